import {lineOfBundle, lineOfCourse, lineOfSeats} from '@lectern/domain/orders/lines'
import {taxCodeOf} from '@lectern/domain/orders/tax'
import fc from 'fast-check'
import {Timestamp} from 'firebase-admin/firestore'
import {describe, expect, test} from 'vitest'
import {fingerprint} from './checkout.ts'
import {nextCheck} from './next-check.ts'
import {sessionParameters} from './session.ts'

const item = fc.record({
  courseId: fc.uuid(),
  courseTitle: fc.string({minLength: 1, maxLength: 400}),
  priceCents: fc.integer({min: 50, max: 40_000}),
})
const cart = fc
  .uniqueArray(item, {selector: ({courseId}) => courseId, minLength: 1, maxLength: 10})
  .map((items) => items.map(lineOfCourse))

describe('a checkout session', () => {
  const site = 'https://lectern.example'

  test('has one line a course, at its price', {tags: ['S3.04.03']}, () => {
    fc.assert(
      fc.property(cart, (items) => {
        const order = {userId: 'ada', email: 'ada@example.com', currency: 'usd', items, siteUrl: site}
        const {line_items: lines = []} = sessionParameters('order-1', order)
        expect(lines.map((line) => [line.quantity, line.price_data?.unit_amount])).toEqual(
          items.map(({priceCents}) => [1, priceCents]),
        )
        for (const line of lines) expect(line.price_data?.product_data?.name?.length).toBeLessThanOrEqual(250)
      }),
    )
  })

  test('has its tax computed where an order says so, and is as ever where not', () => {
    const line = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 5999}, 0)
    const order = {userId: 'ada', email: null, currency: 'usd', items: [line], siteUrl: site}
    const written = {
      ...order,
      items: [{...line, taxCode: 'txcd_20060358'}],
      taxBehavior: 'inclusive' as const,
    }
    const taxed = sessionParameters('order-1', written)
    expect(taxed).toMatchObject({
      automatic_tax: {enabled: true},
      tax_id_collection: {enabled: true},
      line_items: [{price_data: {tax_behavior: 'inclusive', product_data: {tax_code: 'txcd_20060358'}}}],
    })
    expect(JSON.stringify(sessionParameters('order-1', order))).not.toContain('tax')
  })

  test('has a line without a tax code taxed as what has none of its own', () => {
    const line = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 5999}, 0)
    const order = {userId: 'ada', email: null, currency: 'usd', items: [line], siteUrl: site}
    const {line_items: lines} = sessionParameters('order-1', {...order, taxBehavior: 'exclusive'})
    expect(lines?.[0]?.price_data?.product_data?.tax_code).toBe(taxCodeOf([]))
  })

  test('asks nobody for an address that the shop has', () => {
    const line = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 5999}, 0)
    const order = {userId: 'ada', email: 'ada@example.com', currency: 'usd', items: [line], siteUrl: site}
    const {customer_email: email, line_items: lines} = sessionParameters('order-1', order)
    expect(email).toBe('ada@example.com')
    expect(lines?.[0]?.price_data?.product_data).not.toHaveProperty('description')
  })

  test('has one line a bundle, with its courses below its title', () => {
    const courses = ['Typography', 'Colour'].map((courseTitle) => ({
      courseId: courseTitle,
      courseTitle,
      priceCents: 5999,
    }))
    const items = [lineOfBundle({id: 'bundle-a', title: 'Essentials', priceCents: 9999, courses}, 0)]
    const order = {userId: 'ada', email: null, currency: 'usd', items, siteUrl: site}
    expect(sessionParameters('order-1', order)).toMatchObject({
      line_items: [
        {
          quantity: 1,
          price_data: {
            unit_amount: 9999,
            product_data: {
              name: 'Essentials',
              description: 'Typography, Colour',
              metadata: {bundleId: 'bundle-a', course1: 'Typography 5000 Typography'},
            },
          },
        },
      ],
      metadata: {name: 'Essentials'},
    })
  })

  test(
    'names the order and the learner, and leads back to the shop',
    {tags: ['S0.01.02', 'S7.01.03', 'S7.01.05', 'S7.01.06']},
    () => {
      const items = [lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 0)]
      const order = {userId: 'ada', email: null, currency: 'usd', items, siteUrl: site}
      const parameters = sessionParameters('order-1', order)
      expect(parameters).toMatchObject({
        mode: 'payment',
        client_reference_id: 'ada',
        metadata: {orderId: 'order-1', name: 'Typography'},
        payment_intent_data: {description: 'Typography', metadata: {orderId: 'order-1'}},
        success_url: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${site}/cart`,
      })
      expect(parameters).not.toHaveProperty('customer_email')
      expect(parameters).not.toHaveProperty('payment_method_types')
    },
  )
})

describe('the payment page', () => {
  const site = 'https://lectern.example'
  const line = lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 0)
  const otherLine = lineOfCourse({courseId: 'course-d', courseTitle: 'Colour', priceCents: 3000}, 2)
  const order = {userId: 'ada', email: null, currency: 'usd', siteUrl: site}

  test.each([
    {whose: 'oneself', items: [line], message: 'You are buying: Typography.', back: '/cart'},
    {
      whose: 'somebody else',
      items: [{...line, for: 'gift' as const}],
      message: 'You are giving: Typography.',
      back: '/account/orders/order-1',
    },
    {
      whose: 'a team',
      items: [lineOfSeats(line, 3, 4999)],
      message: 'You are buying: 3 seats of Typography.',
      back: '/account/orders/order-1',
    },
  ])('says what is bought for $whose, and leads back to where it was chosen', ({items, message, back}) => {
    expect(sessionParameters('order-1', {...order, items})).toMatchObject({
      custom_text: {submit: {message}},
      cancel_url: `${site}${back}`,
    })
  })

  test('has each seat at its price', () => {
    const {line_items: lines} = sessionParameters('order-1', {...order, items: [lineOfSeats(line, 3, 4999)]})
    expect(lines).toMatchObject([{quantity: 3, price_data: {unit_amount: 4999}}])
  })

  test('has names and descriptions as long as Stripe takes them', () => {
    const courses = Array.from({length: 40}, (_, index) => ({
      courseId: `course-${index}`,
      courseTitle: String(index).padEnd(400, 'a'),
      priceCents: 100,
    }))
    const bundle = lineOfBundle({id: 'b', title: 'b'.repeat(400), priceCents: 4000, courses}, 0)
    const parameters = sessionParameters('order-1', {...order, items: [bundle]})
    expect(parameters).toMatchObject({
      metadata: {name: 'b'.repeat(250)},
      payment_intent_data: {description: 'b'.repeat(250)},
    })
    const {name, description} = parameters.line_items?.[0]?.price_data?.product_data ?? {}
    expect([name?.length, description?.length]).toEqual([250, 1000])
  })

  test('has none that is cut inside an emoji, which Stripe’s client cannot send', () => {
    const courses = ['b', 'c'].map((courseId) => ({courseId, courseTitle: '😀'.repeat(300), priceCents: 100}))
    const title = `b${'😀'.repeat(200)}`
    const bundle = lineOfBundle({id: 'b', title, priceCents: 4000, courses}, 0)
    const discounted = {...bundle, discountCents: 100}
    for (const item of [bundle, discounted]) {
      const discount = {code: 'ODD', discountCents: 100}
      const parameters = sessionParameters('order-1', {...order, items: [item], discount})
      const {name, description} = parameters.line_items?.[0]?.price_data?.product_data ?? {}
      const {metadata, payment_intent_data: payment} = parameters
      for (const text of [name, description, metadata && metadata['name'], payment?.description])
        expect(() => encodeURIComponent(String(text))).not.toThrow()
    }
  })

  test('names the code of a discount, and has each line at what it costs with it', () => {
    const discount = {code: 'SPRING', discountCents: 1500}
    const courses = ['b', 'c'].map((id) => ({courseId: id, courseTitle: id, priceCents: 2000}))
    const bundle = lineOfBundle({id: 'bundle', title: 'Both', priceCents: 4000, courses}, 1)
    const items = [{...line, discountCents: 1000}, {...bundle, discountCents: 500}, otherLine]
    const discounted = sessionParameters('order-1', {...order, items, discount})
    expect(discounted).toMatchObject({
      line_items: [
        {
          price_data: {
            unit_amount: 4999,
            product_data: {description: '$59.99 less $10.00 with the code SPRING'},
          },
        },
        {
          price_data: {
            unit_amount: 3500,
            product_data: {description: '$40.00 less $5.00 with the code SPRING: b, c'},
          },
        },
        {price_data: {unit_amount: 3000}},
      ],
      custom_text: {submit: {message: 'You are buying: 4 Courses. The code SPRING takes $15.00 off.'}},
      metadata: {discountCode: 'SPRING', discountCents: 1500},
    })
    expect(discounted).not.toHaveProperty('discounts')
    expect(discounted.line_items?.[2]?.price_data?.product_data).not.toHaveProperty('description')
    const metadata = (parameters: typeof discounted) =>
      parameters.line_items?.[0]?.price_data?.product_data?.metadata
    const full = sessionParameters('order-1', {...order, items: [line]})
    expect(full.metadata).not.toHaveProperty('discountCode')
    expect(full.metadata).not.toHaveProperty('discountCents')
    expect(metadata(discounted)).not.toEqual(metadata(full))
  })
})

test('a session ends when its order says, and otherwise when Stripe does', () => {
  const order = {userId: 'ada', email: null, currency: 'usd', items: [], siteUrl: 'https://lectern.example'}
  expect(sessionParameters('order-1', order)).not.toHaveProperty('expires_at')
  const sessionExpiresAt = Timestamp.fromMillis(1_800_000_000_999)
  expect(sessionParameters('order-1', {...order, sessionExpiresAt}).expires_at).toBe(1_800_000_000)
})

describe('the fingerprint of a cart', () => {
  test('is the same in any order, and differs for another course or price', () => {
    fc.assert(
      fc.property(cart, (items) => {
        expect(fingerprint(items.toReversed())).toBe(fingerprint(items))
        expect(fingerprint(items.slice(1))).not.toBe(fingerprint(items))
        const dearer = items.map((entry, index) =>
          index === 0 ? {...entry, priceCents: entry.priceCents + 1} : entry,
        )
        expect(fingerprint(dearer)).not.toBe(fingerprint(items))
      }),
    )
  })

  test('differs for a bundle that has got another course', () => {
    const bundle = (ids: string[]) => {
      const courses = ids.map((courseId) => ({courseId, courseTitle: courseId, priceCents: 5999}))
      return [lineOfBundle({id: 'bundle-a', title: 'Essentials', priceCents: 9999, courses}, 0)]
    }
    expect(fingerprint(bundle(['a', 'b']))).toBe(fingerprint(bundle(['a', 'b'])))
    expect(fingerprint(bundle(['a', 'c']))).not.toBe(fingerprint(bundle(['a', 'b'])))
  })
})

test('a pending order is checked every minute at first, hourly later', () => {
  const minutesUntil = (age: number) => (nextCheck(0, age * 60_000).toMillis() - age * 60_000) / 60_000
  expect([0, 4, 20, 240, 1440].map(minutesUntil)).toEqual([1, 1, 5, 60, 60])
})
