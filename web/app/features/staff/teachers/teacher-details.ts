import {isDocumentId} from '@lectern/domain/document-id'
import {dayOf} from '@lectern/domain/statistics/days'
import {balanceSchema, ENTRY_KINDS, standingOf, type Standing} from '@lectern/domain/teachers/ledger'
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {afterCursor, pageOf, readable} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'
import {loadList, type ListRead} from '../load-list'
import {loadPayoutsOf} from '../payouts/payouts'
import type {StaffPayout} from '../payouts/staff-payout'
import {entryFilters} from './entry-filters'
import {time, toTeacher, type StaffTeacher} from './teachers'

const PAGE_SIZE = 50
/** As many payouts stand beside the entries; the others are in the list of payouts. */
const SHOWN_PAYOUTS = 12

const storedEntry = z.object({
  kind: z.enum(ENTRY_KINDS),
  amountCents: z.int(),
  availableAt: time,
  at: time,
  /** of a sale and what follows it */
  orderId: z.optional(z.string()),
  courseTitle: z.optional(z.string()),
  shareBps: z.optional(z.int()),
  /** of a correction */
  reason: z.optional(z.string()),
  /** of what is paid out, or comes back */
  payoutId: z.optional(z.string()),
})

/** A change of what a teacher has. Times in ms since the epoch, amounts in cents with their signs. */
export type StaffEntry = z.infer<typeof storedEntry> & {id: string}

/** A page of a teacher's entries. */
export interface StaffEntries {
  items: StaffEntry[]
  /** the cursor of the next page; null on the last one */
  next: string | null
}

/** A teacher, with how they stand. */
export interface TeacherDetails {
  teacher: StaffTeacher
  standing: Standing
  /** the newest, newest first */
  payouts: StaffPayout[]
  entries: StaffEntries
}

/** Loads the teacher of a screen and the page of their entries that it asks for; null where there is no such teacher. For staff. */
export async function loadTeacher(request: Request): Promise<TeacherDetails | null> {
  const instructorId = instructorIn(new URL(request.url))
  if (!isDocumentId(instructorId)) return null
  const [stored, standing, payouts, entries] = await Promise.all([
    getDoc(doc(firestore, 'teachers', instructorId)),
    loadStanding(instructorId),
    loadPayoutsOf(instructorId, SHOWN_PAYOUTS),
    loadEntries(request),
  ])
  return stored.exists() ? {teacher: toTeacher(stored), standing, payouts, entries} : null
}

/** Loads how a teacher stands, as they see it themselves. For staff. */
export async function loadStanding(instructorId: string): Promise<Standing> {
  const stored = await getDoc(doc(firestore, 'balances', instructorId))
  return standingOf(balanceSchema.parse(stored.data() ?? {}), dayOf(Date.now()))
}

/** Loads the page of a teacher's entries that a screen asks for, newest first. For staff. */
export function loadEntries(request: Request): Promise<StaffEntries> {
  return loadList(request, entryFilters, undefined, readEntries)
}

async function readEntries({
  filters: {kind},
  url,
  cursor,
}: ListRead<typeof entryFilters.initial>): Promise<StaffEntries> {
  const found = await getDocs(
    query(
      collection(firestore, 'ledger'),
      where('teacher', '==', instructorIn(url)),
      ...(kind === null ? [] : [where('kind', '==', kind)]),
      orderBy('at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...afterCursor(cursor),
      limit(PAGE_SIZE + 1),
    ),
  )
  const {docs, next} = pageOf(found.docs, PAGE_SIZE, 'at')
  return {items: readable(storedEntry, docs), next}
}

/** The instructor's id in the path of a teacher's screen; nothing where the path cannot be decoded. */
function instructorIn({pathname}: URL): string {
  try {
    return decodeURIComponent(pathname.split('/')[3] ?? '')
  } catch {
    return ''
  }
}
