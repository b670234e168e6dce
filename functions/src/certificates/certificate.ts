import type {Certificate} from '@lectern/domain/learning/certificate'
import type {CollectionReference} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `certificates/{id}`: written here alone; anybody may read one whose id they know. */
export function certificates(): CollectionReference<Certificate> {
  return firestore().collection('certificates') as CollectionReference<Certificate>
}
