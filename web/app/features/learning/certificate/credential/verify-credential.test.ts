import {credentialPath, DID_DOCUMENT} from '@lectern/domain/learning/credential'
import {CompactSign, exportJWK, generateKeyPair, type CryptoKey} from 'jose'
import {gzipSync} from 'node:zlib'
import {beforeAll, beforeEach, expect, test} from 'vitest'
import {verifyCredential} from './verify-credential'

const ID = '0123456789abcdef0123456789abcdef'
const DID = 'did:web:lectern.example'
const LIST = 'https://lectern.example/credentials/status/0'
const shown = {name: 'Ada Fenn', courseTitle: 'SEO That Lasts'}

const said = {
  iss: DID,
  jti: `https://lectern.example/certificates/${ID}`,
  credentialSubject: {
    identifier: [{identityHash: shown.name}],
    achievement: {name: shown.courseTitle},
  },
  credentialStatus: {statusListIndex: '9', statusListCredential: LIST},
}

let keys: {privateKey: CryptoKey; publicKey: CryptoKey}
beforeAll(async () => {
  keys = await generateKeyPair('ES256', {extractable: true})
})

const sign = (payload: object, key = keys.privateKey, kid = `${DID}#1`) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({alg: 'ES256', kid, typ: 'JWT'})
    .sign(key)

const listOf = (first: number, second: number) => ({
  iss: DID,
  jti: LIST,
  credentialSubject: {
    encodedList: `u${gzipSync(new Uint8Array([first, second, ...new Uint8Array(16_382)])).toString('base64url')}`,
  },
})

/** The paths that the site was asked for. */
let asked: string[]
beforeEach(() => {
  asked = []
})

/** What the site answers, where it is not as it should be: keys that are kept are those from before the key was changed. */
async function verify(
  change: {jwt?: string | null; list?: string; assertionMethod?: string[]; keptKeys?: string} = {},
  page = shown,
) {
  const publicKeyJwk = {...(await exportJWK(keys.publicKey)), alg: 'ES256'}
  const document = JSON.stringify({
    id: DID,
    verificationMethod: [{id: `${DID}#1`, publicKeyJwk}],
    assertionMethod: change.assertionMethod ?? [`${DID}#1`],
  })
  const answers: Record<string, string | null> = {
    [credentialPath(ID, 'jwt')]: change.jwt === undefined ? await sign(said) : change.jwt,
    [DID_DOCUMENT]: change.keptKeys ?? document,
    [`${DID_DOCUMENT}?kid=${encodeURIComponent(`${DID}#1`)}`]: document,
    [`${DID_DOCUMENT}?kid=${encodeURIComponent(`${DID}#2`)}`]: document,
    '/credentials/status/0': change.list ?? (await sign(listOf(0xff, 0b1011_1111))),
  }
  return verifyCredential(ID, page, async (path) => {
    asked.push(path)
    const answer = answers[path]
    if (answer === undefined) throw new Error('no answer')
    return answer
  })
}

test('what the shop has signed, and the page shows, is verified', async () => {
  expect(await verify()).toBe('verified')
})

test('a credential of the list, or one that is gone, is withdrawn', async () => {
  expect(await verify({list: await sign(listOf(0, 0b0100_0000))})).toBe('withdrawn')
  expect(await verify({jwt: null})).toBe('withdrawn')
})

test('what was changed, or signed by others, is refused', async () => {
  const {privateKey} = await generateKeyPair('ES256')
  const [header, , signature] = (await sign(said)).split('.')
  const other = Buffer.from(JSON.stringify({...said, name: 'Somebody'})).toString('base64url')
  for (const jwt of [[header, other, signature].join('.'), await sign(said, privateKey), 'no JWT', ''])
    expect(await verify({jwt})).toBe('refused')
  expect(await verify({assertionMethod: []})).toBe('refused')
  expect(await verify({jwt: await sign({...said, iss: 'did:web:other.example'})})).toBe('refused')
})

test('a page that shows something else than was signed is refused', async () => {
  expect(await verify({}, {...shown, name: 'Ada Penn'})).toBe('refused')
  expect(await verify({}, {...shown, courseTitle: 'Other'})).toBe('refused')
  expect(await verify({jwt: await sign({...said, jti: said.jti.replace('0', '1')})})).toBe('refused')
})

test('a list that nobody has signed, of another page, or too short, is refused', async () => {
  const {privateKey} = await generateKeyPair('ES256')
  expect(await verify({list: await sign(listOf(0, 0), privateKey)})).toBe('refused')
  expect(await verify({list: await sign({...listOf(0, 0), jti: `${LIST}1`})})).toBe('refused')
  const far = {...said, credentialStatus: {...said.credentialStatus, statusListIndex: '131072'}}
  expect(await verify({jwt: await sign(far)})).toBe('refused')
})

test('a key that is new is known also where the keys from before it are still kept', async () => {
  const keptKeys = JSON.stringify({id: DID, verificationMethod: [], assertionMethod: []})
  expect(await verify({keptKeys})).toBe('verified')
  // Once for the credential and the list.
  expect(asked.filter((path) => path.startsWith(DID_DOCUMENT))).toHaveLength(2)
  expect(await verify({jwt: await sign(said, keys.privateKey, `${DID}#2`)})).toBe('refused')
})

test('what does not answer is no verdict', async () => {
  await expect(verifyCredential(ID, shown, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
