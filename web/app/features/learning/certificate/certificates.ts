import type {Certificate} from '@lectern/domain/learning/certificate'
import * as z from 'zod/mini'
import {collection, doc, getDoc, getDocs, limit, query, where} from 'firebase/firestore/lite'
import {firestore} from '~/lib/firebase/firestore'

/** A certificate with the id by which anyone can verify it. */
export interface IssuedCertificate extends Certificate {
  id: string
}

const MAX_CERTIFICATES = 500

const time = z.int()
const storedCertificate = z.object({
  userId: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  teacher: z.string(),
  name: z.string(),
  duration: z.number(),
  issuedAt: time,
  withdrawnAt: z.nullable(time),
  corrected: z.boolean(),
})

/** Reads a certificate by its id; null when it doesn't exist or the stored document is invalid. */
export async function readCertificate(id: string): Promise<IssuedCertificate | null> {
  const snapshot = await getDoc(doc(firestore, 'certificates', id))
  return snapshot.exists() ? toCertificate(id, snapshot.data()) : null
}

/** Lists a learner's certificates, newest first. */
export async function listCertificates(uid: string): Promise<IssuedCertificate[]> {
  const own = query(
    collection(firestore, 'certificates'),
    where('userId', '==', uid),
    limit(MAX_CERTIFICATES),
  )
  const {docs} = await getDocs(own)
  return docs
    .flatMap((snapshot) => toCertificate(snapshot.id, snapshot.data()) ?? [])
    .toSorted((a, b) => b.issuedAt - a.issuedAt)
}

function toCertificate(id: string, data: unknown): IssuedCertificate | null {
  const stored = storedCertificate.safeParse(data)
  if (stored.success) return {...stored.data, id}
  console.error('A stored certificate could not be read.', stored.error)
  return null
}
