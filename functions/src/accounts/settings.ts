import {DEFAULT_SETTINGS, type Settings} from '@lectern/domain/settings'
import * as z from 'zod/mini'
import {readAll} from '../services/read-all.ts'
import {firestore} from '../services/firestore.ts'

/** `settings/{uid}`; a field that was never saved has its default. */
const settingsSchema = z.object({
  emailNotifications: z._default(z.boolean(), DEFAULT_SETTINGS.emailNotifications),
  marketingEmails: z._default(z.boolean(), DEFAULT_SETTINGS.marketingEmails),
  newCourseNotifications: z._default(z.boolean(), DEFAULT_SETTINGS.newCourseNotifications),
})

/** The settings of an account: which mails it wants. */
export async function settingsOf(uid: string): Promise<Settings> {
  const snapshot = await firestore().collection('settings').doc(uid).get()
  return settingsSchema.parse(snapshot.data() ?? {})
}

/** The settings of many accounts, in the order of the uids. */
export async function settingsOfAll(uids: readonly string[]): Promise<Settings[]> {
  const snapshots = await readAll(uids.map((uid) => firestore().collection('settings').doc(uid)))
  return snapshots.map((snapshot) => settingsSchema.parse(snapshot.data() ?? {}))
}
