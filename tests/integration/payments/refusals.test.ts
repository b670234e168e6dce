import {Stripe} from 'stripe'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {courseLine, errorOf, oneCourse, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const now = () => Math.floor(Date.now() / 1000)
const create = (change: object) => shop.stripe.checkout.sessions.create({...oneCourse(), ...change})
const line = (change: object) => ({line_items: [{...courseLine('A course', 1000), ...change}]})
const price = (change: object) =>
  line({price_data: {currency: 'usd', unit_amount: 1000, product_data: {name: 'A course'}, ...change}})

describe('a session is refused', () => {
  const cases: [what: string, change: object, expected: {code?: string; param?: string; message?: RegExp}][] =
    [
      [
        'with a parameter Stripe does not know',
        {frobnicate: '1'},
        {code: 'parameter_unknown', param: 'frobnicate'},
      ],
      [
        'with a nested parameter Stripe does not know',
        price({product_data: {name: 'x', colour: 'red'}}),
        {code: 'parameter_unknown', param: 'line_items[0][price_data][product_data][colour]'},
      ],
      ['without a mode', {mode: undefined}, {code: 'parameter_missing', param: 'mode'}],
      ['without a success_url', {success_url: undefined}, {code: 'parameter_missing', param: 'success_url'}],
      [
        'with an empty success_url',
        {success_url: ''},
        {code: 'parameter_invalid_empty', param: 'success_url'},
      ],
      [
        'with a success_url that is none',
        {success_url: 'somewhere'},
        {code: 'url_invalid', param: 'success_url'},
      ],
      [
        'with a script as cancel_url',
        {cancel_url: 'javascript:1'},
        {code: 'url_invalid', param: 'cancel_url'},
      ],
      ['with no line items', {line_items: []}, {code: 'parameter_missing', param: 'line_items'}],
      [
        'with a negative amount',
        price({unit_amount: -1}),
        {code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]'},
      ],
      [
        'with a broken amount',
        price({unit_amount: 10.5}),
        {code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]'},
      ],
      ['with an unknown currency', price({currency: 'zzz'}), {param: 'line_items[0][price_data][currency]'}],
      [
        'without a currency',
        price({currency: undefined}),
        {code: 'parameter_missing', param: 'line_items[0][price_data][currency]'},
      ],
      ['without a name', price({product_data: {}}), {code: 'parameter_missing'}],
      [
        'without a quantity',
        line({quantity: undefined}),
        {code: 'parameter_missing', param: 'line_items[0][quantity]'},
      ],
      [
        'with a price that does not exist',
        {line_items: [{price: 'price_1', quantity: 1}]},
        {code: 'resource_missing'},
      ],
      ['below the smallest charge', price({unit_amount: 49}), {code: 'amount_too_small'}],
      ['above the largest charge', price({unit_amount: 100_000_000}), {code: 'amount_too_large'}],
      [
        'with two currencies',
        {
          line_items: [
            courseLine('A', 100),
            {
              ...courseLine('B', 100),
              price_data: {currency: 'eur', unit_amount: 100, product_data: {name: 'B'}},
            },
          ],
        },
        {param: 'line_items[1][price_data][currency]'},
      ],
      ['when it expires too soon', {expires_at: now() + 60}, {param: 'expires_at', message: /30 minutes/}],
      [
        'when it expires too late',
        {expires_at: now() + 25 * 3600},
        {param: 'expires_at', message: /24 hours/},
      ],
      ['with a broken email', {customer_email: 'nobody'}, {code: 'email_invalid', param: 'customer_email'}],
      ['with too much metadata', {metadata: {note: 'x'.repeat(501)}}, {param: 'metadata'}],
      [
        'with an unknown payment method',
        {allowed_payment_method_types: ['shells']},
        {param: 'allowed_payment_method_types[0]'},
      ],
      [
        'with the method list of older API versions',
        {payment_method_types: ['card']},
        {code: 'parameter_unknown'},
      ],
      [
        'with no way to pay',
        {excluded_payment_method_types: ['card', 'paypal', 'us_bank_account']},
        {message: /No valid payment method/},
      ],
      [
        'with what this server leaves out',
        {phone_number_collection: {enabled: true}},
        {param: 'phone_number_collection'},
      ],
      [
        'with tax for prices of which nobody says whether it is in them',
        {automatic_tax: {enabled: true}},
        {param: 'line_items[0][price_data][tax_behavior]'},
      ],
      ['with a property that cannot be expanded', {expand: ['metadata.orderId.x']}, {param: 'expand'}],
    ]
  test.each(cases)('%s', async (_what, change, {message, ...expected}) => {
    const before = (await shop.stripe.checkout.sessions.list()).data.length
    const error = await errorOf(create(change))
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error.statusCode).toBe(400)
    expect(error.requestId).toMatch(/^req_/)
    expect(error).toMatchObject(expected)
    expect(error.message).toMatch(message ?? /./)
    expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(before)
  })
})

describe('what does not exist', () => {
  test.each<[string, (stripe: Stripe) => Promise<unknown>, string]>([
    [
      'a session',
      (stripe) => stripe.checkout.sessions.retrieve('cs_test_none'),
      "No such checkout.session: 'cs_test_none'",
    ],
    [
      'a payment intent',
      (stripe) => stripe.paymentIntents.retrieve('pi_none'),
      "No such payment_intent: 'pi_none'",
    ],
    ['a charge', (stripe) => stripe.charges.retrieve('ch_none'), "No such charge: 'ch_none'"],
    ['a refund', (stripe) => stripe.refunds.retrieve('re_none'), "No such refund: 're_none'"],
    ['an event', (stripe) => stripe.events.retrieve('evt_none'), "No such event: 'evt_none'"],
  ])('%s', async (_what, call, message) => {
    const error = await errorOf(call(shop.stripe))
    expect(error).toMatchObject({statusCode: 404, code: 'resource_missing', message})
  })

  test('a part of the API that is left out', async () => {
    const error = await errorOf(shop.stripe.customers.list())
    expect(error).toMatchObject({statusCode: 404, rawType: 'invalid_request_error'})
  })
})

describe('the key', () => {
  test.each([
    ['none at all', undefined, /did not provide an API key/],
    ['a live one', 'Bearer sk_live_4242424242', /Invalid API Key provided: sk_live_/],
    ['a publishable one', 'Bearer pk_test_42', /publishable/],
    ['nonsense', 'Bearer hello', /Invalid API Key/],
  ])('%s is refused with 401', async (_what, authorization, message) => {
    const response = await fetch(`${shop.url}/v1/events`, {
      headers: authorization === undefined ? {} : {authorization},
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      error: {type: 'invalid_request_error', message: expect.stringMatching(message)},
    })
  })

  test('reaches the SDK as an authentication error', async () => {
    const error = await errorOf(shop.stripeWith({}, 'sk_live_42').events.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
  })
})

test('nothing malformed brings it down', async () => {
  const headers = {authorization: 'Bearer sk_test_1', 'content-type': 'application/x-www-form-urlencoded'}
  const bodies = [
    '%',
    '[[[',
    'a[b=1&__proto__[x]=1',
    'line_items=1',
    'line_items[0]=1',
    'line_items[x]=1',
    '\0',
    'mode[0]=payment',
    'expand=x',
    'metadata=1',
    'constructor[prototype]=1',
  ]
  for (const body of bodies) {
    const response = await fetch(`${shop.url}/v1/checkout/sessions`, {method: 'POST', headers, body})
    expect({body, status: response.status}).toEqual({body, status: 400})
  }
  // The answer comes before the whole body is sent, so a client may find the connection closed instead.
  const tooLarge = fetch(`${shop.url}/v1/refunds`, {method: 'POST', headers, body: 'a'.repeat(2_000_000)})
  expect(
    await tooLarge.then(
      ({status}) => status,
      () => 413,
    ),
  ).toBe(413)
  for (const page of ['/pay/none', '/assets/../server.ts', '/nothing', '/operator/tables?version=x']) {
    expect([200, 404]).toContain((await fetch(shop.url + page)).status)
  }
  expect((await fetch(`${shop.url}/_control/webhooks`, {method: 'POST', body: '{'})).status).toBe(400)
  expect((await fetch(`${shop.url}/_control/fail`, {method: 'POST', body: '{"mode":"dance"}'})).status).toBe(
    400,
  )
  expect((await shop.checkOut()).status).toBe('open')
})

test('another website in the same browser is kept out', async () => {
  const {id} = await shop.checkOut()
  const crossSite = await fetch(`${shop.url}/pay/${id}/expire`, {
    method: 'POST',
    headers: {'sec-fetch-site': 'cross-site'},
  })
  expect(crossSite.status).toBe(403)
  expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
})
