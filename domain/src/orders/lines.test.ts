import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {sumCents} from '../money.ts'
import {orderLines} from '../testing/order-lines.ts'
import {coursesOf} from '../order.ts'
import {
  applyRefundsToLines,
  leftCents,
  lineOf,
  lineOfBundle,
  lineOfCourse,
  lineOfSeats,
  linesKept,
  paidCents,
  quantityKept,
  quoteRefund,
  quoteSeats,
  readLines,
  splitOverCourses,
  titledCourses,
  type CountedRefund,
  type OrderLine,
  type RefundableOrder,
} from './lines.ts'

const paidOrder = (items: OrderLine[]): RefundableOrder => ({
  amountCents: sumCents(items.map(paidCents)),
  refundedCents: 0,
  items,
})

/** What staff do: give some lines back, or a share of what is left. */
const act = fc.oneof(
  fc.record({kind: fc.constant('lines' as const), places: fc.uniqueArray(fc.nat(5), {minLength: 1})}),
  fc.record({kind: fc.constant('amount' as const), share: fc.double({min: 0, max: 1, noNaN: true})}),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

function partOf(order: RefundableOrder, what: Act): CountedRefund | null {
  if (what.kind === 'amount') {
    const amountCents = Math.floor(leftCents(order) * what.share)
    return amountCents > 0 ? {state: 'made', amountCents, lines: []} : null
  }
  const open = linesKept(order.items)
  const chosen = what.places.flatMap((place) => open[place]?.lineId ?? [])
  const quote = quoteRefund(order, chosen)
  return quote && {state: 'made', ...quote}
}

describe('giving back', () => {
  test('never more than was paid, in any order, and with the last line all of it', () => {
    fc.assert(
      fc.property(orderLines, fc.array(act, {maxLength: 12}), (items, acts) => {
        const paid = paidOrder(items)
        const refunds: CountedRefund[] = []
        let order = paid
        for (const what of acts) {
          const part = partOf(order, what)
          if (!part) continue
          refunds.push(part)
          const named = sumCents(part.lines.map((line) => line.amountCents))
          expect(named).toBe(part.lines.length > 0 ? part.amountCents : 0)
          const back = applyRefundsToLines(paid, refunds)
          const ended = linesKept(order.items).filter(({lineId}) => lineOf(back.items, lineId)?.isGivenBack)
          // Of an amount alone staff are told that the last of it is asked for by the lines.
          expect(part.lines.length > 0 ? ended.map(({lineId}) => lineId) : []).toEqual(
            part.lines.map(({lineId}) => lineId),
          )
          expect(back.refundedCents).toBeLessThanOrEqual(paid.amountCents)
          expect(back.isRefunded).toBe(back.refundedCents === paid.amountCents)
          expect(back.isRefunded || linesKept(back.items).length > 0).toBe(true)
          const ofLines = sumCents(back.items.map(({refundedCents}) => refundedCents))
          const beside = sumCents(
            refunds.filter((one) => one.lines.length === 0).map((one) => one.amountCents),
          )
          expect(ofLines + beside).toBe(back.refundedCents)
          for (const line of back.items) expect(line.refundedCents).toBeLessThanOrEqual(paidCents(line))
          order = {...paid, ...back}
        }
        // The order of the news does not matter.
        expect(applyRefundsToLines(paid, refunds.toReversed())).toEqual(applyRefundsToLines(paid, refunds))
      }),
    )
  })

  test('what failed, was refused or has only begun does not count', () => {
    fc.assert(
      fc.property(orderLines, fc.constantFrom('begun', 'failed', 'refused'), (items, state) => {
        const order = paidOrder(items)
        const quote = quoteRefund(
          order,
          items.map(({lineId}) => lineId),
        )
        if (!quote) throw new Error('Nothing could be given back.')
        expect(applyRefundsToLines(order, [{state, ...quote}])).toEqual({
          refundedCents: 0,
          isRefunded: false,
          items,
        })
      }),
    )
  })

  test('a line costs what was paid for it, and what is left where that is less', () => {
    const items = [2000, 3000].map((priceCents, index) =>
      lineOfCourse({courseId: `${index}`, courseTitle: 'A', priceCents, discountCents: 100}, index),
    )
    const order = paidOrder(items)
    expect(quoteRefund(order, ['2'])).toEqual({amountCents: 2900, lines: [{lineId: '2', amountCents: 2900}]})
    expect(quoteRefund({...order, refundedCents: 1000}, ['2'])?.lines).toHaveLength(1)
    // The last cent ends the order, and so all of its lines.
    expect(quoteRefund({...order, refundedCents: 1900}, ['2'])?.lines).toHaveLength(2)
    expect(quoteRefund({...order, refundedCents: 4000}, ['2'])).toEqual(
      quoteRefund({...order, refundedCents: 4000}, ['1', '2']),
    )
    expect(quoteRefund({...order, refundedCents: 4000}, ['1', '2'])).toEqual({
      amountCents: 800,
      lines: [
        {lineId: '1', amountCents: 317},
        {lineId: '2', amountCents: 483},
      ],
    })
  })

  test.each([
    ['a line of another order', ['3']],
    ['a line twice', ['1', '1']],
    ['no line', []],
  ])('%s cannot be given back', (_, lineIds) => {
    const items = [lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 5000}, 0)]
    expect(quoteRefund(paidOrder(items), lineIds)).toBeNull()
    const given = items.map((line) => ({...line, isGivenBack: true}))
    expect(quoteRefund(paidOrder(given), ['1'])).toBeNull()
  })
})

describe('a bundle', () => {
  const bundle = (prices: readonly number[], priceCents: number) =>
    lineOfBundle(
      {
        id: 'bundle',
        title: 'Bundle',
        priceCents,
        courses: prices.map((price, index) => ({
          courseId: `course-${index}`,
          courseTitle: `Course ${index}`,
          priceCents: price,
        })),
      },
      2,
    )

  test('is shared over its courses by their prices, the last cents by the largest remainder', () => {
    expect(bundle([5000, 2500, 2500], 8999)).toEqual({
      lineId: '3',
      kind: 'bundle',
      id: 'bundle',
      title: 'Bundle',
      courseIds: ['course-0', 'course-1', 'course-2'],
      quantity: 1,
      for: 'me',
      priceCents: 8999,
      discountCents: 0,
      taxCents: 0,
      refundedCents: 0,
      courses: [
        {courseId: 'course-0', title: 'Course 0', shareCents: 4499},
        {courseId: 'course-1', title: 'Course 1', shareCents: 2250},
        {courseId: 'course-2', title: 'Course 2', shareCents: 2250},
      ],
    })
    expect(bundle([0, 0, 0], 100).courses?.map(({shareCents}) => shareCents)).toEqual([34, 33, 33])
  })

  test('has shares that add up to the cent: of its price, of what was paid, and of any part', () => {
    const price = fc.integer({min: 0, max: 50_000})
    fc.assert(
      fc.property(
        fc.array(price, {minLength: 2, maxLength: 20}),
        fc.integer({min: 1, max: 100_000}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (prices, priceCents, part) => {
          const line = bundle(prices, priceCents)
          expect(sumCents((line.courses ?? []).map(({shareCents}) => shareCents))).toBe(priceCents)
          const paid = paidCents({...line, discountCents: Math.floor(priceCents * part)})
          const shares = splitOverCourses(line, paid)
          expect(shares.map(({courseId}) => courseId)).toEqual(line.courseIds)
          expect(sumCents(shares.map(({amountCents}) => amountCents))).toBe(paid)
          expect(splitOverCourses(line, priceCents)).toEqual(
            line.courses?.map(({courseId, shareCents}) => ({courseId, amountCents: shareCents})),
          )
        },
      ),
    )
  })

  test('names its courses, where a line of a course has its own title', () => {
    expect(titledCourses(bundle([1, 1], 2)).map(({title}) => title)).toEqual(['Course 0', 'Course 1'])
    const course = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 5000}, 0)
    expect(titledCourses(course)).toEqual([{courseId: 'a', title: 'A'}])
    expect(splitOverCourses(course, 4321)).toEqual([{courseId: 'a', amountCents: 4321}])
  })
})

describe('the lines of an order as it is stored', () => {
  test('from before there were lines are of one course for oneself', () => {
    expect(readLines([{courseId: 'a', courseTitle: 'A', priceCents: 5999, discountCents: 500}])).toEqual([
      {
        lineId: '1',
        kind: 'course',
        id: 'a',
        title: 'A',
        courseIds: ['a'],
        quantity: 1,
        for: 'me',
        priceCents: 5999,
        discountCents: 500,
        taxCents: 0,
        refundedCents: 0,
      },
    ])
  })

  test('are read as they were written', () => {
    fc.assert(
      fc.property(orderLines, (items) => {
        expect(readLines(items)).toEqual(items)
      }),
    )
  })

  test.each([[null], ['two courses'], [[{courseId: 'a'}]], [[{lineId: '1'}]]])('%j is none', (stored) =>
    expect(readLines(stored)).toBeNull(),
  )

  test('give each course once', () => {
    const [a, b] = ['a', 'b'].map((id, index) =>
      lineOfCourse({courseId: id, courseTitle: id, priceCents: 100}, index),
    )
    expect(coursesOf([{courseIds: ['a', 'b']}, ...(a && b ? [a, b] : [])])).toEqual(['a', 'b'])
  })
})

describe('giving seats back', () => {
  const seats = fc
    .record({quantity: fc.integer({min: 2, max: 500}), each: fc.integer({min: 1, max: 100_000})})
    .map(({quantity, each}) => {
      const one = lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: each}, 0)
      return lineOfSeats(one, quantity, each)
    })

  test('a number at a time costs what was paid for each, and all of them what was paid', () => {
    fc.assert(
      fc.property(seats, fc.array(fc.integer({min: 1, max: 500}), {maxLength: 6}), (line, numbers) => {
        const paid = paidOrder([line])
        const refunds: CountedRefund[] = []
        let order = paid
        let back = 0
        for (const number of numbers) {
          const quote = quoteSeats(order, line.lineId, number)
          expect(quote === null).toBe(number > line.quantity - back)
          if (!quote) continue
          refunds.push({state: 'made', ...quote})
          back += number
          order = {...paid, ...applyRefundsToLines(paid, refunds)}
          const [kept] = order.items
          expect(quote.amountCents).toBe((line.priceCents / line.quantity) * number)
          expect(kept && quantityKept(kept)).toBe(line.quantity - back)
          expect(kept?.isGivenBack ?? false).toBe(back === line.quantity)
        }
        expect(leftCents(order)).toBe((line.priceCents / line.quantity) * (line.quantity - back))
      }),
    )
  })

  test('after an amount beside them never take the last cent, which would end those that are used, too', () => {
    const line = lineOfSeats(lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 100}, 0), 4, 100)
    const paid = paidOrder([line])
    const after = (amountCents: number) => ({
      ...paid,
      ...applyRefundsToLines(paid, [{state: 'made', amountCents, lines: []}]),
    })
    const numbers = [1, 2, 3]
    const quoted = (given: number) =>
      numbers.map((number) => quoteSeats(after(given), line.lineId, number)?.amountCents)
    expect([quoted(150), quoted(200), quoted(350)]).toEqual([
      [100, 200, undefined],
      [100, undefined, undefined],
      [undefined, undefined, undefined],
    ])
    expect(quoteSeats(after(350), line.lineId, 4)).toEqual({
      amountCents: 50,
      lines: [{lineId: line.lineId, amountCents: 50}],
    })
  })

  test('a failed refund gives them back to the team', () => {
    const line = lineOfSeats(lineOfCourse({courseId: 'a', courseTitle: 'A', priceCents: 100}, 0), 4, 100)
    const part = {amountCents: 200, lines: [{lineId: line.lineId, amountCents: 200, quantity: 2}]}
    const paid = paidOrder([line])
    expect(applyRefundsToLines(paid, [{state: 'made', ...part}]).items[0]?.givenBackQuantity).toBe(2)
    expect(applyRefundsToLines(paid, [{state: 'failed', ...part}]).items).toEqual([line])
  })
})
