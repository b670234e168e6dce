import fc from 'fast-check'
import {expect, test} from 'vitest'
import {
  countsOfOrders,
  countsOfGivenBack,
  countsOfSale,
  countsSchema,
  differenceOf,
  noCounts,
  sumOf,
  type CountedOrder,
} from './counts.ts'
import {lineOfCourse} from '../orders/lines.ts'
import {dayOf} from './days.ts'

const courseIds = ['course-a', 'course-b', 'course-c'] as const
const moment = fc.integer({min: Date.parse('2026-01-01'), max: Date.parse('2026-03-01')})
const order: fc.Arbitrary<CountedOrder> = fc
  .record({
    items: fc.uniqueArray(
      fc.record({
        courseId: fc.constantFrom(...courseIds),
        priceCents: fc.integer({min: 51, max: 20_000}),
        discountCents: fc.option(fc.integer({min: 0, max: 50}), {nil: undefined}),
      }),
      {minLength: 1, selector: ({courseId}) => courseId},
    ),
    completedAt: fc.option(moment),
    daysToRefund: fc.option(fc.integer({min: 0, max: 30})),
  })
  .map(({items, completedAt, daysToRefund}) => ({
    items: items.map((item, index) => lineOfCourse({...item, courseTitle: item.courseId}, index)),
    amountCents: items.reduce((sum, {priceCents, discountCents = 0}) => sum + priceCents - discountCents, 0),
    completedAt,
    refundedAt:
      completedAt === null || daysToRefund === null ? null : completedAt + daysToRefund * 24 * 60 * 60_000,
  }))
const orders = fc.array(order, {maxLength: 30})
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('the days together are what was paid and given back, to the cent', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const {
        revenueCents,
        orders: count,
        refundedCents,
        refunds,
        courses,
      } = sumOf(countsOfOrders(all).values())
      expect(sum(Object.values(courses).map((course) => course.revenueCents))).toBe(revenueCents)
      const paid = all.filter(({completedAt}) => completedAt !== null)
      const refunded = all.filter(({refundedAt}) => refundedAt !== null)
      expect({revenueCents, count, refundedCents, refunds}).toEqual({
        revenueCents: sum(paid.map(({amountCents}) => amountCents)),
        count: paid.length,
        refundedCents: sum(refunded.map(({amountCents}) => amountCents)),
        refunds: refunded.length,
      })
    }),
  )
})

test('each order is counted on the day of its payment and of its refund', () => {
  fc.assert(
    fc.property(order, ({completedAt, refundedAt, ...sale}) => {
      const days = countsOfOrders([{completedAt, refundedAt, ...sale}])
      const expected = new Set([completedAt, refundedAt].flatMap((at) => (at === null ? [] : [dayOf(at)])))
      expect(new Set(days.keys())).toEqual(expected)
      if (completedAt === null) return
      const ofPayment = days.get(dayOf(completedAt))
      expect(ofPayment).toMatchObject({orders: 1, revenueCents: sale.amountCents})
    }),
  )
})

test('the courses of a day bring what its orders do', () => {
  fc.assert(
    fc.property(orders, (all) => {
      for (const {courses, revenueCents, refundedCents} of countsOfOrders(all).values()) {
        expect(sum(Object.values(courses).map((course) => course.revenueCents))).toBe(revenueCents)
        expect(sum(Object.values(courses).map((course) => course.refundedCents))).toBe(refundedCents)
      }
    }),
  )
})

test('two periods together are their days together, in any order', () => {
  fc.assert(
    fc.property(orders, orders, (one, other) => {
      const sumOfOrders = (all: CountedOrder[]) => sumOf(countsOfOrders(all).values())
      const together = sumOfOrders([...one, ...other])
      expect(sumOf([sumOfOrders(one), sumOfOrders(other)])).toEqual(together)
      expect(sumOf([sumOfOrders(other), sumOfOrders(one)])).toEqual(together)
      expect(sumOf([sumOfOrders(one), differenceOf(together, sumOfOrders(one))])).toEqual(together)
    }),
  )
})

test('a refund that did not arrive leaves the sale', () => {
  const sale = {
    amountCents: 5999,
    items: [lineOfCourse({courseId: 'course-a', courseTitle: 'A', priceCents: 5999}, 0)],
  }
  const refund = countsOfGivenBack({...sale, refundedAt: 1})[0]?.counts ?? noCounts
  expect(refund.refundedCents).toBe(5999)
  expect(sumOf([countsOfSale(sale), refund, differenceOf(noCounts, refund)])).toEqual(countsOfSale(sale))
})

test('what a bank has taken back counts on its day, in shares that add up to it, unless all was refunded', () => {
  fc.assert(
    fc.property(order, fc.double({min: 0, max: 1, noNaN: true}), moment, (sold, part, at) => {
      const amountCents = Math.max(1, Math.round(sold.amountCents * part))
      const [back] = countsOfGivenBack({...sold, chargeback: {amountCents, at}})
      const expected =
        sold.refundedAt === null ? {amountCents, at} : {amountCents: sold.amountCents, at: sold.refundedAt}
      expect(back?.at).toBe(expected.at)
      expect(back?.counts).toMatchObject({refundedCents: expected.amountCents, refunds: 1})
      const shares = Object.values(back?.counts.courses ?? {}).map(({refundedCents}) => refundedCents)
      expect(sum(shares)).toBe(expected.amountCents)
    }),
  )
})

test('each part that is given back counts on its day, for the courses of its lines', () => {
  const items = ['course-a', 'course-b'].map((courseId, index) =>
    lineOfCourse({courseId, courseTitle: courseId, priceCents: 3000 + 1000 * index}, index),
  )
  const [first, second] = [Date.parse('2026-01-01'), Date.parse('2026-01-05')]
  const days = countsOfOrders([
    {
      amountCents: 7000,
      items,
      completedAt: null,
      refundedAt: null,
      refunds: [
        {amountCents: 4000, lines: [{lineId: '2', amountCents: 4000}], at: first},
        {amountCents: 701, lines: [], at: second},
      ],
    },
  ])
  const back = (refundedCents: number) => ({sales: 0, revenueCents: 0, refundedCents})
  expect(days.get(dayOf(first))).toMatchObject({
    refundedCents: 4000,
    refunds: 1,
    courses: {'course-b': back(4000)},
  })
  expect(days.get(dayOf(second))?.courses).toEqual({'course-a': back(300), 'course-b': back(401)})
})

test('what was never counted is zero', () => {
  expect(countsSchema.parse({courses: {'course-a': {sales: 1}}})).toEqual({
    ...noCounts,
    courses: {'course-a': {sales: 1, revenueCents: 0, refundedCents: 0}},
  })
})
