import {issuerOf} from '@lectern/domain/learning/credential'
import {CompactSign, importJWK} from 'jose'
import * as z from 'zod/mini'
import {credentialKey, credentialOldKeys, siteUrl} from '../parameters.ts'

/** The public half of a key (a JWK), which has the id under which credentials name it. */
const publicKey = z.object({
  kty: z.string(),
  kid: z.string().check(z.minLength(1)),
  alg: z.enum(['ES256', 'EdDSA', 'RS256']),
  crv: z.optional(z.string()),
  x: z.optional(z.string()),
  y: z.optional(z.string()),
  n: z.optional(z.string()),
  e: z.optional(z.string()),
})
const privateKey = z.extend(publicKey, {d: z.string()})

type PublicKey = z.infer<typeof publicKey>

const decode = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())

/** The shop as an issuer of credentials. */
export const issuer = (): string => issuerOf(siteUrl.value())

/** Signs a credential with the key that is in use: a JWT. */
export async function sign(payload: object): Promise<string> {
  const {d, ...key} = privateKey.parse(decode(credentialKey.value()))
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({alg: key.alg, kid: `${issuer()}#${key.kid}`, typ: 'JWT'})
    .sign(await importJWK({...key, d}))
}

/** The keys that the shop signs with, and those that it signed with before: with one that is missing here nothing is genuine. */
function publicKeys(): PublicKey[] {
  const old = credentialOldKeys.value().split(/\s+/).filter(Boolean)
  // The schema leaves out what is secret.
  return [credentialKey.value(), ...old].map((text) => publicKey.parse(decode(text)))
}

/** What stands at `/.well-known/did.json`. */
export function didDocument(): object {
  const controller = issuer()
  const methods = publicKeys().map(({kid, ...key}) => ({
    id: `${controller}#${kid}`,
    type: 'JsonWebKey2020',
    controller,
    publicKeyJwk: {...key, kid},
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: controller,
    verificationMethod: methods,
    assertionMethod: methods.map(({id}) => id),
  }
}
