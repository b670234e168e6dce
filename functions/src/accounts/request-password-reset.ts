import {requestPasswordReset as contract} from '@lectern/domain/accounts/contracts'
import {callable} from '../callable.ts'
import {addMail} from '../outbox/queue.ts'
import {recipientLimits} from '../outbox/recipient-limits.ts'
import {passwordResetMail} from './password-reset-mail.ts'

/**
 * When somebody has forgotten their password. Whether the address has an account is looked up only when the mail is
 * rendered, after the answer: answer and time are the same for every address.
 */
export const requestPasswordReset = callable(
  contract,
  {
    limits: ({email}, _, ip) => [
      ...recipientLimits('password-reset', email),
      {name: 'password-reset-ip', key: ip, max: 100, windowSeconds: 60 * 60},
    ],
  },
  async ({email}) => {
    await addMail([email], passwordResetMail, {})
    return {}
  },
)
