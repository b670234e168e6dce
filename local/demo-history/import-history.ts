import {balanceChanges, type BalanceChange} from '@lectern/domain/teachers/entries'
import {deleteApp, initializeApp} from 'firebase-admin/app'
import {getAuth, type Auth} from 'firebase-admin/auth'
import {FieldValue, getFirestore, Timestamp, type Firestore} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {backgroundTriggers} from '../emulators.ts'
import {adminEnvironment} from '../environment.ts'
import {FIREBASE_PROJECT, url, type Ports} from '../ports.ts'
import {countsOfCourses, countsOfHistory, countsOfOwners} from './counted.ts'
import {documentsOf} from './documents.ts'
import type {History, PlannedLearner} from './history.ts'
import {documentsOfEntries, earningsOfHistory} from './ledger-entries.ts'
import {documentsOfPayouts, payeeOf} from './payout-documents.ts'
import {planHistory, purchasesOf} from './plan.ts'

/** As many documents as Firestore takes in a batch. */
const BATCH = 500
/** Says that the history is there. */
const MARK = 'demoHistory/imported'

/**
 * Imports what happened in the shop in the 90 days before: accounts of its own, the payment service's books, and the documents
 * of the database. Does nothing where it is there already; an import that was interrupted is done again.
 */
export async function importHistory(ports: Ports, siteUrl: string, now = Date.now()): Promise<void> {
  // The Admin SDK would otherwise look for Google's metadata server.
  Object.assign(process.env, adminEnvironment(ports), {METADATA_SERVER_DETECTION: 'none'})
  const app = initializeApp({projectId: FIREBASE_PROJECT}, `demo-history-${ports.auth}`)
  const firestore = getFirestore(app)
  try {
    if ((await firestore.doc(MARK).get()).exists) return
    const history = planHistory(now)
    const {entries, payouts} = earningsOfHistory(history.orders, now)
    const [recorded] = await Promise.all([
      recordPayments(ports, purchasesOf(history, siteUrl), payeeOf(payouts)),
      importAccounts(getAuth(app), history.learners),
    ])
    // Nobody is told of what happened long ago.
    await backgroundTriggers(ports, 'disable')
    try {
      await writeAll(firestore, [
        ...documentsOf(history, recorded.payments, siteUrl),
        ...documentsOfEntries(entries),
        ...documentsOfPayouts(payouts, recorded.payee, now),
      ])
      await writeCounters(firestore, history, balanceChanges(entries, now), now)
    } finally {
      await backgroundTriggers(ports, 'enable')
    }
  } finally {
    await deleteApp(app)
  }
}

const recordedSchema = z.object({
  payments: z.record(
    z.string(),
    z.object({
      sessionId: z.string(),
      paymentIntentId: z.nullable(z.string()),
      refundId: z.nullable(z.string()),
    }),
  ),
  payee: z.object({
    account: z.string(),
    payouts: z.record(z.string(), z.object({transferId: z.string(), bankPayoutId: z.nullable(z.string())})),
  }),
})

/** Writes the payment service's books: what was bought, and what the demo teacher was paid. */
async function recordPayments(
  ports: Ports,
  purchases: ReturnType<typeof purchasesOf>,
  payee: ReturnType<typeof payeeOf>,
) {
  const response = await fetch(`${url(ports.payments)}/_control/history`, {
    method: 'POST',
    body: JSON.stringify({purchases, payee}),
  })
  if (!response.ok)
    throw new Error(`Recording past payments answered ${response.status}: ${await response.text()}`)
  return recordedSchema.parse(await response.json())
}

async function importAccounts(auth: Auth, learners: readonly PlannedLearner[]): Promise<void> {
  const {errors} = await auth.importUsers(
    learners.map(({uid, email, firstName, lastName, joinedAt}) => ({
      uid,
      email,
      emailVerified: true,
      displayName: `${firstName} ${lastName}`,
      metadata: {creationTime: new Date(joinedAt).toUTCString()},
    })),
  )
  const [first] = errors
  if (first) throw new Error('An account of the demo history could not be imported.', {cause: first.error})
}

async function writeAll(firestore: Firestore, documents: ReturnType<typeof documentsOf>): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch()
    for (const [path, data] of documents.slice(start, start + BATCH)) batch.set(firestore.doc(path), data)
    await batch.commit()
  }
}

/** In one batch with the mark, so that nothing is counted twice. */
async function writeCounters(
  firestore: Firestore,
  history: History,
  balances: readonly BalanceChange[],
  now: number,
): Promise<void> {
  const batch = firestore.batch()
  for (const [day, counts] of countsOfHistory(history))
    batch.set(firestore.doc(`counters/${day}/shards/0`), incrementsOf(counts), {merge: true})
  for (const {courseId, ...counts} of countsOfCourses(history.progress))
    batch.set(firestore.doc(`courseCounters/${courseId}/shards/0`), incrementsOf(counts), {merge: true})
  // Stale, so that the shop publishes them to the content by itself.
  for (const [courseId, owners] of countsOfOwners(history.orders))
    batch.set(
      firestore.doc(`courseOwners/${courseId}-0`),
      {courseId, owners: FieldValue.increment(owners), isStale: true},
      {merge: true},
    )
  for (const {teacher, numbers, titles} of balances) {
    const reference = firestore.doc(`balances/${teacher}`)
    const byCourse = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, {title}]))
    batch.set(reference, incrementsOf(numbers), {merge: true}).set(reference, {byCourse}, {merge: true})
  }
  batch.create(firestore.doc(MARK), {at: Timestamp.fromMillis(now)})
  await batch.commit()
}

/** The numbers as increments, in any depth; an empty map would replace what is counted there. */
function incrementsOf(numbers: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'number') return value === 0 ? [] : [[name, FieldValue.increment(value)]]
      return typeof value === 'object' && value !== null && Object.keys(value).length > 0
        ? [[name, incrementsOf(value)]]
        : []
    }),
  )
}
