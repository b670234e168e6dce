import {DELETE_PHRASE} from '@lectern/domain/people/deletion'
import {requestEmailChange} from '../../../functions/src/accounts/request-email-change.ts'
import {sendPasswordConfirmation} from '../../../functions/src/accounts/send-password-confirmation.ts'
import {announceCourse} from '../../../functions/src/staff/announce/announce-course.ts'
import {confirmSubscription} from '../../../functions/src/newsletter/confirm-subscription.ts'
import {signConfirmation} from '../../../functions/src/newsletter/confirmation-token.ts'
import {listRecipients} from '../../../functions/src/staff/newsletter/list-recipients.ts'
import {sendNewsletter} from '../../../functions/src/staff/newsletter/send-newsletter.ts'
import {deleteOwnAccount, exportOwnData, keepOwnAccount} from '../../../functions/src/privacy/own-data.ts'
import {functionsSecrets} from '../../../local/environment.ts'
import {cost, type Cost} from './function-cost.ts'
import {run, type Person} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

/** What somebody does with their account, who has bought nothing. */
export async function countAccountErrands(count: Count, person: Person): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  await count('change the address', () => run(requestEmailChange, person, {email}))
  await count('tell of a new password', () => run(sendPasswordConfirmation, person, {}))
  await count('export own data', () => run(exportOwnData, person, {}))
  await count('delete the account', () => run(deleteOwnAccount, person, {confirmation: DELETE_PHRASE}))
  await count('keep the account', () => run(keepOwnAccount, person, {}))
}

/** What is done about mailings: a reader confirms, whose address has been entered in the footer, and staff write to them. */
export async function countMailingErrands(
  count: Count,
  staff: Person,
  {email, courseId}: {email: string; courseId: string},
): Promise<void> {
  const {UNSUBSCRIBE_SECRET = ''} = functionsSecrets()
  const token = signConfirmation({email, expiresAt: Date.now() + 60_000}, UNSUBSCRIBE_SECRET)
  await count('confirm a subscription', () => run(confirmSubscription, null, {token}))
  await count('find a recipient', () =>
    run(listRecipients, staff, {cursor: null, search: email, source: null}),
  )
  const newsletter = {subject: 'Autumn', contentHtml: '<p>Hello</p>', audience: 'only', emails: [email]}
  const draftId = crypto.randomUUID()
  await count('send a newsletter', () => run(sendNewsletter, staff, {...newsletter, draftId}))
  await count('announce a course', () => run(announceCourse, staff, {courseId}))
}

/** What each costs. */
export const ACCOUNT_EXPECTED: Record<string, Cost> = {
  'change the address': cost(6, 8, 0, 0, 2),
  'tell of a new password': cost(2, 2, 0, 0, 1),
  'export own data': cost(32, 1, 0, 0, 3),
  'delete the account': cost(7, 6, 0, 0, 1),
  'keep the account': cost(2, 2, 0, 0, 1),
  'confirm a subscription': cost(4, 3, 0, 0, 0),
  'find a recipient': cost(5, 0, 0, 0, 1),
  'send a newsletter': cost(11, 7, 0, 0, 1),
  'announce a course': cost(3, 3, 0, 1, 0),
}
