import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {CANCEL_URL, courseLine, openShop, SUCCESS_URL, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('a new session', () => {
  test('is open and unpaid, keeps what it was given, and has a payment page', async () => {
    const session = await shop.checkOut({
      line_items: [courseLine('One', 14_999), {...courseLine('Two', 2_550), quantity: 3}],
      locale: 'en',
      allowed_payment_method_types: ['card', 'ideal'],
    })
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'payment',
      currency: 'usd',
      amount_subtotal: 14_999 + 3 * 2_550,
      amount_total: 14_999 + 3 * 2_550,
      client_reference_id: 'order-1',
      customer_email: 'learner@lectern.test',
      metadata: {orderId: 'order-1'},
      success_url: SUCCESS_URL,
      cancel_url: CANCEL_URL,
      locale: 'en',
      payment_method_types: ['card'],
      payment_intent: null,
      livemode: false,
    })
    expect(session.id).toMatch(/^cs_test_\w{58}$/)
    expect(session.expires_at - session.created).toBe(24 * 60 * 60)
    expect(session.line_items).toBeUndefined()
    expect(session.lastResponse.requestId).toMatch(/^req_/)
    expect(session.lastResponse.apiVersion).toMatch(/^\d{4}-\d{2}-\d{2}/)
    const page = await fetch(session.url ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('$226.49')
  })

  test('is found again, with its line items when they are asked for', async () => {
    const {id} = await shop.checkOut()
    const plain = await shop.stripe.checkout.sessions.retrieve(id)
    expect(plain.line_items).toBeUndefined()
    const expanded = await shop.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'line_items.data.price.product', 'payment_intent'],
    })
    expect(expanded.payment_intent).toBeNull()
    const [line] = expanded.line_items?.data ?? []
    expect(line).toMatchObject({amount_total: 14_999, quantity: 1, price: {unit_amount: 14_999}})
    expect(line?.price?.product).toMatchObject({name: 'Complete Digital Marketing Masterclass'})
    const listed = await shop.stripe.checkout.sessions.listLineItems(id)
    expect(listed.data.map(({description}) => description)).toEqual([
      'Complete Digital Marketing Masterclass',
    ])
  })

  test('takes new metadata', async () => {
    const {id} = await shop.checkOut({metadata: {orderId: 'order-1', colour: 'red'}})
    const updated = await shop.stripe.checkout.sessions.update(id, {metadata: {colour: '', size: 'L'}})
    expect(updated.metadata).toEqual({orderId: 'order-1', size: 'L'})
  })

  test('can be expired once, and then has no page to pay on', async () => {
    const {id} = await shop.checkOut()
    const expired = await shop.stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({status: 'expired', payment_status: 'unpaid', url: null})
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toThrow(/status of `expired`/)
    const page = await fetch(`${shop.url}/pay/${id}`)
    expect(await page.text()).toContain('expired')
    expect(await shop.arrived()).toContain('checkout.session.expired')
  })
})

describe('the list', () => {
  test('comes newest first, page by page, and can be narrowed', async () => {
    const own = await openShop()
    try {
      const ids: string[] = []
      for (let number = 0; number < 5; number += 1) {
        ids.push((await own.checkOut({customer_email: `person${number}@lectern.test`})).id)
      }
      const [oldest = '', second = ''] = ids
      await own.stripe.checkout.sessions.expire(oldest)
      await own.pay(second)
      const {sessions} = own.stripe.checkout

      const first = await sessions.list({limit: 2})
      expect(first.data.map(({id}) => id)).toEqual([ids[4], ids[3]])
      expect(first.has_more).toBe(true)
      const next = await sessions.list({limit: 2, starting_after: ids[3] ?? ''})
      expect(next.data.map(({id}) => id)).toEqual([ids[2], ids[1]])
      const before = await sessions.list({limit: 2, ending_before: ids[1] ?? ''})
      expect(before.data.map(({id}) => id)).toEqual([ids[3], ids[2]])
      const all: string[] = []
      for await (const {id} of sessions.list({limit: 2})) all.push(id)
      expect(all).toEqual(ids.toReversed())

      expect((await sessions.list({status: 'expired'})).data.map(({id}) => id)).toEqual([oldest])
      expect((await sessions.list({status: 'open'})).data).toHaveLength(3)
      const intent = await own.intentOf(second)
      const byIntent = await sessions.list({
        payment_intent: intent,
        expand: ['data.payment_intent', 'data.line_items'],
      })
      expect(byIntent.data).toHaveLength(1)
      expect(byIntent.data[0]?.payment_intent).toMatchObject({id: intent, status: 'succeeded'})
      expect(byIntent.data[0]?.line_items?.data).toHaveLength(1)
      const byEmail = await sessions.list({customer_details: {email: 'person3@lectern.test'}})
      expect(byEmail.data.map(({id}) => id)).toEqual([ids[3]])
      expect((await sessions.list({created: {gt: Math.floor(Date.now() / 1000) + 60}})).data).toEqual([])
    } finally {
      await own.close()
    }
  })
})
