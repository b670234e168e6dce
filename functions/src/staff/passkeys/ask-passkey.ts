import {askPasskey as contract, MAX_PASSKEYS} from '@lectern/domain/staff/passkey-contracts'
import {AppError} from '../../app-error.ts'
import {assertMayAddPasskey} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {staffMember, type Passkey} from '../../staff-member.ts'
import {keepChallenge} from './challenge.ts'
import {relyingParty} from './relying-party.ts'

/** When the browser of staff is about to ask the authenticator. */
export const askPasskey = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'passkey', key: uid, max: 100, windowSeconds: 60 * 60}],
  },
  async ({purpose}, caller) => {
    const {uid, email} = caller
    const member = (await staffMember(uid)).data()
    if (!member) throw new AppError('not-staff')
    const passkeys = member.passkeys ?? []
    const known = passkeys.map(describe)
    const {id: rpID} = relyingParty()
    const webauthn = await import('@simplewebauthn/server')
    if (purpose === 'confirm') {
      if (known.length === 0) throw new AppError('no-passkey')
      const options = await webauthn.generateAuthenticationOptions({
        rpID,
        allowCredentials: known,
        userVerification: 'required',
      })
      await keepChallenge(uid, options.challenge, purpose)
      return {options: JSON.stringify(options)}
    }
    assertMayAddPasskey(caller, member)
    if (known.length >= MAX_PASSKEYS) throw new AppError('too-many-passkeys')
    const options = await webauthn.generateRegistrationOptions({
      rpName: 'Lectern',
      rpID,
      userName: email ?? uid,
      userID: new TextEncoder().encode(uid),
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: {residentKey: 'preferred', userVerification: 'required'},
    })
    await keepChallenge(uid, options.challenge, purpose)
    return {options: JSON.stringify(options)}
  },
)

const describe = ({id, transports}: Passkey) => ({id, transports})
