import {MAX_VIEWS, viewsPath} from '@lectern/domain/staff/saved-view'
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {auth} from '~/lib/firebase/auth'
import {readable} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'

const storedView = z.object({name: z.string(), address: z.string()})

/** A list with its filters, under a name that somebody of staff gave it. */
export type SavedView = z.infer<typeof storedView> & {id: string}

/** Whose views are kept: whoever is here. */
export const ownUid = () => auth.currentUser?.uid ?? ''

/** Loads somebody's views, by their names. */
export async function loadViews(uid: string): Promise<SavedView[]> {
  const {docs} = await getDocs(query(collection(firestore, viewsPath(uid)), limit(MAX_VIEWS)))
  return readable(storedView, docs).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Saves a view under the first id that is free. @param known the views that there are */
export async function addView(
  uid: string,
  known: readonly SavedView[],
  view: Omit<SavedView, 'id'>,
): Promise<void> {
  const ids = Array.from({length: MAX_VIEWS}, (_, index) => String(index))
  const free = ids.find((id) => !known.some((view) => view.id === id))
  if (free === undefined) throw new Error(`There are ${MAX_VIEWS} views already.`)
  await setDoc(doc(firestore, viewsPath(uid), free), {...view, createdAt: serverTimestamp()})
}

export async function removeView(uid: string, id: string): Promise<void> {
  await deleteDoc(doc(firestore, viewsPath(uid), id))
}
