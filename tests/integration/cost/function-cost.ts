import {Query, WriteBatch} from 'firebase-admin/firestore'
import {vi} from 'vitest'
import {auth} from '../../../functions/src/services/auth.ts'
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

/** Counts what functions ask for that run here, in place of a process of their own. */
export async function functionCost(errand: () => Promise<unknown>): Promise<Cost> {
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
  stripeClient.on('request', countRequest)
  try {
    await errand()
    const found = await Promise.all(query.mock.results.map(({value}) => value as ReturnType<Query['get']>))
    const committed = new Set<unknown>(commit.mock.contexts)
    return {
      reads:
        sum(getAll.mock.calls.map((references) => references.length)) +
        sum(found.map(({size}) => Math.max(1, size))) +
        counting.mock.calls.length,
      writes: sum(writes.map(({mock}) => mock.contexts.filter((batch) => committed.has(batch)).length)),
      stripe: stripeRequests,
      groq: sum(groq.map(({mock}) => mock.calls.length)),
      auth: sum(accounts.map(({mock}) => mock.calls.length)),
    }
  } finally {
    stripeClient.off('request', countRequest)
    vi.restoreAllMocks()
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
