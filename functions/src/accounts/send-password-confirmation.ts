import {sendPasswordConfirmation as contract} from '@lectern/domain/contracts'
import {callable} from '../callable.ts'
import {addMail} from '../outbox/queue.ts'
import {passwordChangedMail} from './password-changed-mail.ts'

/** After a password was changed or reset. */
export const sendPasswordConfirmation = callable(
  contract,
  {
    who: 'signed-in',
    limits: (_, {uid}) => [{name: 'password-changed', key: uid, max: 10, windowSeconds: 60 * 60}],
  },
  async (_, {email}) => {
    if (email) await addMail([email], passwordChangedMail, {})
    return {}
  },
)
