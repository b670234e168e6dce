import {Query, WriteBatch} from 'firebase-admin/firestore'
import {vi, type MockInstance} from 'vitest'
import {auth} from '../../../functions/src/services/auth.ts'
import {isConflict} from '../../../functions/src/services/optimistic.ts'
import {privateSanity} from '../../../functions/src/services/private-sanity.ts'
import {sanity} from '../../../functions/src/services/sanity.ts'
import {stripe} from '../../../functions/src/services/stripe.ts'
import {firestore} from '../commerce/back-office.ts'

/** What an errand asks of the services that are paid for by use. */
export interface Cost {
  /** documents of Firestore; a query that finds none costs one, and so does a count of up to 1,000 */
  reads: number
  /** documents of Firestore that are written or deleted */
  writes: number
  /** requests to Stripe */
  stripe: number
  /** GROQ queries to Sanity */
  groq: number
  /** requests to the sign-in service */
  auth: number
}

export const cost = (reads: number, writes: number, stripe: number, groq: number, auth: number): Cost => ({
  reads,
  writes,
  stripe,
  groq,
  auth,
})

/**
 * Counts what functions ask for that run here, in place of a process of their own. An attempt that `optimistically` repeats, since
 * somebody else was quicker, counts once: other tests write the same counters at the same time.
 * @throws Error in a process that has all functions: what others ask for meanwhile would be counted, too
 */
export async function functionCost(errand: () => Promise<unknown>): Promise<Cost> {
  if (process.env['LECTERN_IN_PROCESS'] === '1')
    throw new Error(
      'Costs are counted on the emulators: this file belongs to COUNT_COSTS (tests/in-process/files.ts).',
    )
  const begin = vi.spyOn(firestore, 'batch')
  const getAll = vi.spyOn(firestore, 'getAll')
  const query = vi.spyOn(Query.prototype, 'get')
  const counting = vi.spyOn(Query.prototype, 'count')
  const commit = vi.spyOn(WriteBatch.prototype, 'commit')
  const writes = (['create', 'set', 'update', 'delete'] as const).map((method) =>
    vi.spyOn(WriteBatch.prototype, method),
  )
  const groq = [await sanity(), await privateSanity()].map((client) => vi.spyOn(client, 'fetch'))
  const accounts = (
    [
      'getUser',
      'getUsers',
      'getUserByEmail',
      'listUsers',
      'generatePasswordResetLink',
      'generateEmailVerificationLink',
    ] as const
  ).map((method) => vi.spyOn(auth(), method))
  let stripeRequests = 0
  const countRequest = () => (stripeRequests += 1)
  const stripeClient = await stripe()
  // One that the library sends again, since the connection was closed meanwhile, has one answer.
  stripeClient.on('response', countRequest)
  try {
    await errand()
    const found = await Promise.all(query.mock.results.map(({value}) => value as ReturnType<Query['get']>))
    const repeated = await repeatedAttempts(begin, commit)
    const counted = ({mock}: Recorded) =>
      mock.invocationCallOrder.map((order) => !repeated.some(({from, to}) => from <= order && order <= to))
    const callsOf = (spy: Recorded) => counted(spy).filter(Boolean).length
    const committed = new Set<unknown>(commit.mock.contexts)
    const countedBy = {getAll: counted(getAll), query: counted(query)}
    return {
      reads:
        sum(getAll.mock.calls.map((references, index) => (countedBy.getAll[index] ? references.length : 0))) +
        sum(found.map(({size}, index) => (countedBy.query[index] ? Math.max(1, size) : 0))) +
        callsOf(counting),
      writes: sum(
        writes.map((spy) => {
          const isCounted = counted(spy)
          return spy.mock.contexts.filter((batch, index) => isCounted[index] && committed.has(batch)).length
        }),
      ),
      stripe: stripeRequests,
      groq: sum(groq.map(callsOf)),
      auth: sum(accounts.map(callsOf)),
    }
  } finally {
    stripeClient.off('response', countRequest)
    vi.restoreAllMocks()
  }
}

/** What each spy keeps of its calls, as far as counting needs it. */
interface Recorded {
  mock: {invocationCallOrder: number[]}
}

/** From the batch of an attempt to the commit that was refused for a conflict, as places in the order of all calls. */
async function repeatedAttempts(
  begin: MockInstance<typeof firestore.batch>,
  commit: MockInstance<WriteBatch['commit']>,
): Promise<{from: number; to: number}[]> {
  const outcomes = await Promise.allSettled(
    commit.mock.results.map(({value}) => value as ReturnType<WriteBatch['commit']>),
  )
  return outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled' || !isConflict(outcome.reason)) return []
    const begun = begin.mock.results.findIndex(({value}) => value === commit.mock.contexts[index])
    const [from, to] = [begin.mock.invocationCallOrder[begun], commit.mock.invocationCallOrder[index]]
    // What is written only where nobody else has (`create`) is refused, too, and not repeated.
    const isRepeated = begin.mock.invocationCallOrder.some((order) => to !== undefined && order > to)
    return from === undefined || to === undefined || !isRepeated ? [] : [{from, to}]
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
