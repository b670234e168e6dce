import {DEFAULT_SETTINGS, type Settings} from '@lectern/domain/settings'
import type {DocumentReference, DocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {readAll} from '../services/read-all.ts'
import {firestore} from '../services/firestore.ts'

/** `settings/{uid}`; a field that was never saved has its default. */
const settingsSchema = z.object({
  emailNotifications: z._default(z.boolean(), DEFAULT_SETTINGS.emailNotifications),
  marketingEmails: z._default(z.boolean(), DEFAULT_SETTINGS.marketingEmails),
  newCourseNotifications: z._default(z.boolean(), DEFAULT_SETTINGS.newCourseNotifications),
  learningReminders: z._default(z.boolean(), DEFAULT_SETTINGS.learningReminders),
})

export function settingsDocument(uid: string): DocumentReference {
  return firestore().collection('settings').doc(uid)
}

export function settingsIn(snapshot: Pick<DocumentSnapshot, 'data'>): Settings {
  return settingsSchema.parse(snapshot.data() ?? {})
}

/** The settings of an account: which mails it wants. */
export async function settingsOf(uid: string): Promise<Settings> {
  return settingsIn(await settingsDocument(uid).get())
}

/** The settings of many accounts, in the order of the uids. */
export async function settingsOfAll(uids: readonly string[]): Promise<Settings[]> {
  return (await readAll(uids.map(settingsDocument))).map(settingsIn)
}
