import type {Firestore} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {
  databaseSchema,
  eventsSchema,
  ledgerSchema,
  mailsSchema,
  type Books,
  type Database,
  type Interruption,
} from './books.ts'

/** Where the books are. */
export interface Shelves {
  paymentsUrl: string
  inboxUrl: string
  firestore: Firestore
}

const deliveriesSchema = z.object({deliveries: eventsSchema})

async function read<T>(url: string, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await fetch(url)
  return schema.parse(await response.json())
}

/** Reads the stand-ins' books and the database; nothing must be under way. */
export async function readBooks(
  {paymentsUrl, inboxUrl, firestore}: Shelves,
  interruptions: Interruption[] = [],
): Promise<Books> {
  const [ledger, pending, held, mails, database] = await Promise.all([
    read(`${paymentsUrl}/_control/ledger`, ledgerSchema),
    read(`${paymentsUrl}/_control/webhooks?state=pending`, deliveriesSchema),
    read(`${paymentsUrl}/_control/webhooks?state=held`, deliveriesSchema),
    read(`${inboxUrl}/_control/mails`, mailsSchema),
    readDatabase(firestore),
  ])
  const waitingEvents = [...pending.deliveries, ...held.deliveries]
  return {ledger, waitingEvents, mails, database, interruptions}
}

/** Reads what the oracle needs of the database. */
export async function readDatabase(firestore: Firestore): Promise<Database> {
  const names = Object.keys(databaseSchema.shape).filter((name) => name !== 'refunds')
  const collections = await Promise.all(
    names.map(async (name) => {
      const {docs} = await firestore.collection(name).get()
      return [name, Object.fromEntries(docs.map((snapshot) => [snapshot.id, snapshot.data()]))]
    }),
  )
  const refunds = await firestore.collectionGroup('refunds').get()
  const ofOrders = refunds.docs.map((snapshot) => [
    `${snapshot.ref.parent.parent?.id}/${snapshot.id}`,
    snapshot.data(),
  ])
  return databaseSchema.parse({
    ...Object.fromEntries(collections),
    refunds: Object.fromEntries(ofOrders),
  })
}

/** The part of the books that is about these people: beside them others may have left the shop in any state. */
export function booksOf(books: Books, people: readonly {uid: string; email: string}[]): Books {
  const uids = new Set(people.map(({uid}) => uid))
  const emails = new Set(people.map(({email}) => email.toLowerCase()))
  const {ledger, database, mails} = books
  const sessions = ledger.sessions.filter((session) => uids.has(session.client_reference_id ?? ''))
  const payments = new Set(sessions.map((session) => session.payment_intent))
  const paidFor = <T extends {payment_intent: string | null}>(rows: T[]) =>
    rows.filter((row) => row.payment_intent !== null && payments.has(row.payment_intent))
  const keep = <T>(rows: Record<string, T>, test: (row: T, id: string) => boolean) =>
    Object.fromEntries(Object.entries(rows).filter(([id, row]) => test(row, id)))
  const orders = keep(database.orders, ({userId}) => uids.has(userId))
  const problems = keep(database.problems, ({orderId}) => orderId !== null && orderId in orders)
  const usedByOthers = new Set(
    Object.values(database.discountUses).flatMap(({code, userId}) => (uids.has(userId) ? [] : [code])),
  )
  const isAboutProblem = (mailId: string) => mailId.replace(/^problem-/, '') in problems
  const isTo = (to: string[]) => to.some((address) => emails.has(address.toLowerCase()))
  return {
    ...books,
    ledger: {
      sessions,
      paymentIntents: ledger.paymentIntents.filter(({id}) => payments.has(id)),
      charges: paidFor(ledger.charges),
      refunds: paidFor(ledger.refunds),
      disputes: paidFor(ledger.disputes),
      transfers: [],
    },
    mails: mails.filter(({to, name}) => isTo(to) || isAboutProblem(/^<([^@]*)@/.exec(name)?.[1] ?? '')),
    database: {
      orders,
      problems,
      enrollments: keep(database.enrollments, ({userId}) => uids.has(userId)),
      teams: keep(database.teams, ({purchases}) =>
        Object.values(purchases).some(({orderId}) => orderId in orders),
      ),
      claims: keep(database.claims, ({orderId}) => orderId in orders),
      checkouts: keep(database.checkouts, (_, uid) => uids.has(uid)),
      discountUses: keep(database.discountUses, ({userId}) => uids.has(userId)),
      discountCodes: keep(database.discountCodes, (_, code) => !usedByOthers.has(code)),
      refunds: keep(database.refunds, (_, path) => (path.split('/')[0] ?? '') in orders),
      returns: keep(database.returns, (_, orderId) => orderId in orders),
      // What teachers get is of no learner.
      payouts: {},
      ledger: {},
      // Numbers and totals are of all.
      invoices: database.invoices,
      invoiceSeries: database.invoiceSeries,
      taxMonths: database.taxMonths,
      mail: keep(database.mail, ({to}, id) => isTo(to) || isAboutProblem(id)),
    },
  }
}
