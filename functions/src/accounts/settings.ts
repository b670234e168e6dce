import {firestore} from '../services/firestore.ts'
import * as z from 'zod/mini'

/** `settings/{uid}`: which mails somebody wants. What was never saved is as here. */
const settingsSchema = z.object({
  emailNotifications: z._default(z.boolean(), true),
  marketingEmails: z._default(z.boolean(), false),
  newCourseNotifications: z._default(z.boolean(), true),
})
export type Settings = z.infer<typeof settingsSchema>

const MAX_READS = 300

export async function settingsOf(uid: string): Promise<Settings> {
  const snapshot = await firestore().collection('settings').doc(uid).get()
  return settingsSchema.parse(snapshot.data() ?? {})
}

/** The settings of many accounts, in their order. */
export async function settingsOfAll(uids: readonly string[]): Promise<Settings[]> {
  const all: Settings[] = []
  for (let start = 0; start < uids.length; start += MAX_READS) {
    const references = uids
      .slice(start, start + MAX_READS)
      .map((uid) => firestore().collection('settings').doc(uid))
    const snapshots = await firestore().getAll(...references)
    all.push(...snapshots.map((snapshot) => settingsSchema.parse(snapshot.data() ?? {})))
  }
  return all
}
