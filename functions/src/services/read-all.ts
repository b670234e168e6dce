import type {DocumentReference, DocumentSnapshot} from 'firebase-admin/firestore'
import {firestore} from './firestore.ts'

const BATCH_SIZE = 300

/** Reads any number of documents, in the order of their references, several hundred a request. */
export async function readAll<T>(
  references: readonly DocumentReference<T>[],
): Promise<DocumentSnapshot<T>[]> {
  const all = references as readonly DocumentReference[]
  const snapshots: DocumentSnapshot[] = []
  for (let start = 0; start < all.length; start += BATCH_SIZE) {
    snapshots.push(...(await firestore().getAll(...all.slice(start, start + BATCH_SIZE))))
  }
  return snapshots as DocumentSnapshot<T>[]
}
