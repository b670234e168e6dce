import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {sumCents} from '../money.ts'
import {
  applyRefundsToLines,
  netPaidCents,
  paidCents,
  quoteRefund,
  type CountedRefund,
} from '../orders/lines.ts'
import {orderLines} from '../testing/order-lines.ts'
import {balanceSchema, monthBounds, monthOf, monthsOf, standingOf} from './ledger.ts'
import {availableAt, keptOfCourses, shareOf} from './shares.ts'

const DAY_MS = 24 * 60 * 60_000

describe('shares', () => {
  test('and the shop add up to what is kept without tax, whatever was given back', () => {
    const drawn = fc.tuple(
      orderLines,
      fc.nat(4999),
      fc.nat(20_000),
      fc.nat(20_000),
      fc.integer({min: 0, max: 10_000}),
    )
    fc.assert(
      fc.property(drawn, ([lines, tax, back, lost, shareBps]) => {
        const items = lines.map((line) => ({...line, taxCents: Math.floor((paidCents(line) * tax) / 10_000)}))
        const paid = sumCents(items.map(paidCents))
        const refundedCents = Math.min(back, paid)
        const chargeback = {amountCents: Math.min(lost, paid - refundedCents)}
        const kept = keptOfCourses({items, refundedCents, chargeback})
        const keptCents = sumCents(kept.map((course) => course.keptCents))
        const shares = kept.map((course) => shareOf(course.keptCents, shareBps))
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(kept[index]?.keptCents ?? 0)
        }
        // The shop has the rest of each course, which is less than nothing nowhere.
        expect(keptCents).toBeLessThanOrEqual(paid - refundedCents - chargeback.amountCents)
        if (refundedCents === 0 && chargeback.amountCents === 0)
          expect(keptCents).toBe(sumCents(items.map(netPaidCents)))
        if (refundedCents + chargeback.amountCents === paid) expect(keptCents).toBe(0)
      }),
    )
  })

  test('of lines that are given back go, and those of the others stay', () => {
    fc.assert(
      fc.property(orderLines, (items) => {
        const [first, ...others] = items
        const order = {items, amountCents: sumCents(items.map(paidCents)), refundedCents: 0}
        const quote = quoteRefund(order, [first?.lineId ?? ''])
        const refunds: CountedRefund[] = quote ? [{state: 'made', ...quote}] : []
        const before = keptOfCourses(order).filter(({lineId}) => lineId !== first?.lineId)
        const after = keptOfCourses(applyRefundsToLines(order, refunds))
        expect(after.filter(({lineId}) => lineId !== first?.lineId)).toEqual(before)
        expect(sumCents(after.map(({keptCents}) => keptCents))).toBe(sumCents(others.map(paidCents)))
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

describe('a balance', () => {
  const balance = balanceSchema.parse({
    cents: 900,
    byDay: {'2026-12-01': 500, '2026-12-02': 300},
    byMonth: {'2026-11': {sale: 1800, payout: -1000}, '2026-09': {sale: 200, refund: -100}},
  })

  test('has what is available when its day has come', () => {
    const at = (day: string) => standingOf(balance, day)
    expect(at('2026-11-30')).toEqual({pendingCents: 800, availableCents: 100, paidCents: 1000})
    expect(at('2026-12-01')).toEqual({pendingCents: 300, availableCents: 600, paidCents: 1000})
    expect(at('2026-12-02')).toEqual({pendingCents: 0, availableCents: 900, paidCents: 1000})
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
    expect(standingOf(empty, '2026-11-25')).toEqual({pendingCents: 0, availableCents: 0, paidCents: 0})
    expect(monthsOf(empty)).toEqual([])
  })
})

test('a month lasts until the next begins', () => {
  const {from, until} = monthBounds('2026-12')
  expect([monthOf(from), monthOf(until - 1), monthOf(until)]).toEqual(['2026-12', '2026-12', '2027-01'])
})
