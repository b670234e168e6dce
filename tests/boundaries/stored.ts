import {setTimeout as pause} from 'node:timers/promises'
import {Timestamp} from 'firebase-admin/firestore'
import {outbox} from '../../functions/src/outbox/outbox.ts'
import {runScheduled} from '../../local/emulators.ts'
import {stack} from '../stack.ts'
import {accounts, firestore} from '../integration/commerce/back-office.ts'
import {stripe, webhooks} from '../integration/commerce/payments.ts'

/** Written for refused calls too, or by the clock while we look. */
const NOT_COMPARED = ['rateLimits', 'reconciliations']

/**
 * All that is stored: each document of Firestore by its path, the accounts, and what Stripe has been asked for. Of a mail in
 * the outbox, through which all mails go, only that it is there; not when an order is looked at again, nor whether the content has a
 * number of ratings or owners yet: the clock changes all of these.
 */
async function readStored(): Promise<Map<string, string>> {
  const [found, page, sessions, refunds] = await Promise.all([
    allDocuments(),
    accounts.listUsers(1000),
    stripe.checkout.sessions.list({limit: 1}),
    stripe.refunds.list({limit: 1}),
  ])
  return new Map([
    ...found,
    ...page.users.map(
      ({uid, email, disabled, tokensValidAfterTime}) =>
        [`accounts/${uid}`, JSON.stringify({email, disabled, tokensValidAfterTime})] as const,
    ),
    ['Stripe/newest session', sessions.data[0]?.id ?? ''],
    ['Stripe/newest refund', refunds.data[0]?.id ?? ''],
  ])
}

/** The documents of all collections and of those below documents: the group without a name. */
async function allDocuments(): Promise<[string, string][]> {
  const {docs} = await firestore.collectionGroup('').get()
  return docs.flatMap((document): [string, string][] => {
    const {path} = document.ref
    const [collection = ''] = path.split('/')
    if (NOT_COMPARED.includes(collection)) return []
    const {nextCheckAt: _at, isStale: _isStale, ...fields} = document.data()
    return [[path, collection === 'mail' ? '' : JSON.stringify(fields)]]
  })
}

/** How long something may be under way: its tasks wait for a worker of the emulator, which takes its time to start. */
const DONE_WITHIN_MS = 120_000

/** What is stored once all that was begun has come to an end, and the clock finds nothing to do, which would do it later. */
export async function stored(): Promise<Map<string, string>> {
  const end = Date.now() + DONE_WITHIN_MS
  await makePendingDue()
  let before = await readStored()
  for (;;) {
    // What an earlier test has paid or given back at its end.
    await webhooks.arrive()
    await runScheduled(stack.ports, 'reconcile')
    await pause(400)
    const now = await readStored()
    const isAtRest = differences(before, now).length === 0
    if (isAtRest && ((!isUnderWay(now) && !(await isMailUnderWay())) || Date.now() > end)) return now
    before = now
  }
}

/** An order whose session Stripe does not know is asked about less and less often, and may end while somebody compares. */
async function makePendingDue(): Promise<void> {
  const {docs} = await firestore.collection('orders').where('status', '==', 'pending').get()
  await Promise.all(docs.map(({ref}) => ref.update({nextCheckAt: Timestamp.fromMillis(0)})))
}

/** What a document has while tasks go on with it, by its collection: a newsletter, a run of payouts, a payout. */
const UNDER_WAY: Readonly<Record<string, string>> = {
  newsletters: '"status":"sending"',
  payoutRuns: '"isPlanned":false',
  payouts: '"state":"planned"',
}

/** Whether something goes on that changes when its tasks run. */
function isUnderWay(all: ReadonlyMap<string, string>): boolean {
  return [...all].some(([path, fields]) => {
    const sign = UNDER_WAY[path.split('/')[0] ?? '']
    return sign !== undefined && fields.includes(sign)
  })
}

/**
 * Whether a mail is due, which the clock tries, or one of a gift or a seat has still to go: what became of it is noted elsewhere. A run of the
 * clock tries a part of them, so that a look may find nothing changed while more wait.
 */
async function isMailUnderWay(): Promise<boolean> {
  const {docs} = await outbox().where('state', 'in', ['queued', 'sending']).get()
  return docs
    .map((document) => document.data())
    .some(
      ({content, nextAttemptAt}) =>
        nextAttemptAt.toMillis() <= Date.now() || content.kind === 'gift' || content.kind === 'seat',
    )
}

/** What was written between two looks: the paths. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path))
}
