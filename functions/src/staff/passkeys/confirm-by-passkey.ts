import {confirmByPasskey as contract} from '@lectern/domain/staff/passkey-contracts'
import type {AuthenticationResponseJSON} from '@simplewebauthn/server'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {staffMember, type Passkey} from '../../staff-member.ts'
import {takeChallenge} from './challenge.ts'
import {confirmedToken} from './confirmed-token.ts'
import {parsedResponse, relyingParty} from './relying-party.ts'

/** When staff show by a passkey that it is them. */
export const confirmByPasskey = callable(contract, async ({response}, {uid}) => {
  const {expectedChallenge, member} = await takeChallenge(uid, 'confirm')
  const {id, counter} = await authenticated(response, expectedChallenge, member.passkeys ?? [])
  await optimistically(async (write) => {
    const snapshot = await staffMember(uid)
    const {passkeys = []} = snapshot.data() ?? {}
    // It may have been removed meanwhile.
    if (!passkeys.some((passkey) => passkey.id === id)) throw new AppError('passkey-refused')
    const counted = passkeys.map((passkey) => (passkey.id === id ? {...passkey, counter} : passkey))
    write.update(snapshot.ref, {passkeys: counted}, unchanged(snapshot))
  })
  return confirmedToken(uid)
})

/**
 * The passkey that has signed, and how often it has by now.
 * @throws AppError `passkey-refused`
 */
async function authenticated(text: string, expectedChallenge: string, passkeys: readonly Passkey[]) {
  const {origin, id} = relyingParty()
  const {verifyAuthenticationResponse} = await import('@simplewebauthn/server')
  const response = parsedResponse(text) as AuthenticationResponseJSON | null
  const passkey = passkeys.find((known) => known.id === response?.id)
  if (!response || !passkey) throw new AppError('passkey-refused')
  try {
    const {verified, authenticationInfo} = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: true,
    })
    if (verified) return {id: passkey.id, counter: authenticationInfo.newCounter}
  } catch (cause) {
    throw new AppError('passkey-refused', {}, {cause})
  }
  throw new AppError('passkey-refused')
}
