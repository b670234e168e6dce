import * as z from 'zod/mini'
import {contract} from '../contracts.ts'
import {PAYOUT_STANDINGS} from './payout-account.ts'

/** How the account stands to which the caller's share is paid. */
export const payoutAccount = contract({
  name: 'payoutAccount',
  audience: 'payee',
  input: z.object({
    /** whether Stripe is asked anew, as for somebody who comes back from there; if it does not answer, it is said what was known */
    refresh: z._default(z.boolean(), false),
  }),
  output: z.object({
    standing: z.enum(PAYOUT_STANDINGS),
    /** what Stripe wants to know, as Stripe names it; of an account that is ready, what it will want */
    missing: z.array(z.string()),
    /** the last payout, where the bank has sent it back */
    failure: z.nullable(
      z.object({
        /** in the smallest unit of the currency */
        amount: z.int(),
        /** three letters */
        currency: z.string(),
        /** why, as Stripe names it */
        code: z.nullable(z.string()),
        /** ms since the epoch */
        at: z.int(),
      }),
    ),
  }),
  reasons: [] as const,
})

/** Makes the account where the caller has none, or one that is closed. @returns where Stripe asks who they are: once, for some minutes */
export const openPayoutAccount = contract({
  name: 'openPayoutAccount',
  audience: 'payee',
  input: z.object({}),
  output: z.object({url: z.url()}),
  reasons: ['payment-unavailable'] as const,
})

/** Where Stripe shows the caller their money and payouts: once, for some minutes. */
export const openPayoutDashboard = contract({
  name: 'openPayoutDashboard',
  audience: 'payee',
  input: z.object({}),
  output: z.object({url: z.url()}),
  reasons: [
    'payment-unavailable',
    /** there is no account, it is closed, or Stripe has not been told who they are */
    'no-payout-account',
  ] as const,
})
