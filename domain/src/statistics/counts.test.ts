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
import {sumCents} from '../money.ts'
import {
  applyRefundsToLines,
  leftCents,
  lineOfBundle,
  lineOfCourse,
  paidCents,
  quoteRefund,
} from '../orders/lines.ts'
import {orderLines} from '../testing/order-lines.ts'
import {dayOf} from './days.ts'

const moment = fc.integer({min: Date.parse('2026-01-01'), max: Date.parse('2026-03-01')})
const order: fc.Arbitrary<CountedOrder> = fc
  .record({
    items: orderLines,
    completedAt: fc.option(moment),
    daysToRefund: fc.option(fc.integer({min: 0, max: 30})),
  })
  .map(({items, completedAt, daysToRefund}) => ({
    items,
    amountCents: sumCents(items.map(paidCents)),
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
  // Of the second course nothing is left that could be given back.
  expect(days.get(dayOf(second))?.courses).toEqual({'course-a': back(701)})
})

test('of no course more is given back than was paid, and all of it with the last cent, however it goes back', () => {
  const parts = fc.array(
    fc.record({place: fc.nat(5), cents: fc.integer({min: 1, max: 9000}), isAlone: fc.boolean(), at: moment}),
    {maxLength: 6},
  )
  fc.assert(
    fc.property(orderLines, parts, fc.boolean(), (items, wanted, isLost) => {
      const amountCents = sumCents(items.map(paidCents))
      const refunds: NonNullable<CountedOrder['refunds']>[number][] = []
      const apply = () =>
        applyRefundsToLines(
          {amountCents, items},
          refunds.map((part) => ({...part, state: 'made'})),
        )
      for (const {place, cents, isAlone, at} of wanted) {
        const now = {...apply(), amountCents}
        const {lineId} = items[place % items.length]!
        const alone = {amountCents: Math.min(cents, leftCents(now)), lines: []}
        const part = isAlone ? alone : quoteRefund(now, [lineId])
        if (part && part.amountCents > 0) refunds.push({...part, at})
      }
      const left = amountCents - apply().refundedCents
      const rest = {amountCents: left, at: Date.parse('2026-03-02')}
      const back = countsOfGivenBack({
        amountCents,
        items,
        refundedAt: null,
        refunds: isLost || left === 0 ? refunds : [...refunds, {...rest, lines: []}],
        chargeback: isLost && left > 0 ? rest : undefined,
      })
      const sold = countsOfSale({amountCents, items})
      back.forEach((_, index) => {
        const {courses} = sumOf(back.slice(0, index + 1).map(({counts}) => counts))
        for (const [id, {refundedCents}] of Object.entries(courses))
          expect(refundedCents).toBeLessThanOrEqual(sold.courses[id]?.revenueCents ?? 0)
      })
      const all = sumOf(back.map(({counts}) => counts))
      expect(all.refundedCents).toBe(sold.revenueCents)
      for (const [id, {revenueCents}] of Object.entries(sold.courses))
        expect(all.courses[id]?.refundedCents ?? 0).toBe(revenueCents)
    }),
  )
})

test('of a bundle each course brings its share, when it is sold and when it is given back', () => {
  const courses = [6000, 3000].map((priceCents, index) => ({
    courseId: `course-${index}`,
    courseTitle: 'A',
    priceCents,
  }))
  const bundle = lineOfBundle({id: 'bundle', title: 'Both', priceCents: 7000, courses}, 0)
  const sale = {amountCents: 6500, items: [{...bundle, discountCents: 500}]}
  // 4667 and 2333 of 7000 are their shares of the price.
  const sold = {'course-0': 4334, 'course-1': 2166}
  expect(countsOfSale(sale)).toMatchObject({
    revenueCents: 6500,
    orders: 1,
    courses: {
      'course-0': {sales: 1, revenueCents: sold['course-0']},
      'course-1': {sales: 1, revenueCents: sold['course-1']},
    },
  })
  const refunds = [{amountCents: 6500, lines: [{lineId: '1', amountCents: 6500}], at: 1}]
  expect(countsOfGivenBack({...sale, refundedAt: null, refunds})[0]?.counts).toMatchObject({
    refundedCents: 6500,
    courses: {
      'course-0': {refundedCents: sold['course-0']},
      'course-1': {refundedCents: sold['course-1']},
    },
  })
})

test('what was never counted is zero', () => {
  expect(countsSchema.parse({courses: {'course-a': {sales: 1}}})).toEqual({
    ...noCounts,
    courses: {'course-a': {sales: 1, revenueCents: 0, refundedCents: 0}},
  })
})

test('tax is no revenue, and none is given back with it', () => {
  const line = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 11_900}, 0)
  const items = [{...line, taxCents: 1900}]
  expect(countsOfSale({amountCents: 11_900, items})).toMatchObject({
    revenueCents: 10_000,
    courses: {a: {revenueCents: 10_000}},
  })
  const parts = [
    {amountCents: 5950, lines: [], at: 0},
    {amountCents: 5950, lines: [{lineId: '1', amountCents: 5950}], at: 0},
  ]
  expect(
    countsOfGivenBack({amountCents: 11_900, items, refundedAt: 0, refunds: parts}).map(
      ({counts}) => counts.refundedCents,
    ),
  ).toEqual([5000, 5000])
})
