import {sendPasswordConfirmation as contract} from '@lectern/domain/accounts/contracts'
import type {UserRecord} from 'firebase-admin/auth'
import {callable} from '../callable.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {countMailTo} from '../outbox/recipient-limits.ts'
import {clock} from '../services/clock.ts'
import {optimistically} from '../services/optimistic.ts'
import {callerAccount} from './caller-account.ts'
import {passwordChangedMail} from './password-changed-mail.ts'

const HOUR_MS = 60 * 60_000

/** After a password was changed or reset: tells the account's address, once a change. Nothing where none was changed. */
export const sendPasswordConfirmation = callable(
  contract,
  {
    limits: (_, {uid}, ip) => [
      {name: 'password-changed', key: uid, max: 10, windowSeconds: 60 * 60},
      {name: 'password-changed-ip', key: ip, max: 200, windowSeconds: 60 * 60},
    ],
  },
  async (_, {uid}) => {
    const account = await callerAccount(uid)
    const changedAt = passwordChangedAt(account)
    const {email} = account
    if (!email || changedAt === null) return {}
    await countMailTo('password-changed-to', email)
    const id = `password-changed-${uid}-${changedAt}`
    await optimistically(async (write) => {
      if ((await outbox().doc(id).get()).exists) return
      queueMail(write, id, [email], passwordChangedMail, {})
    })
    return {}
  },
)

/**
 * When the account's password was changed within the last hour, in ms; null when it was not. Firebase does not say so itself,
 * but with a new password earlier sessions end, and that it says. Opening an account sets the same time.
 */
function passwordChangedAt({providerData, tokensValidAfterTime, metadata}: UserRecord): number | null {
  if (!tokensValidAfterTime || !providerData.some(({providerId}) => providerId === 'password')) return null
  const validAfter = Date.parse(tokensValidAfterTime)
  const isNew = validAfter < Math.floor(Date.parse(metadata.creationTime) / 1000) * 1000 + 1000
  return isNew || clock.now() - validAfter > HOUR_MS ? null : validAfter
}
