import {normalizeEmail} from '@lectern/domain/mail/email'
import {FieldValue, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {pendingConfirmations} from '../newsletter/confirm-subscription.ts'
import {newsletters} from '../newsletter/newsletters.ts'
import {subscribers} from '../newsletter/subscribers.ts'
import {outbox, type QueuedMail} from '../outbox/outbox.ts'
import {addressHash, suppressions} from '../outbox/suppressions.ts'
import {
  deleteEvery,
  namedBy,
  readEvery,
  toJson,
  writeEach,
  type Person,
  type PersonalDataPart,
} from './part.ts'

/** An address as it was written, and as it is compared. */
const spellings = ({addresses}: Person) => [
  ...new Set(addresses.flatMap((one) => [one, normalizeEmail(one)])),
]

async function mailsTo(person: Person): Promise<QueryDocumentSnapshot<QueuedMail>[]> {
  const found = await Promise.all(
    spellings(person).map((address) => readEvery(outbox().where('to', 'array-contains', address))),
  )
  return [...new Map(found.flat().map((snapshot) => [snapshot.id, snapshot])).values()]
}

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
    const ownOnly = found.filter((snapshot) => snapshot.data().to.length <= 1)
    await deleteEvery(ownOnly.map(({ref}) => ref))
    await writeEach(
      found.filter((snapshot) => !ownOnly.includes(snapshot)),
      (write, {ref}) => write.update(ref, {to: FieldValue.arrayRemove(...spellings(person))}),
    )
  },
}

/** Newsletters that were sent to single addresses, or to everybody but some. */
const namedInNewslettersPart: PersonalDataPart = {
  name: 'namedInNewsletters',
  collections: ['newsletters'],
  async read(person) {
    return (await newslettersNaming(person)).map(({id, audience, subject}) => ({id, audience, subject}))
  },
  async erase(person) {
    await writeEach(await newslettersNaming(person), (write, {ref}) =>
      write.update(ref, {emails: FieldValue.arrayRemove(...spellings(person))}),
    )
  },
}

async function newslettersNaming(person: Person) {
  const found = await Promise.all(
    spellings(person).map((address) => readEvery(newsletters().where('emails', 'array-contains', address))),
  )
  return found.flat().map((snapshot) => ({id: snapshot.id, ref: snapshot.ref, ...snapshot.data()}))
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
  },
}

/** Subscriptions, and what goes to a person's addresses. */
export const mailParts: readonly PersonalDataPart[] = [
  namedBy('subscriptions', ['newsletterSubscribers', 'newsletterConfirmations'], (person) =>
    hashesOf(person).flatMap((hash) => [subscribers().doc(hash), pendingConfirmations().doc(hash)]),
  ),
  mailPart,
  namedInNewslettersPart,
  suppressionPart,
]
