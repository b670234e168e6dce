import {generateKeyPairSync} from 'node:crypto'

/** A new key for signing credentials, both halves as JWKs in base64url; its id is the day it was made. */
export function makeCredentialKey(): {secret: string; public: string} {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
  const [day] = new Date().toISOString().split('T')
  const text = (key: typeof publicKey) =>
    Buffer.from(JSON.stringify({...key.export({format: 'jwk'}), kid: day, alg: 'ES256'})).toString(
      'base64url',
    )
  return {secret: text(privateKey), public: text(publicKey)}
}
