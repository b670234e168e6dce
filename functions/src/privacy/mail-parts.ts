import type {MailState} from '@lectern/domain/mail/outbox'
import {FieldValue, type Query, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {pendingConfirmations} from '../newsletter/confirm-subscription.ts'
import {newsletterDrafts, newsletters} from '../newsletter/newsletters.ts'
import {subscribers} from '../newsletter/subscribers.ts'
import {forgetRecipients} from '../outbox/forget-recipients.ts'
import {outbox, type QueuedMail} from '../outbox/outbox.ts'
import {addressHash, suppressions} from '../outbox/suppressions.ts'
import {orders} from '../orders/order.ts'
import {clock} from '../services/clock.ts'
import {spellingsOf} from './addresses.ts'
import {eraseReasons} from './acts-of-staff.ts'
import {
  deleteEvery,
  namedBy,
  readEvery,
  toJson,
  writeEach,
  type Person,
  type PersonalDataPart,
} from './part.ts'

const spellings = ({addresses}: Person) => spellingsOf(addresses)

/** The mails to a person's addresses, and of those to any other address the ones about their account and their orders. */
async function mailsTo(person: Person): Promise<QueryDocumentSnapshot<QueuedMail>[]> {
  const own = spellings(person)
  const others = spellingsOf(person.mailedTo ?? []).filter((address) => !own.includes(address))
  const [found, foundElsewhere, isAboutPerson] = await Promise.all([
    mailsToAny(own),
    mailsToAny(others),
    others.length === 0 ? () => false : aboutPerson(person),
  ])
  const all = [...found, ...foundElsewhere.filter(isAboutPerson)]
  return [...new Map(all.map((snapshot) => [snapshot.id, snapshot])).values()]
}

async function mailsToAny(addresses: readonly string[]): Promise<QueryDocumentSnapshot<QueuedMail>[]> {
  const found = await Promise.all(
    addresses.map((address) => readEvery(outbox().where('to', 'array-contains', address))),
  )
  return found.flat()
}

/** @returns whether a mail names the person's account or an order of theirs */
async function aboutPerson({uid}: Person) {
  const bought = await readEvery(orders().where('userId', '==', uid))
  const orderIds = new Set<unknown>(bought.map(({id}) => id))
  return (snapshot: QueryDocumentSnapshot<QueuedMail>) => {
    const {content} = snapshot.data()
    return content['uid'] === uid || orderIds.has(content['orderId'])
  }
}

/** Those whose recipients are still to be counted. */
const UNSETTLED: ReadonlySet<MailState> = new Set(['queued', 'sending'])

/** Of a mail that many got, nobody is told who else did. */
const mailPart: PersonalDataPart = {
  name: 'mails',
  collections: ['mail'],
  async read(person) {
    return (await mailsTo(person)).map((snapshot) => ({
      kind: snapshot.data().content.kind,
      ...toJson(snapshot, ['to', 'content', 'lastError', 'parts', 'nextAttemptAt']),
    }))
  },
  async erase(person) {
    const found = await mailsTo(person)
    const isOwnOnly = (snapshot: QueryDocumentSnapshot<QueuedMail>) => snapshot.data().to.length <= 1
    const unsettled = found.filter((snapshot) => UNSETTLED.has(snapshot.data().state))
    for (const snapshot of unsettled)
      await forgetRecipients(snapshot.ref, isOwnOnly(snapshot) ? snapshot.data().to : spellings(person))
    const settled = found.filter((snapshot) => !unsettled.includes(snapshot))
    await deleteEvery(settled.filter(isOwnOnly).map(({ref}) => ref))
    await writeEach(
      settled.filter((snapshot) => !isOwnOnly(snapshot)),
      (write, {ref}) => write.update(ref, {to: FieldValue.arrayRemove(...spellings(person))}),
    )
  },
}

/** Newsletters that were sent to single addresses, or to everybody but some, and drafts that are to go so. */
const namedInNewslettersPart: PersonalDataPart = {
  name: 'namedInNewsletters',
  collections: ['newsletters', 'newsletterDrafts'],
  async read(person) {
    return (await newslettersNaming(person)).map(({id, audience, subject}) => ({id, audience, subject}))
  },
  async erase(person) {
    await writeEach(await newslettersNaming(person), (write, {ref}) => {
      const emails = FieldValue.arrayRemove(...spellings(person))
      // It has changed since others saw it: who has a draft open would store the address again.
      const isDraft = ref.parent.id === newsletterDrafts().id
      write.update(ref, {emails, ...(isDraft && {updatedAt: clock.timestamp()})})
    })
  },
}

async function newslettersNaming(person: Person) {
  const naming = async (written: Query) => {
    const found = await Promise.all(
      spellings(person).map((address) => readEvery(written.where('emails', 'array-contains', address))),
    )
    return found.flat().map((snapshot) => {
      const {audience, subject} = snapshot.data()
      return {id: snapshot.id, ref: snapshot.ref, audience, subject}
    })
  }
  // One after the other: one that is taken back meanwhile is found as the draft.
  return [...(await naming(newsletters())), ...(await naming(newsletterDrafts()))]
}

const hashesOf = ({addresses}: Person) => [...new Set(addresses.map(addressHash))]

/**
 * That mails to an address come back or were called spam is remembered by the hash alone, so that it is not written to again should
 * somebody enter it.
 */
const suppressionPart: PersonalDataPart = {
  ...namedBy('suppressions', ['suppressions'], (person) =>
    hashesOf(person).map((hash) => suppressions().doc(hash)),
  ),
  async erase(person) {
    const references = hashesOf(person).map((hash) => suppressions().doc(hash))
    const found = await Promise.all(references.map((reference) => reference.get()))
    await writeEach(
      found.filter(({exists}) => exists),
      (write, {ref}) => write.update(ref, {address: '', detail: ''}),
    )
    // Why staff have ended one.
    for (const hash of hashesOf(person)) await eraseReasons(hash)
  },
}

/** Subscriptions, and what goes to a person's addresses; that of an address that is not verified is nobody's. */
export const mailParts: readonly PersonalDataPart[] = [
  namedBy('subscriptions', ['newsletterSubscribers', 'newsletterConfirmations'], (person) =>
    hashesOf(person).flatMap((hash) => [subscribers().doc(hash), pendingConfirmations().doc(hash)]),
  ),
  mailPart,
  namedInNewslettersPart,
  suppressionPart,
]
