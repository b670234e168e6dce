import type {DocumentReference, DocumentSnapshot} from 'firebase-admin/firestore'
import {firestore} from './firestore.ts'

const AT_ONCE = 300

/** Reads any number of documents, in their order, several hundred a request. */
export async function readAll(references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const snapshots: DocumentSnapshot[] = []
  for (let start = 0; start < references.length; start += AT_ONCE) {
    snapshots.push(...(await firestore().getAll(...references.slice(start, start + AT_ONCE))))
  }
  return snapshots
}
