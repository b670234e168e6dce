import type {Certificate} from '@lectern/domain/learning/certificate'
import {credentialPath, DID_DOCUMENT} from '@lectern/domain/learning/credential'
import {compactVerify, importJWK, type JWK} from 'jose'
import {JOSEError} from 'jose/errors'
import * as z from 'zod/mini'

/** What a browser finds out about a credential by itself. */
export type Verdict = 'verified' | 'refused' | 'withdrawn'

const issuerDocument = z.object({
  id: z.string(),
  verificationMethod: z.array(z.object({id: z.string(), publicKeyJwk: z.looseObject({alg: z.string()})})),
  assertionMethod: z.array(z.string()),
})
type IssuerDocument = z.infer<typeof issuerDocument>

const credential = z.object({
  iss: z.string(),
  jti: z.string(),
  credentialSubject: z.object({
    identifier: z.array(z.object({identityHash: z.string()})),
    achievement: z.object({name: z.string()}),
  }),
  credentialStatus: z.object({statusListIndex: z.string(), statusListCredential: z.url()}),
})

const statusList = z.object({
  iss: z.string(),
  jti: z.string(),
  credentialSubject: z.object({encodedList: z.string().check(z.startsWith('u'))}),
})

/** Answers a path of the site; null where there is nothing any more (410). */
export type Load = (path: string) => Promise<string | null>

/** The keys of the shop as far as they are known, and where they are loaded from. */
interface Issuer {
  known: IssuerDocument
  load: Load
}

class Refusal extends Error {}

/**
 * Verifies a certificate's credential as anybody else would: that the shop has signed it, that it says what the page says, and that it is
 * not withdrawn by the signed list.
 * @throws Error when something could not be loaded
 */
export async function verifyCredential(
  id: string,
  {name, courseTitle}: Pick<Certificate, 'name' | 'courseTitle'>,
  load: Load,
): Promise<Verdict> {
  const [jwt, keys] = await Promise.all([load(credentialPath(id, 'jwt')), load(DID_DOCUMENT)])
  if (jwt === null) return 'withdrawn'
  try {
    const issuer = {known: parseKeys(keys), load}
    const {jti, credentialSubject, credentialStatus} = await open(jwt, issuer, credential)
    const says =
      new URL(jti).pathname === `/certificates/${id}` &&
      credentialSubject.identifier.some(({identityHash}) => identityHash === name) &&
      credentialSubject.achievement.name === courseTitle
    if (!says) return 'refused'
    const {statusListCredential: list, statusListIndex} = credentialStatus
    const signedList = await load(new URL(list).pathname)
    const {jti: listId, credentialSubject: bits} = await open(signedList ?? '', issuer, statusList)
    if (listId !== list) return 'refused'
    return (await isSet(bits.encodedList, Number(statusListIndex))) ? 'withdrawn' : 'verified'
  } catch (error) {
    if (error instanceof Refusal || error instanceof JOSEError || error instanceof z.core.$ZodError)
      return 'refused'
    throw error
  }
}

/** What a JWT says, if a key of the issuer has signed it. */
async function open<T extends z.ZodMiniType<{iss: string}>>(
  jwt: string,
  issuer: Issuer,
  schema: T,
): Promise<z.infer<T>> {
  const {payload} = await compactVerify(jwt, async ({kid, alg}) => {
    const method = await methodOf(kid ?? '', issuer)
    if (method?.publicKeyJwk.alg !== alg || !issuer.known.assertionMethod.includes(method.id))
      throw new Refusal('Not a key of the issuer.')
    return importJWK(method.publicKeyJwk as JWK, alg)
  })
  const said = schema.parse(JSON.parse(new TextDecoder().decode(payload)))
  if (said.iss !== issuer.known.id) throw new Refusal('Somebody else is named as the issuer.')
  return said
}

/**
 * The key of that id; undefined where the shop has none. After a key was changed the list of keys may still be an older one that was kept on
 * the way here, so it is loaded once more for a key that is not in it, from an address for which nothing is kept.
 */
async function methodOf(kid: string, issuer: Issuer) {
  const find = () => issuer.known.verificationMethod.find(({id}) => id === kid)
  const known = find()
  if (known) return known
  issuer.known = parseKeys(await issuer.load(`${DID_DOCUMENT}?kid=${encodeURIComponent(kid)}`))
  return find()
}

const parseKeys = (text: string | null) => issuerDocument.parse(JSON.parse(text ?? ''))

/** Whether an entry of a Bitstring Status List is set: the first is the highest bit of the first byte. */
async function isSet(encodedList: string, index: number): Promise<boolean> {
  const text = atob(encodedList.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const byte = bytes[index >> 3]
  if (byte === undefined) throw new Refusal('The list has no such entry.')
  return (byte & (0x80 >> (index & 7))) !== 0
}

/** From this site. */
export const loadFromSite: Load = async (path) => {
  const answer = await fetch(path, {cache: 'no-cache'})
  if (answer.status === 410) return null
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.text()
}
