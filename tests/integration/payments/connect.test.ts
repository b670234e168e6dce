import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import * as z from 'zod/mini'
import {CONNECT_SECRET, errorOf, openShop, WEBHOOK_SECRET, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => {
  shop.webhook.received.length = 0
  shop.connectWebhook.received.length = 0
})
afterAll(() => shop.close())

const CONTROLLER = {
  fees: {payer: 'application'},
  losses: {payments: 'application'},
  requirement_collection: 'stripe',
  stripe_dashboard: {type: 'express'},
} as const

const newAccount = (options = {}) =>
  shop.stripe.accounts.create(
    {
      controller: CONTROLLER,
      country: 'US',
      email: 'amara@lectern.test',
      capabilities: {transfers: {requested: true}},
      metadata: {teacher: 'amara-okafor'},
    },
    options,
  )

/** An account that can be paid. */
async function knownAccount(told: object = {}): Promise<string> {
  const {id} = await newAccount()
  await shop.control(`/accounts/${id}/tell`)
  if (Object.keys(told).length > 0) await shop.control(`/accounts/${id}/tell`, told)
  return id
}

/** Brings a course's price into the shop. */
async function sell() {
  const {id} = await shop.checkOut()
  await shop.pay(id)
}

const give = (destination: string, amount: number, options = {}) =>
  shop.stripe.transfers.create({amount, currency: 'usd', destination, description: 'Week 48'}, options)

const availableOf = async (account?: string) => {
  const {available} = await shop.stripe.balance.retrieve(
    {},
    account === undefined ? {} : {stripeAccount: account},
  )
  return available.map(({amount, currency}) => `${amount} ${currency}`)
}

async function toldOfAccounts() {
  await shop.control('/webhooks/drain')
  return shop.connectWebhook.received.map(({event}) => event)
}

const payoutSchema = z.object({
  payouts: z.array(z.object({id: z.string(), amount: z.int(), status: z.string()})),
})
const payOut = async (account: string) =>
  payoutSchema.parse(await shop.control(`/accounts/${account}/pay-out`)).payouts.at(-1)

/** Opens a link, and sends the form that stands behind it. */
async function fillIn(link: string, form: Record<string, string>) {
  const opened = await fetch(link, {redirect: 'manual'})
  const page = new URL(opened.headers.get('location') ?? '', shop.url)
  return fetch(page, {method: 'POST', body: new URLSearchParams(form), redirect: 'manual'})
}
const linkFor = (account: string) =>
  shop.stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: 'http://127.0.0.1:3000/teach/payouts?from=stripe',
    refresh_url: 'http://127.0.0.1:3000/teach/payouts?again=1',
  })

const PERSON = {
  firstName: 'Amara',
  lastName: 'Okafor',
  born: '1980-05-04',
  country: 'US',
  routing: '110000000',
  bank: '000123456789',
  terms: 'on',
}

describe('an account', () => {
  test('begins with everything still to tell, once under one idempotency key', async () => {
    const options = {idempotencyKey: 'account-amara'}
    const account = await newAccount(options)
    expect(account).toMatchObject({
      object: 'account',
      type: 'express',
      controller: {
        is_controller: true,
        stripe_dashboard: {type: 'express'},
        requirement_collection: 'stripe',
      },
      capabilities: {transfers: 'inactive'},
      details_submitted: false,
      payouts_enabled: false,
      metadata: {teacher: 'amara-okafor'},
      requirements: {disabled_reason: 'requirements.past_due'},
    })
    expect(account.requirements?.currently_due).toContain('external_account')
    expect((await newAccount(options)).id).toBe(account.id)
    const other = shop.stripe.accounts.create({controller: CONTROLLER, country: 'DE'}, options)
    expect(await errorOf(other)).toMatchObject({type: 'StripeIdempotencyError'})
    expect((await shop.stripe.accounts.list()).data.map(({id}) => id)).toContain(account.id)
  })

  test('is filled in on a page, half-way first, and can be paid then', async () => {
    const {id} = await newAccount()
    const refused = await errorOf(shop.stripe.accounts.createLoginLink(id))
    expect(refused.message).toContain('has not completed onboarding')

    const link = await linkFor(id)
    const half = await fillIn(link.url, {firstName: 'Amara', country: 'DE', do: 'later'})
    expect(half.headers.get('location')).toBe('http://127.0.0.1:3000/teach/payouts?from=stripe')
    const begun = await shop.stripe.accounts.retrieve(id)
    expect(begun).toMatchObject({country: 'DE', default_currency: 'eur', details_submitted: false})
    expect(begun.requirements?.currently_due).not.toContain('individual.first_name')
    expect(begun.requirements?.currently_due).toContain('individual.last_name')

    // A link works once.
    const again = await fetch(link.url, {redirect: 'manual'})
    expect(again.headers.get('location')).toBe('http://127.0.0.1:3000/teach/payouts?again=1')

    const missing = await fillIn((await linkFor(id)).url, {...PERSON, bank: '', do: 'submit'})
    expect(missing.status).toBe(422)
    expect(await missing.text()).toContain('Enter your account number.')
    const whole = await fillIn((await linkFor(id)).url, {...PERSON, do: 'submit'})
    expect(whole.status).toBe(303)
    expect(await shop.stripe.accounts.retrieve(id)).toMatchObject({
      capabilities: {transfers: 'active'},
      details_submitted: true,
      payouts_enabled: true,
      external_accounts: {data: [{object: 'bank_account', last4: '6789', routing_number: '110000000'}]},
      requirements: {currently_due: [], disabled_reason: null},
    })
    const {url} = await shop.stripe.accounts.createLoginLink(id)
    expect(await (await fetch(url)).text()).toContain('Nothing has been paid out yet.')

    const told = await toldOfAccounts()
    expect(told.map(({type, account}) => [type, account])).toEqual([
      ['account.updated', id],
      ['account.updated', id],
    ])
    // Each endpoint has a secret of its own.
    const [first] = shop.connectWebhook.received
    const signature = first?.headers['stripe-signature'] ?? ''
    const check = (secret: string) =>
      shop.stripe.webhooks.constructEvent(first?.payload ?? '', signature, secret)
    expect(check(CONNECT_SECRET).account).toBe(id)
    expect(() => check(WEBHOOK_SECRET)).toThrow('signature')
  })

  test('of whoever is listed is refused, and one of which more is wanted waits for it', async () => {
    const {id} = await newAccount()
    await fillIn((await linkFor(id)).url, {...PERSON, born: '1900-01-01', do: 'submit'})
    expect(await shop.stripe.accounts.retrieve(id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: false,
      capabilities: {transfers: 'inactive'},
      requirements: {disabled_reason: 'listed'},
    })
    const other = await knownAccount()
    const wanted = ['individual.verification.document']
    const deadline = Math.floor(Date.now() / 1000) + 86_400
    await shop.control(`/accounts/${other}/tell`, {wanted, deadline})
    expect(await shop.stripe.accounts.retrieve(other)).toMatchObject({
      payouts_enabled: true,
      requirements: {currently_due: wanted, past_due: [], current_deadline: deadline},
    })
    await shop.control(`/accounts/${other}/tell`, {deadline: null})
    expect(await shop.stripe.accounts.retrieve(other)).toMatchObject({
      payouts_enabled: false,
      requirements: {past_due: wanted, disabled_reason: 'requirements.past_due'},
    })
  })

  test('that is not there, not connected any more, or asked for in another way, is refused in words', async () => {
    const invalid = {statusCode: 403, code: 'account_invalid'}
    expect(await errorOf(shop.stripe.accounts.retrieve('acct_none'))).toMatchObject(invalid)
    expect(await errorOf(shop.stripe.balance.retrieve({}, {stripeAccount: 'acct_none'}))).toMatchObject(
      invalid,
    )
    const id = await knownAccount()
    const update = {email: 'new@lectern.test', metadata: {teacher: '', course: 'seo'}}
    expect(await shop.stripe.accounts.update(id, update)).toMatchObject({
      email: 'new@lectern.test',
      metadata: {course: 'seo'},
    })
    expect(await shop.stripe.accounts.del(id)).toEqual(expect.objectContaining({id, deleted: true}))
    expect(await errorOf(shop.stripe.accounts.retrieve(id))).toMatchObject(invalid)
    expect((await toldOfAccounts()).at(-1)).toMatchObject({
      type: 'account.application.deauthorized',
      account: id,
    })
    expect(await errorOf(shop.stripe.accounts.create({type: 'express'}))).toMatchObject({param: 'type'})
    expect(await errorOf(shop.stripe.accounts.create({}))).toMatchObject({code: 'parameter_missing'})
    const link = shop.stripe.accountLinks.create({
      account: await knownAccount(),
      type: 'account_update',
      return_url: shop.url,
      refresh_url: shop.url,
    })
    expect(await errorOf(link)).toMatchObject({param: 'type'})
  })
})

describe('a transfer', () => {
  test('moves money of the shop to an account, once under one idempotency key, and can be taken back', async () => {
    await sell()
    const [before] = await availableOf()
    const account = await knownAccount()
    const options = {idempotencyKey: 'payout-amara-2026-48'}
    const transfer = await give(account, 5000, options)
    expect(await give(account, 5000, options)).toMatchObject({id: transfer.id})
    expect(transfer).toMatchObject({object: 'transfer', amount: 5000, destination: account, reversed: false})
    expect(await availableOf(account)).toEqual(['5000 usd'])
    expect(Number.parseInt((await availableOf())[0] ?? '')).toBe(Number.parseInt(before ?? '') - 5000)
    expect((await shop.stripe.transfers.list({destination: account})).data.map(({id}) => id)).toEqual([
      transfer.id,
    ])

    const reversal = await shop.stripe.transfers.createReversal(transfer.id, {amount: 2000})
    expect(reversal).toMatchObject({object: 'transfer_reversal', amount: 2000, transfer: transfer.id})
    const over = await errorOf(shop.stripe.transfers.createReversal(transfer.id, {amount: 3001}))
    expect(over).toMatchObject({statusCode: 400, param: 'amount'})
    await shop.control(`/transfers/${transfer.id}/reverse`)
    expect(await shop.stripe.transfers.retrieve(transfer.id)).toMatchObject({
      amount_reversed: 5000,
      reversed: true,
      reversals: {data: [{amount: 3000}, {amount: 2000}]},
    })
    expect((await errorOf(shop.stripe.transfers.createReversal(transfer.id))).message).toContain(
      'already fully reversed',
    )
    expect(await availableOf(account)).toEqual(['0 usd'])
    // Of its transfers the shop hears as of its own payments.
    const types = (await shop.arrived()).filter((type) => type.startsWith('transfer.'))
    expect(types).toEqual(['transfer.created', 'transfer.reversed', 'transfer.reversed'])
    expect(shop.connectWebhook.received.map(({event}) => event.type)).not.toContain('transfer.created')
  })

  test('is refused of more than there is, to nobody, and to whom is not known yet', async () => {
    const account = await knownAccount()
    expect(await errorOf(give(account, 99_999_999))).toMatchObject({
      statusCode: 400,
      code: 'balance_insufficient',
    })
    const nobody = {statusCode: 400, code: 'resource_missing', param: 'destination'}
    expect(await errorOf(give('acct_none', 100))).toMatchObject(nobody)
    const unknown = await newAccount()
    await sell()
    expect(await errorOf(give(unknown.id, 100))).toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    })
    // A refusal is remembered under its key as well.
    const options = {idempotencyKey: 'refused-transfer'}
    expect(await errorOf(give(unknown.id, 100, options))).toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    })
    await shop.control(`/accounts/${unknown.id}/tell`)
    expect(await errorOf(give(unknown.id, 100, options))).toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    })
    expect(await errorOf(shop.stripe.transfers.retrieve('tr_none'))).toMatchObject({code: 'resource_missing'})
  })
})

describe('a payout', () => {
  test('is made by itself of what an account has, and arrives', async () => {
    await sell()
    const account = await knownAccount()
    await give(account, 4000)
    const made = await payOut(account)
    expect(made).toMatchObject({amount: 4000, status: 'pending'})
    const as = {stripeAccount: account}
    expect(await availableOf(account)).toEqual(['0 usd'])
    await shop.control(`/payouts/${made?.id ?? ''}/end`)
    expect(await shop.stripe.payouts.retrieve(made?.id ?? '', {}, as)).toMatchObject({
      object: 'payout',
      automatic: true,
      status: 'paid',
    })
    expect((await shop.stripe.payouts.list({}, as)).data).toHaveLength(1)
    expect((await shop.stripe.payouts.list()).data).toEqual([])
    // What has left the account cannot be taken back.
    const [transfer] = (await shop.stripe.transfers.list({destination: account})).data
    const reversal = shop.stripe.transfers.createReversal(transfer?.id ?? '')
    expect(await errorOf(reversal)).toMatchObject({code: 'balance_insufficient'})
    const told = (await toldOfAccounts()).filter((event) => event.account === account)
    expect(told.map(({type}) => type)).toEqual(['account.updated', 'payout.created', 'payout.paid'])
  })

  test('that the bank sends back is money of the account again, which waits for another bank', async () => {
    await sell()
    const account = await knownAccount({bank: '000111111116'})
    await give(account, 4000)
    const made = await payOut(account)
    const id = made?.id ?? ''
    await shop.control(`/payouts/${id}/end`, {failure: 'no_account'})
    expect(await shop.stripe.payouts.retrieve(id, {}, {stripeAccount: account})).toMatchObject({
      status: 'failed',
      failure_code: 'no_account',
    })
    expect(await availableOf(account)).toEqual(['4000 usd'])
    expect(await shop.stripe.accounts.retrieve(account)).toMatchObject({
      payouts_enabled: false,
      capabilities: {transfers: 'active'},
      requirements: {currently_due: ['external_account']},
    })
    // Nothing is sent to a bank that has refused.
    expect(await payOut(account)).toMatchObject({id, status: 'failed'})
    await shop.control(`/accounts/${account}/tell`, {bank: '000123456789', hasBankFailed: false})
    expect(await payOut(account)).toMatchObject({amount: 4000, status: 'pending'})
    const types = (await toldOfAccounts()).map(({type}) => type)
    expect(types.filter((type) => type.startsWith('payout.'))).toEqual([
      'payout.created',
      'payout.failed',
      'payout.created',
    ])
  })

  test('survives a restart of the server', async () => {
    await sell()
    const account = await knownAccount()
    await give(account, 1000)
    await shop.restart()
    await expect
      .poll(async () => (await shop.stripe.payouts.list({}, {stripeAccount: account})).data[0]?.status, {
        timeout: 30_000,
      })
      .toBe('paid')
  })
})
