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

/**
 * The learner's settings; the defaults when none have been saved. Marketing mail is on for whoever gets the newsletter as a
 * subscriber, too.
 */
export async function readSettings(uid: string): Promise<Settings> {
  const email = await verifiedEmail()
  const [settings, subscriptions] = await Promise.all([
    getDoc(doc(firestore, 'settings', uid)),
    ofAddress(email, collection(firestore, 'newsletterSubscribers')),
  ])
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
  }
}

/**
 * Saves all of the learner's settings. Without marketing mail the subscription of their address ends with it, and what waits for a
 * confirmation. A switch that is on for a subscription alone, and is left on, asks for no more mail than that.
 */
export async function saveSettings(uid: string, settings: Settings): Promise<void> {
  const stored = doc(firestore, 'settings', uid)
  const email = await verifiedEmail()
  const [before, subscriptions, confirmations] = await Promise.all([
    getDoc(stored),
    ofAddress(email, collection(firestore, 'newsletterSubscribers')),
    ofAddress(email, collection(firestore, 'newsletterConfirmations')),
  ])
  const isOn = settings.marketingEmails
  const marketingEmails = isOn && (subscriptions.length === 0 || before.get('marketingEmails') === true)
  const write = writeBatch(firestore)
  write.set(stored, {...settings, marketingEmails, updatedAt: serverTimestamp()})
  if (!isOn) for (const {ref} of [...subscriptions, ...confirmations]) write.delete(ref)
  await write.commit()
}

/** What a collection of addresses has of the account's own; nothing of one that is not verified. */
async function ofAddress(email: string | null, addresses: CollectionReference) {
  return email === null ? [] : (await getDocs(query(addresses, where('email', '==', email)))).docs
}
