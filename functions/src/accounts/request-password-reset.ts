import {requestPasswordReset as contract} from '@lectern/domain/contracts'
import {normalizeEmail} from '@lectern/domain/newsletter'
import {callable} from '../callable.ts'
import {addMail} from '../outbox/queue.ts'

/**
 * When somebody has forgotten their password. Whether the address has an account is found out only when the mail is
 * written, after the answer: answer and time are the same for every address.
 */
export const requestPasswordReset = callable(
  contract,
  {
    who: 'anyone',
    limits: ({email}, _, ip) => [
      {name: 'password-reset', key: normalizeEmail(email), max: 5, windowSeconds: 60 * 60},
      {name: 'password-reset-ip', key: ip, max: 100, windowSeconds: 60 * 60},
    ],
  },
  async ({email}) => {
    await addMail([email], {kind: 'password-reset'})
    return {}
  },
)
