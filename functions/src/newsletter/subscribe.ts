import {addSubscriber as byStaff, subscribe as byAnyone} from '@lectern/domain/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {callable} from '../callable.ts'
import {addToNewsletter} from './subscribers.ts'

/** When somebody signs up in the footer. */
export const subscribe = callable(
  byAnyone,
  {
    who: 'anyone',
    limits: ({email}, _, ip) => [
      {name: 'subscribe', key: normalizeEmail(email), max: 10, windowSeconds: 60 * 60},
      {name: 'subscribe-ip', key: ip, max: 200, windowSeconds: 60 * 60},
    ],
  },
  async ({email}) => {
    await addToNewsletter(email)
    return {}
  },
)

/** When staff adds a subscriber by hand. */
export const addSubscriber = callable(byStaff, {who: 'staff'}, async ({email}) => {
  await addToNewsletter(email)
  return {}
})
