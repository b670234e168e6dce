import type {Stripe} from 'stripe'
import * as z from 'zod/mini'
import {stripeConnectSecret} from '../parameters.ts'
import {refreshByAccount} from '../teachers/payout-account.ts'
import {stripeId, stripeNews} from './stripe-news.ts'

/** The events of teachers' accounts that concern us. */
const TYPES = [
  'account.updated',
  'account.application.deauthorized',
  'payout.paid',
  'payout.failed',
] as const satisfies readonly Stripe.Event.Type[]

/** All that is used of an event: of which account it is. */
const eventSchema = z.object({id: z.string(), type: z.enum(TYPES), account: stripeId})

/** When Stripe reports an event of a teacher's account. */
export const stripeConnectWebhook = stripeNews(stripeConnectSecret, TYPES, eventSchema, ({account}) =>
  refreshByAccount(account),
)
