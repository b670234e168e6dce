import {addPasskey as contract} from '@lectern/domain/staff/passkey-contracts'
import type {RegistrationResponseJSON} from '@simplewebauthn/server'
import {AppError} from '../../app-error.ts'
import {assertMayAddPasskey} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {staffMember} from '../../staff-member.ts'
import {recordStaffAction} from '../staff-action.ts'
import {takeChallenge} from './challenge.ts'
import {confirmedToken} from './confirmed-token.ts'
import {parsedResponse, relyingParty} from './relying-party.ts'

/** When staff add a passkey. */
export const addPasskey = callable(contract, async ({response, name}, caller) => {
  const {uid} = caller
  const {expectedChallenge, member} = await takeChallenge(uid, 'add')
  assertMayAddPasskey(caller, member)
  const credential = await registered(response, expectedChallenge)
  await optimistically(async (write) => {
    const snapshot = await staffMember(uid)
    const {passkeys = []} = snapshot.data() ?? {}
    if (!snapshot.exists || passkeys.some(({id}) => id === credential.id))
      throw new AppError('passkey-refused')
    const passkey = {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      addedAt: clock.timestamp(),
    }
    write.update(snapshot.ref, {passkeys: [...passkeys, passkey], needsPasskey: true}, unchanged(snapshot))
    recordStaffAction(write, caller, 'passkey-added', {kind: 'staff', id: uid}, {reason: name})
  })
  return confirmedToken(uid)
})

/** @throws AppError `passkey-refused` */
async function registered(text: string, expectedChallenge: string) {
  const {origin, id} = relyingParty()
  const {verifyRegistrationResponse} = await import('@simplewebauthn/server')
  try {
    const {verified, registrationInfo} = await verifyRegistrationResponse({
      response: parsedResponse(text) as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (verified) return registrationInfo.credential
  } catch (cause) {
    throw new AppError('passkey-refused', {}, {cause})
  }
  throw new AppError('passkey-refused')
}
