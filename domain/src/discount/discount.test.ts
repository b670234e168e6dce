import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {MINIMUM_CHARGE_CENTS, sumCents} from '../money.ts'
import {createDiscount} from './contracts.ts'
import {discountCode} from './discount-code-schema.ts'
import {
  applyDiscount,
  findLimitReached,
  normalizeCode,
  splitByLargestRemainder,
  type DiscountLimits,
  type DiscountTerms,
} from './discount.ts'

const cart = fc.uniqueArray(
  fc.record({courseId: fc.stringMatching(/^[a-h]$/), priceCents: fc.integer({min: 1, max: 1_000_000})}),
  {selector: ({courseId}) => courseId, minLength: 1, maxLength: 8},
)
const courseId = fc.option(fc.stringMatching(/^[a-h]$/))
const terms: fc.Arbitrary<DiscountTerms> = fc.oneof(
  fc.record({kind: fc.constant('percentage' as const), value: fc.integer({min: 1, max: 100}), courseId}),
  fc.record({kind: fc.constant('amount' as const), value: fc.integer({min: 1, max: 1_000_000}), courseId}),
)
const sumOf = (items: readonly {priceCents: number}[]) => sumCents(items.map(({priceCents}) => priceCents))

describe('a discount', () => {
  test('leaves at least the smallest charge, or is refused and takes nothing off', () => {
    fc.assert(
      fc.property(terms, cart, (terms, items) => {
        const {refusal, discountCents, shares} = applyDiscount(terms, items)
        const isRefused = refusal !== null
        expect({
          takesOff: discountCents > 0,
          leavesEnough: isRefused || sumOf(items) - discountCents >= MINIMUM_CHARGE_CENTS,
          shares: shares.length,
        }).toEqual({takesOff: !isRefused, leavesEnough: true, shares: isRefused ? 0 : items.length})
      }),
    )
  })

  test('is the sum of its shares, each at most the price of its item, and none for other courses', () => {
    fc.assert(
      fc.property(terms, cart, (terms, items) => {
        const {refusal, discountCents, shares} = applyDiscount(terms, items)
        fc.pre(refusal === null)
        expect(sumCents(shares)).toBe(discountCents)
        const isEligible = (id: string) => terms.courseId === null || id === terms.courseId
        expect(
          items.filter(({courseId, priceCents}, index) => {
            const share = shares[index] ?? NaN
            const most = isEligible(courseId) ? priceCents : 0
            return !Number.isInteger(share) || share < 0 || share > most
          }),
        ).toEqual([])
      }),
    )
  })

  test('comes to the same for the same cart in any order', () => {
    fc.assert(
      fc.property(terms, cart, (terms, items) => {
        expect(applyDiscount(terms, items.toReversed()).discountCents).toBe(
          applyDiscount(terms, items).discountCents,
        )
      }),
    )
  })

  test('takes off what it says', () => {
    const items = [
      {courseId: 'a', priceCents: 5999},
      {courseId: 'b', priceCents: 8999},
    ]
    const off = (terms: DiscountTerms) => applyDiscount(terms, items)
    expect(off({kind: 'percentage', value: 25, courseId: null})).toEqual({
      refusal: null,
      // 25% of 149.98 is 37.495: rounded half up.
      discountCents: 3750,
      shares: [1500, 2250],
    })
    expect(off({kind: 'percentage', value: 100, courseId: 'a'})).toMatchObject({
      discountCents: 5999,
      shares: [5999, 0],
    })
    expect(off({kind: 'amount', value: 1000, courseId: null})).toMatchObject({shares: [400, 600]})
    // Its only course is cheaper than the amount.
    expect(off({kind: 'amount', value: 9000, courseId: 'a'})).toMatchObject({shares: [5999, 0]})
  })

  test('is refused in a word where it cannot be used for the cart', () => {
    const items = [{courseId: 'a', priceCents: 5999}]
    const refusal = (terms: DiscountTerms) => applyDiscount(terms, items).refusal
    expect(refusal({kind: 'percentage', value: 20, courseId: 'b'})).toBe('code-not-for-cart')
    expect(refusal({kind: 'amount', value: 5949, courseId: null})).toBeNull()
    expect(refusal({kind: 'amount', value: 5950, courseId: null})).toBe('code-too-large')
    expect(refusal({kind: 'percentage', value: 100, courseId: null})).toBe('code-too-large')
  })
})

test('the largest remainder differs from the exact share by less than a cent', () => {
  const weights = fc
    .array(fc.integer({min: 0, max: 10_000_000}), {minLength: 1, maxLength: 50})
    .filter((weights) => sumCents(weights) > 0)
  fc.assert(
    fc.property(fc.integer({min: 0, max: 10_000_000}), weights, (amount, weights) => {
      const shares = splitByLargestRemainder(amount, weights)
      const total = BigInt(sumCents(weights))
      expect(sumCents(shares)).toBe(amount)
      shares.forEach((share, index) => {
        const exact = BigInt(amount) * BigInt(weights[index] ?? 0)
        const difference = BigInt(share) * total - exact
        expect(difference < total && difference > -total).toBe(true)
      })
    }),
  )
})

describe('the limits of a code', () => {
  const open: DiscountLimits = {
    startsAt: null,
    endsAt: null,
    endedAt: null,
    maxUses: null,
    maxUsesPerPerson: null,
  }
  const reached = (limits: Partial<DiscountLimits>, uses = {inAll: 0, byPerson: 0}) =>
    findLimitReached({...open, ...limits}, uses, 1000)

  test('hold from the first moment to the one before the last', () => {
    expect(reached({})).toBeNull()
    expect(reached({startsAt: 1001})).toBe('code-not-started')
    expect(reached({startsAt: 1000, endsAt: 1001})).toBeNull()
    expect(reached({endsAt: 1000})).toBe('code-ended')
    expect(reached({endedAt: 2000})).toBe('code-ended')
  })

  test('count uses in all and by one person', () => {
    expect(reached({maxUses: 2, maxUsesPerPerson: 2}, {inAll: 1, byPerson: 1})).toBeNull()
    expect(reached({maxUses: 2}, {inAll: 2, byPerson: 0})).toBe('code-used-up')
    expect(reached({maxUsesPerPerson: 1}, {inAll: 1, byPerson: 1})).toBe('code-used')
  })
})

describe('a code', () => {
  test('is forgiven small letters and spaces, and nothing else', () => {
    expect(discountCode.parse(' spring-20 ')).toBe('SPRING-20')
    for (const bad of ['', 'AB', '-ABC', 'ABC-', 'A/B', 'SPRİNG', 'A'.repeat(33)]) {
      expect(discountCode.safeParse(bad).success).toBe(false)
    }
  })

  test('is the same however often it is normalized', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^ *[A-Za-z0-9-]{1,40} *$/), (typed) => {
        const code = normalizeCode(typed)
        expect(normalizeCode(code)).toBe(code)
      }),
    )
  })

  const valid = {
    code: 'SPRING',
    kind: 'percentage',
    value: 20,
    courseId: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerPerson: 1,
  }
  test.each([
    [{value: 101}, 'value'],
    [{value: 0}, 'value'],
    [{kind: 'amount', value: 1_000_001}, 'value'],
    [{startsAt: 2, endsAt: 2}, 'endsAt'],
    [{maxUses: 0}, 'maxUses'],
  ])('is not made with %o', (change, field) => {
    expect(createDiscount.input.safeParse(valid).success).toBe(true)
    const {error} = createDiscount.input.safeParse({...valid, ...change})
    expect(error?.issues[0]?.path).toEqual([field])
  })
})
