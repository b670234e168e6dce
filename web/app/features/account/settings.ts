import {DEFAULT_SETTINGS, type Settings} from '@lectern/domain/settings'
import {doc, getDoc, serverTimestamp, setDoc} from 'firebase/firestore/lite'
import {firestore} from '~/lib/firebase/firestore'

/** The learner's settings; the defaults when none have been saved. */
export async function readSettings(uid: string): Promise<Settings> {
  const data = (await getDoc(doc(firestore, 'settings', uid))).data() ?? {}
  const choice = (name: keyof Settings) => {
    const value: unknown = data[name]
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name]
  }
  return {
    emailNotifications: choice('emailNotifications'),
    marketingEmails: choice('marketingEmails'),
    newCourseNotifications: choice('newCourseNotifications'),
    learningReminders: choice('learningReminders'),
  }
}

/** Saves all of the learner's settings. */
export async function saveSettings(uid: string, settings: Settings): Promise<void> {
  await setDoc(doc(firestore, 'settings', uid), {...settings, updatedAt: serverTimestamp()})
}
