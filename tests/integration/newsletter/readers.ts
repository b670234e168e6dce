import {type Input, type Output} from '@lectern/domain/contracts'
import {addSubscriber, listRecipients, sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {confirmSubscription, subscribe} from '@lectern/domain/newsletter/contracts'
import {accounts, firestore, read} from '../commerce/back-office.ts'
import {call} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailTo} from '../commerce/inbox.ts'
import type {Learner} from '../commerce/learner.ts'

export const someAddress = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Adds subscribers by hand. */
export async function addReaders(staff: Learner, count: number): Promise<string[]> {
  const emails = Array.from({length: count}, someAddress)
  for (const email of emails) await staff.call(addSubscriber, {email})
  return emails
}

/** The token of the link in the newest confirmation mail to an address. */
export async function confirmationToken(email: string): Promise<string> {
  const {text} = await mailTo(email, 'newsletter-confirmation')
  return decodeURIComponent(/\/newsletter\/confirm\?token=([\w.%-]+)/.exec(text ?? '')?.[1] ?? '')
}

/** Subscribes in the footer, and opens the link in the mail. */
export async function subscribeByLink(email = someAddress()): Promise<string> {
  await call(subscribe, {email})
  await call(confirmSubscription, {token: await confirmationToken(email)})
  return email
}

/** What is stored of a subscriber. */
export async function recordsOf(email: string) {
  return (await firestore.collection('newsletterSubscribers').where('email', '==', email).get()).docs
}

/** Switches marketing mail on; what is sent to accounts goes to verified addresses alone. */
export async function wantsMarketing(learner: Learner): Promise<void> {
  await accounts.updateUser(learner.uid, {emailVerified: true})
  await firestore.doc(`settings/${learner.uid}`).set({marketingEmails: true})
}

type Query = Partial<Input<typeof listRecipients>>
type Listed = Output<typeof listRecipients>

/** One page of the recipients, as staff see it. */
export function listPage(staff: Learner, query: Query = {}): Promise<Listed> {
  return staff.call(listRecipients, {cursor: null, search: '', source: null, ...query})
}

/** All pages of the recipients, from the first. */
export async function listAll(staff: Learner, query: Query = {}): Promise<Listed['recipients']> {
  const found: Listed['recipients'] = []
  let cursor: string | null = null
  do {
    const page: Listed = await listPage(staff, {...query, cursor})
    found.push(...page.recipients)
    cursor = page.next
  } while (cursor !== null)
  return found
}

/** Sends a newsletter to these addresses alone, or as `change` says. */
export function sendTo(
  staff: Learner,
  emails: string[],
  change: Partial<Input<typeof sendNewsletter>> = {},
): Promise<Output<typeof sendNewsletter>> {
  return staff.call(sendNewsletter, {
    draftId: crypto.randomUUID(),
    subject: 'Autumn',
    contentHtml: '<p>Hello <b>readers</b></p>',
    audience: 'only',
    emails,
    ...change,
  })
}

/** Waits until a newsletter has been sent; returns what is stored of it. */
export function newsletterSent(id: string) {
  return eventually('the newsletter to be sent', async () => {
    const newsletter = await read(`newsletters/${id}`)
    return newsletter?.['status'] === 'sent' && newsletter
  })
}
