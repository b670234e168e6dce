import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {courseLine, errorOf, openShop, type Shop} from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('a coupon', () => {
  test('is made once under an id, found and listed, and deleted', async () => {
    const made = {id: 'SPRING-1500', name: 'SPRING', amount_off: 1500, currency: 'usd'}
    const coupon = await shop.stripe.coupons.create({...made, duration: 'once', metadata: {code: 'SPRING'}})
    expect(coupon).toMatchObject({
      ...made,
      object: 'coupon',
      percent_off: null,
      times_redeemed: 0,
      valid: true,
    })
    expect(await errorOf(shop.stripe.coupons.create(made))).toMatchObject({code: 'resource_already_exists'})
    expect((await shop.stripe.coupons.list()).data.map(({id}) => id)).toContain('SPRING-1500')
    expect(await shop.stripe.coupons.del('SPRING-1500')).toMatchObject({deleted: true})
    expect(await errorOf(shop.stripe.coupons.retrieve('SPRING-1500'))).toMatchObject({
      code: 'resource_missing',
    })
  })

  test.each([
    ['nothing off', {}, undefined],
    ['two things off', {amount_off: 1, currency: 'usd', percent_off: 1}, undefined],
    ['an amount without a currency', {amount_off: 100}, 'parameter_missing'],
    ['an amount of nothing', {amount_off: 0, currency: 'usd'}, 'parameter_invalid_integer'],
    ['more than all off', {percent_off: 101}, undefined],
    ['a long name', {percent_off: 10, name: 'x'.repeat(41)}, 'parameter_invalid_string'],
  ])('with %s is refused', async (_, parameters, code) => {
    expect(await errorOf(shop.stripe.coupons.create(parameters))).toMatchObject({code, statusCode: 400})
  })
})

describe('a session with a coupon', () => {
  const lines = [courseLine('One', 5999), courseLine('Two', 8999)]

  test('costs less, says so on its page, and takes what is left', async () => {
    const coupon = await shop.stripe.coupons.create({name: 'TENNER', amount_off: 1000, currency: 'usd'})
    const session = await shop.checkOut({line_items: lines, discounts: [{coupon: coupon.id}]})
    expect(session).toMatchObject({
      amount_subtotal: 14_998,
      amount_total: 13_998,
      total_details: {amount_discount: 1000},
      discounts: [{coupon: coupon.id, promotion_code: null}],
    })
    const page = await (await fetch(session.url ?? '')).text()
    for (const words of ['TENNER', '−$10.00', '$149.98', '$139.98', '$59.99']) expect(page).toContain(words)
    await shop.pay(session.id)
    const intent = await shop.stripe.paymentIntents.retrieve(await shop.intentOf(session.id))
    expect(intent.amount_received).toBe(13_998)
    expect((await shop.stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1)
    const expanded = await shop.stripe.checkout.sessions.retrieve(session.id, {expand: ['discounts.coupon']})
    expect(expanded.discounts).toMatchObject([{coupon: {name: 'TENNER'}}])
  })

  test('splits it over its lines, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({min: 50, max: 40_000}), {minLength: 1, maxLength: 5}),
        fc.oneof(
          fc.record({amount_off: fc.integer({min: 1, max: 40_000}), currency: fc.constant('usd')}),
          fc.record({percent_off: fc.integer({min: 1, max: 99})}),
        ),
        async (prices, off) => {
          const total = prices.reduce((sum, price) => sum + price, 0)
          fc.pre(total - ('amount_off' in off ? off.amount_off : (total * off.percent_off) / 100) >= 51)
          const {id: coupon} = await shop.stripe.coupons.create(off)
          const session = await shop.checkOut({
            line_items: prices.map((price) => courseLine('A course', price)),
            discounts: [{coupon}],
          })
          const {data} = await shop.stripe.checkout.sessions.listLineItems(session.id)
          const sum = (field: 'amount_discount' | 'amount_total') =>
            data.reduce((sum, line) => sum + line[field], 0)
          expect(sum('amount_discount')).toBe(session.total_details?.amount_discount)
          expect(sum('amount_total')).toBe(session.amount_total)
          expect(data.every(({amount_total: left}) => left >= 0)).toBe(true)
        },
      ),
      {numRuns: 20},
    )
  })

  test('is refused where the coupon cannot be used, or leaves too little', async () => {
    const euro = await shop.stripe.coupons.create({amount_off: 100, currency: 'eur'})
    const once = await shop.stripe.coupons.create({percent_off: 50, max_redemptions: 1})
    const most = await shop.stripe.coupons.create({amount_off: 14_950, currency: 'usd'})
    await shop.pay((await shop.checkOut({discounts: [{coupon: once.id}]})).id)
    const refused = async (change: object) =>
      errorOf(shop.checkOut({line_items: lines, ...change})).then(({code, param}) => [code, param])
    const coupon = 'discounts[0][coupon]'
    expect(await refused({discounts: [{coupon: 'gone'}]})).toEqual(['resource_missing', coupon])
    expect(await refused({discounts: [{coupon: euro.id}]})).toEqual([undefined, coupon])
    expect(await refused({discounts: [{coupon: once.id}]})).toEqual(['coupon_expired', coupon])
    expect((await refused({discounts: [{coupon: most.id}]}))[0]).toBe('amount_too_small')
    const both = {discounts: [{coupon: most.id}], allow_promotion_codes: true}
    expect((await errorOf(shop.checkOut(both))).message).toContain('only specify one of')
  })
})
