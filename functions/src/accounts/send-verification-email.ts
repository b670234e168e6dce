import {sendVerificationEmail as contract} from '@lectern/domain/contracts'
import {callable} from '../callable.ts'
import {deliverNow} from '../outbox/deliver.ts'
import {addMail} from '../outbox/queue.ts'
import {mailSecrets} from '../parameters.ts'
import {AppError} from '../app-error.ts'
import {auth} from '../services/auth.ts'
import {verificationMail} from './verification-mail.ts'

/** After sign-up, and when somebody asks for the link again. */
export const sendVerificationEmail = callable(
  contract,
  {
    who: 'signed-in',
    secrets: mailSecrets,
    limits: (_, {uid}) => [{name: 'verification', key: uid, max: 10, windowSeconds: 60 * 60}],
  },
  async (_, {uid}) => {
    // The caller's token may have been issued before the address was verified: the account is up to date.
    const {email, emailVerified} = await auth().getUser(uid)
    if (emailVerified || !email) throw new AppError('already-verified')
    const id = await addMail([email], verificationMail, {uid})
    if (!(await deliverNow(id))) throw new AppError('mail-unavailable')
    return {email}
  },
)
