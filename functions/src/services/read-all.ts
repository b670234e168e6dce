import type {DocumentReference, DocumentSnapshot} from 'firebase-admin/firestore'
import {firestore} from './firestore.ts'

const BATCH_SIZE = 300

/** Reads any number of documents, in the order of their references, several hundred a request. */
export async function readAll(references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const snapshots: DocumentSnapshot[] = []
  for (let start = 0; start < references.length; start += BATCH_SIZE) {
    snapshots.push(...(await firestore().getAll(...references.slice(start, start + BATCH_SIZE))))
  }
  return snapshots
}
