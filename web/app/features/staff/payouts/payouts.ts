import type {Day} from '@lectern/domain/statistics/days'
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
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {afterCursor, pageOf, readable} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'
import type {ListRead} from '../load-list'
import {askedRun, runDay, type PayoutContext, type payoutFilters} from './payout-filters'
import {storedPayout, type StaffPayout} from './staff-payout'

const PAGE_SIZE = 50
/** As many runs can be chosen: a year of them. Those before are found by their payouts. */
const SHOWN_RUNS = 52

const storedRun = z.object({
  period: z.string(),
  isPlanned: z.boolean(),
  payouts: z.int(),
  amountCents: z.int(),
  waiting: z.int(),
  waitingCents: z.int(),
})

/** A run of payouts: what it has planned, and what waits for an account at Stripe. Amounts in cents. */
export type PayoutRun = z.infer<typeof storedRun>

export interface StaffPayouts {
  items: StaffPayout[]
  /** the cursor of the next page; null on the last one */
  next: string | null
  /** the run that is asked for, or the newest; null before the first, where there is no such run, and where the list is of a teacher */
  run: (PayoutRun & {isNewest: boolean}) | null
  /** for the filters */
  context: PayoutContext
}

/** Loads a page of the payouts, newest first, and the runs. For staff. */
export async function loadPayouts({
  filters: {state, teacher},
  url,
  cursor,
}: ListRead<typeof payoutFilters.initial>): Promise<StaffPayouts> {
  const asked = askedRun(url)
  const [found, runs, name] = await Promise.all([
    findPayouts(
      ...(state === null ? [] : [where('state', '==', state)]),
      ...(asked === null ? [] : [where('period', '==', asked)]),
      ...(teacher === '' ? [] : [where('teacher', '==', teacher)]),
      ...newestFirst(),
      ...afterCursor(cursor),
      limit(PAGE_SIZE + 1),
    ),
    loadRuns(asked),
    teacher === '' ? null : loadName(teacher),
  ])
  const {docs, next} = pageOf(found, PAGE_SIZE, 'plannedAt')
  const [newest] = runs
  const run = runs.find(({period}) => period === (asked ?? (teacher === '' ? newest?.period : null)))
  const periods = new Set([...runs.map(({period}) => period), ...(asked === null ? [] : [asked])])
  return {
    items: readable(storedPayout, docs),
    next,
    run: run ? {...run, isNewest: run === newest} : null,
    context: {runs: [...periods].map((value) => ({value, label: runDay(value)})), teacher: name},
  }
}

/** Loads the newest payouts of a teacher, newest first. For staff. */
export async function loadPayoutsOf(teacher: string, count: number): Promise<StaffPayout[]> {
  const found = await findPayouts(where('teacher', '==', teacher), ...newestFirst(), limit(count))
  return readable(storedPayout, found)
}

async function findPayouts(...constraints: QueryConstraint[]): Promise<QueryDocumentSnapshot[]> {
  const {docs} = await getDocs(query(collection(firestore, 'payouts'), ...constraints))
  return docs
}

const newestFirst = () => [orderBy('plannedAt', 'desc'), orderBy(documentId(), 'desc')]

/** The newest runs, newest first, and the one that is asked for, where that is older. */
async function loadRuns(asked: Day | null): Promise<PayoutRun[]> {
  const newest = query(collection(firestore, 'payoutRuns'), orderBy('period', 'desc'), limit(SHOWN_RUNS))
  const {docs} = await getDocs(newest)
  const runs: PayoutRun[] = readable(storedRun, docs)
  if (asked === null || runs.some(({period}) => period === asked)) return runs
  const older = await getDoc(doc(firestore, 'payoutRuns', asked))
  return older.exists() ? [...runs, ...readable(storedRun, [older])] : runs
}

/** The name of a teacher; null where there is no such teacher. */
async function loadName(teacher: string): Promise<string | null> {
  const stored = await getDoc(doc(firestore, 'teachers', teacher))
  return stored.exists() ? z.parse(z.object({name: z.string()}), stored.data()).name : null
}
