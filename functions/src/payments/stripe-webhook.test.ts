import {Stripe} from 'stripe'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {AppError} from '../app-error.ts'
import {fulfil} from '../checkout/fulfil.ts'
import type {HttpHandler, Request, Response} from '../http-handler.ts'
import {log} from '../services/log.ts'
import {refreshByAccount} from '../teachers/payout-account.ts'
import {settleBankPayouts, settleReversal} from '../teachers/payout-news.ts'
import {applyDisputes} from './disputes.ts'
import {applyRefunds} from './refunds.ts'
import {stripeConnectWebhook} from './stripe-connect-webhook.ts'
import {stripeWebhook} from './stripe-webhook.ts'

vi.mock('../checkout/fulfil.ts')
vi.mock('../services/log.ts')
vi.mock('../services/stripe.ts', () => ({stripe: () => Promise.resolve(client)}))
vi.mock('../teachers/payout-account.ts')
vi.mock('../teachers/payout-news.ts')
vi.mock('./disputes.ts')
vi.mock('./refunds.ts')

const client = new Stripe('sk_test_1')
const SHOP = 'whsec_shop'
const TEACHERS = 'whsec_teachers'
const WORK = {fulfil, settleReversal, applyDisputes, applyRefunds, refreshByAccount, settleBankPayouts}

beforeEach(() => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', SHOP)
  vi.stubEnv('STRIPE_CONNECT_WEBHOOK_SECRET', TEACHERS)
  for (const mock of [log, ...Object.values(WORK)]) vi.mocked(mock).mockReset()
})

/** What an endpoint answers to a body, signed with a secret unless there is none. */
async function answerTo(endpoint: HttpHandler, event: unknown, secret: string | null) {
  const payload = JSON.stringify(event)
  const signature = secret === null ? undefined : client.webhooks.generateTestHeaderString({payload, secret})
  const answer = {status: 0, body: undefined as unknown}
  const response = {
    status: (status: number) => Object.assign(response, {answered: (answer.status = status)}),
    send: (body: unknown) => void (answer.body = body),
    json: (body: unknown) => void (answer.body = body),
  }
  const request = {rawBody: Buffer.from(payload), get: () => signature}
  await endpoint(request as unknown as Request, response as unknown as Response)
  return answer
}

/** What was called, with what. */
const calls = () =>
  Object.entries(WORK).flatMap(([name, work]) =>
    vi.mocked(work).mock.calls.map((given: readonly unknown[]) => [name, ...given]),
  )

const RECEIVED = {status: 200, body: {received: true}}
const ofShop = (type: string, object: object) => ({id: 'evt_1', type, data: {object}})
const ofTeacher = (type: string) => ({id: 'evt_1', type, account: 'acct_1', data: {object: {}}})

describe('an event of the shop', () => {
  test.each([
    ['checkout.session.completed', 'fulfil', 'id_1'],
    ['checkout.session.async_payment_succeeded', 'fulfil', 'id_1'],
    ['checkout.session.async_payment_failed', 'fulfil', 'id_1'],
    ['checkout.session.expired', 'fulfil', 'id_1'],
    ['charge.dispute.created', 'applyDisputes', 'pi_1'],
    ['charge.dispute.updated', 'applyDisputes', 'pi_1'],
    ['charge.dispute.closed', 'applyDisputes', 'pi_1'],
    ['charge.dispute.funds_withdrawn', 'applyDisputes', 'pi_1'],
    ['charge.dispute.funds_reinstated', 'applyDisputes', 'pi_1'],
    ['charge.refunded', 'applyRefunds', 'pi_1'],
    ['refund.created', 'applyRefunds', 'pi_1'],
    ['refund.updated', 'applyRefunds', 'pi_1'],
    ['refund.failed', 'applyRefunds', 'pi_1'],
    ['transfer.reversed', 'settleReversal', 'id_1'],
  ])('%s has %s look at %s', async (type, work, about) => {
    const event = ofShop(type, {id: 'id_1', payment_intent: 'pi_1'})
    expect(await answerTo(stripeWebhook, event, SHOP)).toEqual(RECEIVED)
    expect(calls()).toEqual([[work, about]])
  })

  test.each(['charge.refunded', 'charge.dispute.created'])(
    '%s of no payment concerns nobody',
    async (type) => {
      expect(await answerTo(stripeWebhook, ofShop(type, {id: 'id_1'}), SHOP)).toEqual(RECEIVED)
      expect(calls()).toEqual([])
    },
  )
})

describe('an event of a teacher’s account', () => {
  test.each([
    ['account.updated', ['refreshByAccount']],
    ['account.application.deauthorized', ['refreshByAccount']],
    ['payout.paid', ['refreshByAccount', 'settleBankPayouts']],
    ['payout.failed', ['refreshByAccount', 'settleBankPayouts']],
  ])('%s has %j look at it', async (type, work) => {
    expect(await answerTo(stripeConnectWebhook, ofTeacher(type), TEACHERS)).toEqual(RECEIVED)
    expect(calls()).toEqual(work.map((name) => [name, 'acct_1']))
  })
})

describe.each([
  {
    what: 'shop',
    endpoint: stripeWebhook,
    secret: SHOP,
    event: ofShop('charge.refunded', {id: 'ch_1', payment_intent: 'pi_1'}),
    work: applyRefunds,
  },
  {
    what: 'teachers',
    endpoint: stripeConnectWebhook,
    secret: TEACHERS,
    event: ofTeacher('account.updated'),
    work: refreshByAccount,
  },
])('the endpoint of the $what', ({endpoint, secret, event, work}) => {
  const about = {service: 'stripe', eventId: event.id, type: event.type}

  test.each([null, 'whsec_forged', secret === SHOP ? TEACHERS : SHOP])(
    'refuses what is signed with %s',
    async (wrong) => {
      expect(await answerTo(endpoint, event, wrong)).toEqual({
        status: 400,
        body: 'This is not an event that Stripe has signed.',
      })
      expect(log).toHaveBeenCalledExactlyOnceWith('webhook-refused', {service: 'stripe', why: 'signature'})
      expect(calls()).toEqual([])
    },
  )

  test.each([{}, null, {id: 'evt_1', type: event.type}, {id: 1, type: event.type, data: {}}])(
    'refuses the signed %j, which is no event',
    async (incomplete) => {
      expect(await answerTo(endpoint, incomplete, secret)).toMatchObject({
        status: 400,
        body: 'This is not an event that Stripe has signed.',
      })
      expect(log).toHaveBeenCalledExactlyOnceWith('webhook-refused', {
        service: 'stripe',
        // No event at all is what the check of the signature answers for none.
        why: incomplete === null ? 'signature' : 'incomplete',
      })
    },
  )

  test.each(['../charges', 'a b', '', 'x'.repeat(256)])(
    'refuses an event about %j, which is no id',
    async (id) => {
      const wrong = {...event, account: id, data: {object: {id, payment_intent: id}}}
      expect(await answerTo(endpoint, wrong, secret)).toEqual({
        status: 400,
        body: 'This event is not complete.',
      })
      expect(log).toHaveBeenCalledExactlyOnceWith('webhook-refused', {service: 'stripe', why: 'incomplete'})
      expect(calls()).toEqual([])
    },
  )

  test('takes note of nothing in an event of another type', async () => {
    expect(await answerTo(endpoint, {...event, type: 'customer.created'}, secret)).toEqual(RECEIVED)
    expect(calls()).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  test.each(['unknown-session', 'unknown-teacher'] as const)('ignores what ends with %s', async (reason) => {
    vi.mocked(work).mockRejectedValue(new AppError(reason))
    expect(await answerTo(endpoint, event, secret)).toEqual(RECEIVED)
    expect(log).toHaveBeenCalledExactlyOnceWith('webhook-ignored', about)
  })

  test.each([new AppError('payment-unavailable'), new Error('no database')])(
    'has Stripe repeat what ends with %s',
    async (error) => {
      vi.mocked(work).mockRejectedValue(error)
      expect(await answerTo(endpoint, event, secret)).toEqual({status: 500, body: 'Try again.'})
      expect(log).toHaveBeenCalledExactlyOnceWith('webhook-failed', about, error)
    },
  )
})
