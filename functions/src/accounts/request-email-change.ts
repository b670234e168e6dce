import {normalizeEmail} from '@lectern/domain/mail/email'
import {requestEmailChange as contract} from '@lectern/domain/people/contracts'
import {assertRecentSignIn} from '../authorize.ts'
import {callable} from '../callable.ts'
import {queueMail} from '../outbox/queue.ts'
import {outbox} from '../outbox/outbox.ts'
import {countMailsOf} from '../outbox/recipient-limits.ts'
import {AppError} from '../app-error.ts'
import {auth} from '../services/auth.ts'
import {firestore} from '../services/firestore.ts'
import {callerAccount} from './caller-account.ts'
import {emailChangeMail} from './email-change-mail.ts'
import {emailChangeNoticeMail} from './email-change-notice-mail.ts'

/** When somebody wants another address for their account: it is changed by the link that goes to the new one. The old one is told. */
export const requestEmailChange = callable(
  contract,
  {
    limits: (_, {uid}, ip) => [
      {name: 'email-change', key: uid, max: 5, windowSeconds: 60 * 60},
      {name: 'email-change-ip', key: ip, max: 100, windowSeconds: 60 * 60},
    ],
  },
  async ({email}, caller) => {
    assertRecentSignIn(caller)
    const {uid} = caller
    const account = await callerAccount(uid)
    const old = account.email
    if (!old) throw new AppError('no-address')
    if (normalizeEmail(old) === normalizeEmail(email)) throw new AppError('same-address')
    if ((await auth().getUsers([{email}])).users.length > 0) throw new AppError('address-taken')
    // What is refused above uses up nothing of a stranger's mailbox. The old one may be a stranger's, too, of whom many accounts were opened.
    await countMailsOf([
      ['email-change-to', email],
      ['email-change-notice', old],
    ])
    const write = firestore().batch()
    queueMail(write, outbox().doc().id, [email], emailChangeMail, {uid, newEmail: email})
    queueMail(write, outbox().doc().id, [old], emailChangeNoticeMail, {newEmail: email})
    await write.commit()
    return {}
  },
)
