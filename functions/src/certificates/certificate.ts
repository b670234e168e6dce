import type {Certificate} from '@lectern/domain/learning/certificate'
import type {CollectionReference, DocumentSnapshot, UpdateData, WriteBatch} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'
import {withdrawNumber} from './credential-status.ts'

/** `certificates/{id}`: written here alone; anybody may read one whose id they know. */
export function certificates(): CollectionReference<Certificate> {
  return firestore().collection('certificates') as CollectionReference<Certificate>
}

/**
 * Changes what a certificate says, on condition that it is as it was read. The credential that is in circulation says something else
 * and is withdrawn in the same batch; the next one has a number of its own, because what was withdrawn once stays so.
 */
export function writeCertificateChange(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Certificate>,
  change: UpdateData<Certificate>,
): void {
  const credential = snapshot.data()?.credential
  if (credential) withdrawNumber(write, credential.number)
  write.update(snapshot.ref, {...change, ...(credential && {credential: null})}, unchanged(snapshot))
}
