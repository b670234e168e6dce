import {TEACHER_STATES} from '@lectern/domain/teachers/teacher'
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {afterCursor, pageOf, readable} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'

const PAGE_SIZE = 50

/** A stored time, in ms since the epoch. */
export const time = z.pipe(
  z.instanceof(Timestamp),
  z.transform((stored: Timestamp) => stored.toMillis()),
)

const storedTeacher = z.object({
  uid: z.nullable(z.string()),
  email: z.nullable(z.string()),
  name: z.string(),
  state: z.enum(TEACHER_STATES),
  shareBps: z.int(),
  invitation: z.nullable(z.object({email: z.string(), expiresAt: time})),
  stripeAccountId: z.nullable(z.string()),
  payouts: z.object({
    enabled: z.boolean(),
    missing: z.array(z.string()),
    obstacle: z.optional(z.enum(['refused', 'closed'])),
    /** the last payout, where the bank has sent it back; `amount` is in the smallest unit of the currency */
    failure: z.optional(
      z.object({amount: z.int(), currency: z.string(), code: z.nullable(z.string()), at: time}),
    ),
  }),
  invitedAt: time,
  since: z.nullable(time),
})

/** A teacher. Times in ms since the epoch. */
export type StaffTeacher = z.infer<typeof storedTeacher> & {instructorId: string}

/** Loads a page of the teachers, who was invited last first. For staff. */
export async function loadTeachers(
  cursor: string | null,
): Promise<{items: StaffTeacher[]; next: string | null}> {
  const found = await getDocs(
    query(
      collection(firestore, 'teachers'),
      orderBy('invitedAt', 'desc'),
      orderBy(documentId(), 'desc'),
      ...afterCursor(cursor),
      limit(PAGE_SIZE + 1),
    ),
  )
  const {docs, next} = pageOf(found.docs, PAGE_SIZE, 'invitedAt')
  const items = readable(storedTeacher, docs).map(({id: instructorId, ...stored}) => ({
    ...stored,
    instructorId,
  }))
  return {items, next}
}

export const toTeacher = (snapshot: DocumentSnapshot): StaffTeacher => ({
  instructorId: snapshot.id,
  ...storedTeacher.parse(snapshot.data()),
})
