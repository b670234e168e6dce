/*
 * What tests can tell the payments server of accounts, as /_control does of payments.
 *
 *   POST /_control/accounts/ID/tell           {firstName?, lastName?, born?, routing?, bank?, hasBankFailed?, isSubmitted?, refusal?, wanted?, deadline?, country?}
 *                                             fills in the form without the page, or says what is thought of it; without a body all
 *                                             that the form asks for, sent in; answers the account
 *   POST /_control/accounts/ID/disconnect     its owner, or Stripe, ends its connection to the shop
 *   POST /_control/accounts/ID/pay-out        what it has goes to its bank at once; answers {payouts}: all of the account
 *   POST /_control/payouts/ID/end             {failure?: no_account | account_closed | …}: it arrives, or the bank sends it back; answers it
 *   POST /_control/transfers/ID/reverse       takes all that is left of it back, as in Stripe's dashboard; answers it
 */
import {Hono} from 'hono'
import * as z from 'zod/mini'
import type {Bindings} from '../../stand-in/hung.ts'
import type {ApiContext} from '../api/endpoint.ts'
import {jsonOf} from '../api/json.ts'
import type {ConnectActions} from './actions.ts'
import {ANYBODY} from './accounts.ts'
import {transferOf} from './transfers.ts'

const tellBody = z.strictObject({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  born: z.optional(z.iso.date()),
  routing: z.optional(z.string()),
  bank: z.optional(z.string()),
  isSubmitted: z.optional(z.boolean()),
  hasBankFailed: z.optional(z.boolean()),
  refusal: z.optional(z.nullable(z.enum(['listed', 'rejected.fraud', 'rejected.other', 'under_review']))),
  wanted: z.optional(z.array(z.string())),
  deadline: z.optional(z.nullable(z.int())),
  country: z.optional(z.string()),
})

const endBody = z.strictObject({
  failure: z._default(
    z.nullable(
      z.enum([
        'account_closed',
        'could_not_process',
        'debit_not_authorized',
        'insufficient_funds',
        'invalid_currency',
        'no_account',
      ]),
    ),
    null,
  ),
})

export function connectControl({ledger}: ApiContext, actions: ConnectActions): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.post('/accounts/:id/tell', async (c) => {
    const {country, ...told} = tellBody.parse(await jsonOf(c.req.raw))
    const isEmpty = country === undefined && Object.keys(told).length === 0
    return c.json(await actions.changeAccount(c.req.param('id'), isEmpty ? ANYBODY : told, country))
  })
  app.post('/accounts/:id/disconnect', async (c) => {
    await actions.disconnect(c.req.param('id'))
    return c.json({})
  })
  app.post('/accounts/:id/pay-out', async (c) => {
    const id = c.req.param('id')
    await actions.payOut(id)
    const payouts = ledger
      .all('payouts')
      .filter((row) => ledger.get('payoutAccounts', row.id)?.account === id)
    return c.json({payouts})
  })
  app.post('/payouts/:id/end', async (c) => {
    const {failure} = endBody.parse(await jsonOf(c.req.raw))
    await actions.endPayout(c.req.param('id'), failure)
    return c.json(ledger.get('payouts', c.req.param('id')))
  })
  app.post('/transfers/:id/reverse', async (c) => {
    await actions.reverse(c.req.param('id'))
    return c.json(transferOf(ledger, c.req.param('id')))
  })
  return app
}
