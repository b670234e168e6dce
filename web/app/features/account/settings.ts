import {DEFAULT_SETTINGS, type Settings} from '@lectern/domain/settings'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type CollectionReference,
} from 'firebase/firestore/lite'
import {verifiedEmail} from '~/lib/firebase/auth'
import {firestore} from '~/lib/firebase/firestore'

/** What the learner has chosen, and the reason (a `SuppressionReason`) for which no mailings go to their address, whatever they choose; null where they do. */
export interface MailSettings extends Settings {
  suppression: string | null
}

/**
 * The learner's settings; the defaults when none have been saved. Marketing mail is on for whoever gets the newsletter as a
 * subscriber, too.
 */
export async function readSettings(uid: string): Promise<MailSettings> {
  const email = await verifiedEmail()
  const [settings, subscriptions, suppressions] = await Promise.all([
    getDoc(doc(firestore, 'settings', uid)),
    ofAddress(email, collection(firestore, 'newsletterSubscribers')),
    ofAddress(email, collection(firestore, 'suppressions'), 'address'),
  ])
  const reason: unknown = suppressions[0]?.get('reason')
  const data = settings.data() ?? {}
  const choice = (name: keyof Settings) => {
    const value: unknown = data[name]
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name]
  }
  return {
    emailNotifications: choice('emailNotifications'),
    marketingEmails: choice('marketingEmails') || subscriptions.length > 0,
    newCourseNotifications: choice('newCourseNotifications'),
    learningReminders: choice('learningReminders'),
    suppression: typeof reason === 'string' ? reason : null,
  }
}

/**
 * Saves those of the learner's settings that they have changed; the others may have been changed elsewhere since they were shown, as by
 * the link in a mail. Without marketing mail the subscription of their address ends with it, and what waits for a confirmation. A switch
 * that is on for a subscription alone, and is left on, asks for no more mail than that.
 * @param shown the names of those that were on when they were shown
 */
export async function saveSettings(uid: string, chosen: Settings, shown: readonly string[]): Promise<void> {
  const stored = doc(firestore, 'settings', uid)
  const isChanged = (name: keyof Settings) => chosen[name] !== shown.includes(name)
  const endsMarketing = isChanged('marketingEmails') && !chosen.marketingEmails
  const email = endsMarketing ? await verifiedEmail() : null
  const [before, subscriptions, confirmations] = await Promise.all([
    getDoc(stored),
    ofAddress(email, collection(firestore, 'newsletterSubscribers')),
    ofAddress(email, collection(firestore, 'newsletterConfirmations')),
  ])
  const changes = pick(chosen, isChanged)
  // All are stored once one is.
  const missing = pick(DEFAULT_SETTINGS, (name) => typeof before.get(name) !== 'boolean')
  const write = writeBatch(firestore)
  write.set(stored, {...missing, ...changes, updatedAt: serverTimestamp()}, {merge: true})
  for (const {ref} of [...subscriptions, ...confirmations]) write.delete(ref)
  await write.commit()
}

function pick(settings: Settings, isPicked: (name: keyof Settings) => boolean): Partial<Settings> {
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]
  return Object.fromEntries(names.filter(isPicked).map((name) => [name, settings[name]]))
}

/** What a collection of addresses has of the account's own; nothing of one that is not verified. */
async function ofAddress(email: string | null, addresses: CollectionReference, field = 'email') {
  return email === null ? [] : (await getDocs(query(addresses, where(field, '==', email)))).docs
}
