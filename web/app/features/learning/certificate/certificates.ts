import type {Certificate} from '@lectern/domain/learning/certificate'
import * as z from 'zod/mini'
import {collection, doc, getDoc, getDocs, limit, query, where} from 'firebase/firestore/lite'
import {firestore} from '~/lib/firebase/firestore'

/** A certificate with the id by which anybody can verify it. */
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

/** The certificate with that id; null when there is none, or what is stored is none. */
export async function readCertificate(id: string): Promise<IssuedCertificate | null> {
  const snapshot = await getDoc(doc(firestore, 'certificates', id))
  return snapshot.exists() ? toCertificate(id, snapshot.data()) : null
}

/** A learner's certificates, the latest first. */
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
