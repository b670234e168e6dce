import {sendVerificationEmail as contract} from '@lectern/domain/accounts/contracts'
import {callable} from '../callable.ts'
import {deliverNow} from '../outbox/deliver.ts'
import {addMail} from '../outbox/queue.ts'
import {countMailTo} from '../outbox/recipient-limits.ts'
import {AppError} from '../app-error.ts'
import {callerAccount} from './caller-account.ts'
import {verificationMail} from './verification-mail.ts'

/** After sign-up, and when somebody asks for the link again. */
export const sendVerificationEmail = callable(
  contract,
  {
    limits: (_, {uid}, ip) => [
      {name: 'verification', key: uid, max: 10, windowSeconds: 60 * 60},
      {name: 'verification-ip', key: ip, max: 200, windowSeconds: 60 * 60},
    ],
  },
  async (_, {uid}) => {
    const {email, emailVerified} = await callerAccount(uid)
    if (!email) throw new AppError('no-address')
    if (emailVerified) throw new AppError('already-verified')
    // Accounts are opened, deleted and opened again with anybody's address: what counts is where the mails go.
    await countMailTo('verification-to', email)
    const id = await addMail([email], verificationMail, {uid})
    const state = await deliverNow(id)
    // The address was verified after it was looked up, such as on another device.
    if (state === 'skipped') throw new AppError('already-verified')
    if (state !== 'sent') throw new AppError('mail-unavailable')
    return {email}
  },
)
