import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {sumCents} from '../money.ts'
import {
  applyRefundsToLines,
  coursesOf,
  leftCents,
  lineOfCourse,
  linesKept,
  paidCents,
  quoteRefund,
  readLines,
  type CountedRefund,
  type OrderLine,
  type RefundableOrder,
} from './lines.ts'

const lines: fc.Arbitrary<OrderLine[]> = fc
  .uniqueArray(
    fc.record({
      courseId: fc.stringMatching(/^[a-j]$/),
      courseTitle: fc.constant('A course'),
      priceCents: fc.integer({min: 50, max: 20_000}),
      discountCents: fc.integer({min: 0, max: 49}),
    }),
    {selector: ({courseId}) => courseId, minLength: 1, maxLength: 6},
  )
  .map((items) => items.map(lineOfCourse))
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
      fc.property(lines, fc.array(act, {maxLength: 12}), (items, acts) => {
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
      fc.property(lines, fc.constantFrom('begun', 'failed', 'refused'), (items, state) => {
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
    expect(quoteRefund({...order, refundedCents: 4000}, ['2'])?.amountCents).toBe(800)
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
      fc.property(lines, (items) => {
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
