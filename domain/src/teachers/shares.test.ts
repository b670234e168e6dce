import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {sumCents} from '../money.ts'
import {creditLines, invoiceLines, sumsOf, type InvoiceLine} from '../orders/invoice.ts'
import {
  applyRefundsToLines,
  keptOfCourses,
  lineOfCourse,
  netPaidCents,
  paidCents,
  quoteRefund,
  type CountedRefund,
} from '../orders/lines.ts'
import {orderLines, taxedLines} from '../testing/order-lines.ts'
import {DAY_MS, monthOf} from '../statistics/days.ts'
import {balanceChanges, changeEntries, saleEntries} from './entries.ts'
import {balanceSchema, monthBounds, monthsOf, standingOf} from './ledger.ts'
import {availableAt, shareOf} from './shares.ts'

describe('shares', () => {
  test('and the shop add up to what is kept without tax, whatever was given back or lost', () => {
    const drawn = fc.tuple(taxedLines, fc.nat(20_000), fc.nat(20_000), fc.integer({min: 0, max: 10_000}))
    fc.assert(
      fc.property(drawn, ([items, back, lost, shareBps]) => {
        const paid = sumCents(items.map(paidCents))
        const refundedCents = Math.min(back, paid)
        const chargeback = {amountCents: Math.min(lost, paid - refundedCents)}
        const kept = keptOfCourses({items, refundedCents, chargeback})
        for (const {keptCents} of kept) {
          const share = shareOf(keptCents, shareBps)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(keptCents - share).toBeGreaterThanOrEqual(0)
        }
        const keptCents = sumCents(kept.map((course) => course.keptCents))
        const net = sumCents(items.map(netPaidCents))
        const gone = refundedCents + chargeback.amountCents
        // What is gone has its part of the tax in it: none where nothing is gone, and all with the last cent.
        expect(net - keptCents).toBeLessThanOrEqual(gone)
        expect(keptCents).toBeLessThanOrEqual(net)
        const tax = sumCents(items.map((line) => line.taxCents))
        expect(gone - (net - keptCents)).toBeLessThanOrEqual(tax)
      }),
    )
  })

  test('and the shop have of each line what its credit notes have left of it, without tax and to the cent', () => {
    const parts = fc.array(fc.record({place: fc.nat(5), cents: fc.integer({min: 1, max: 9000})}), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(taxedLines, parts, (items, wanted) => {
        const amountCents = sumCents(items.map(paidCents))
        const invoice = invoiceLines(items, () => 'Self-study course')
        const refunds: CountedRefund[] = []
        let credited: InvoiceLine[] = []
        for (const {place, cents} of wanted) {
          const {lineId, grossCents} = invoice[place % invoice.length]!
          const before = credited.filter((line) => line.lineId === lineId)
          const part = Math.min(cents, grossCents - sumsOf(before).grossCents)
          if (part === 0) continue
          const refund = {amountCents: part, lines: [{lineId, amountCents: part, quantity: 0}]}
          refunds.push({state: 'made', ...refund})
          credited = [...credited, ...creditLines(invoice, credited, refund)]
        }
        const kept = keptOfCourses(applyRefundsToLines({amountCents, items}, refunds))
        for (const {lineId, netCents} of invoice) {
          const ofLine = kept.filter((course) => course.lineId === lineId)
          const back = sumsOf(credited.filter((line) => line.lineId === lineId)).netCents
          const shares = ofLine.map(({keptCents}) => shareOf(keptCents, 7000))
          const ofShop = ofLine.map(({keptCents}, index) => keptCents - (shares[index] ?? 0))
          expect(sumCents(shares) + sumCents(ofShop) + back).toBe(netCents)
        }
      }),
    )
  })

  test('and what went back are the net of a line where both would be rounded up', () => {
    const course = lineOfCourse({courseId: 'course-a', courseTitle: 'A', priceCents: 6000}, 0)
    const items = [{...course, taxCents: 958}]
    const kept = keptOfCourses({items, refundedCents: 1500})
    const [note] = creditLines(
      invoiceLines(items, () => 'Course'),
      [],
      {amountCents: 1500, lines: []},
    )
    expect([kept[0]?.keptCents, note?.netCents]).toEqual([3782, 1260])
    expect(3782 + 1260).toBe(6000 - 958)
  })

  test('of lines that are given back go, and those of the others stay', () => {
    fc.assert(
      fc.property(taxedLines, (items) => {
        const [first, ...others] = items
        const order = {items, amountCents: sumCents(items.map(paidCents)), refundedCents: 0}
        const quote = quoteRefund(order, [first?.lineId ?? ''])
        const refunds: CountedRefund[] = quote ? [{state: 'made', ...quote}] : []
        const before = keptOfCourses(order).filter(({lineId}) => lineId !== first?.lineId)
        const after = keptOfCourses(applyRefundsToLines(order, refunds))
        expect(after.filter(({lineId}) => lineId !== first?.lineId)).toEqual(before)
        expect(sumCents(after.map(({keptCents}) => keptCents))).toBe(sumCents(others.map(netPaidCents)))
      }),
    )
  })

  test('are rounded down, for the shop', () => {
    expect(shareOf(5999, 7000)).toBe(4199)
    expect(shareOf(1, 9999)).toBe(0)
    expect(shareOf(5999, 10_000)).toBe(5999)
  })

  test('are theirs on the first day after the time to return is over', () => {
    const sold = Date.parse('2026-11-25T19:30:00Z')
    expect(availableAt(sold)).toBe(Date.parse('2026-12-26T00:00:00Z'))
    expect(availableAt(sold)).toBeGreaterThan(sold + 30 * DAY_MS)
  })
})

describe('entries', () => {
  const at = Date.parse('2026-11-25T19:30:00Z')
  const shares = new Map([['instructor-one', 6667]])

  test('of an order add up to the share of what is kept, after each part that is given back, and are each in the balance', () => {
    const parts = fc.array(fc.nat(9000), {maxLength: 4})
    fc.assert(
      fc.property(taxedLines, parts, fc.nat(20), (items, amounts, months) => {
        const amountCents = sumCents(items.map(paidCents))
        const sales = saleEntries('order', {items, refundedCents: 0}, shares, at)
        const known = new Map(sales.map((entry) => [entry.id, entry]))
        const refunds: CountedRefund[] = []
        for (const [index, wanted] of amounts.entries()) {
          const left = amountCents - sumCents(refunds.map((refund) => refund.amountCents))
          refunds.push({state: 'made', amountCents: Math.min(wanted, left), lines: []})
          const after = applyRefundsToLines({amountCents, items}, refunds)
          const cause = `refund-${index}`
          const now = at + months * 30 * DAY_MS
          for (const entry of changeEntries('order', known, [{kind: 'refund', cause, after}], now)) {
            expect(known.has(entry.id)).toBe(false)
            known.set(entry.id, entry)
          }
          for (const {lineId, courseId, keptCents} of keptOfCourses(after)) {
            const own = [...known.values()].filter(
              (one) => one.lineId === lineId && one.courseId === courseId,
            )
            const isTaught =
              items.find((line) => line.lineId === lineId)?.instructors?.[courseId] === 'instructor-one'
            expect(sumCents(own.map((entry) => entry.amountCents))).toBe(
              isTaught ? shareOf(keptCents, 6667) : 0,
            )
          }
        }
        const entries = [...known.values()]
        const all = sumCents(entries.map((entry) => entry.amountCents))
        const [change, ...others] = balanceChanges(entries, at)
        expect(others).toEqual([])
        const balance = balanceSchema.parse(change ? change.numbers : {})
        expect(balance.cents).toBe(all)
        expect(sumCents(Object.values(balance.byDay))).toBe(all)
        expect(monthsOf(balance).at(-1)?.closingCents ?? 0).toBe(all)
        const courses = Object.values(balance.byCourse)
        expect(sumCents(courses.map(({earnedCents, givenBackCents}) => earnedCents - givenBackCents))).toBe(
          all,
        )
        expect(sumCents(courses.map((course) => course.sales))).toBe(sales.length)
      }),
    )
  })

  test('of a dispute that is lost, won after all and lost again have an id each', () => {
    const [line] = fc.sample(orderLines, {numRuns: 1, seed: 1})
    const items = (line ?? []).map((one) => ({
      ...one,
      instructors: {[one.courseIds[0] ?? '']: 'instructor-one'},
    }))
    const amountCents = sumCents(items.map(paidCents))
    const known = new Map(
      saleEntries('order', {items, refundedCents: 0}, shares, at).map((one) => [one.id, one]),
    )
    const sold = sumCents([...known.values()].map((entry) => entry.amountCents))
    for (const lost of [amountCents, 0, amountCents]) {
      const after = {items, refundedCents: 0, chargeback: {amountCents: lost}}
      for (const entry of changeEntries('order', known, [{kind: 'dispute', cause: 'dp', after}], at))
        known.set(entry.id, entry)
      const sum = sumCents([...known.values()].map((entry) => entry.amountCents))
      expect(sum).toBe(lost === 0 ? sold : 0)
    }
  })
})

describe('a balance', () => {
  test('has what is corrected and paid out at once, and what has failed again', () => {
    const at = Date.parse('2026-11-25T19:30:00Z')
    const entry = {teacher: 'instructor-one', availableAt: at, at}
    const payout = {...entry, kind: 'payout' as const, payoutId: 'instructor-one-2026-11-23'}
    const [change] = balanceChanges(
      [
        {...entry, kind: 'correction', amountCents: 4000, reason: 'A sale that was missed'},
        {...payout, amountCents: -4000},
        {...payout, amountCents: 4000},
        {...payout, amountCents: -3000},
      ],
      at,
    )
    expect(change?.titles).toEqual({})
    const stored = balanceSchema.parse(change?.numbers)
    expect(standingOf(stored, '2026-11-25')).toEqual({
      pendingCents: 0,
      availableCents: 1000,
      paidOutCents: 3000,
    })
    expect(monthsOf(stored)).toMatchObject([{correction: 4000, payout: -3000, closingCents: 1000}])
  })

  const balance = balanceSchema.parse({
    cents: 900,
    byDay: {'2026-12-01': 500, '2026-12-02': 300},
    byMonth: {'2026-11': {sale: 1800, dispute: -1000}, '2026-09': {sale: 200, refund: -100}},
  })

  test('has what is available when its day has come', () => {
    const at = (day: string) => standingOf(balance, day)
    expect(at('2026-11-30')).toMatchObject({pendingCents: 800, availableCents: 100})
    expect(at('2026-12-01')).toMatchObject({pendingCents: 300, availableCents: 600})
    expect(at('2026-12-02')).toMatchObject({pendingCents: 0, availableCents: 900})
  })

  test('says what each month began and ended with', () => {
    const months = monthsOf(balance).map(({month, openingCents, closingCents}) => [
      month,
      openingCents,
      closingCents,
    ])
    expect(months).toEqual([
      ['2026-09', 0, 100],
      ['2026-11', 100, 900],
    ])
  })

  test('of who has sold nothing is empty', () => {
    const empty = balanceSchema.parse({})
    expect(standingOf(empty, '2026-11-25')).toEqual({pendingCents: 0, availableCents: 0, paidOutCents: 0})
    expect(monthsOf(empty)).toEqual([])
  })
})

test('a month lasts until the next begins', () => {
  const {from, until} = monthBounds('2026-12')
  expect([monthOf(from), monthOf(until - 1), monthOf(until)]).toEqual(['2026-12', '2026-12', '2027-01'])
})
