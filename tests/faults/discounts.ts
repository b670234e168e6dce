import {createDiscount} from '@lectern/domain/discount/contracts'
import {applyDiscount, type DiscountTerms} from '@lectern/domain/discount/discount'
import type {Sold} from '../integration/commerce/back-office.ts'
import type {Learner} from '../integration/commerce/learner.ts'
import type {PlannedPurchase} from './plan.ts'

/** A code that learners enter. */
export interface RunCode extends DiscountTerms {
  code: string
}

/** Codes that are soon used up: a few times in all, and once by each. */
export async function makeCodes(staff: Learner, purchases: number): Promise<RunCode[]> {
  const unlimited = {courseId: null, startsAt: null, endsAt: null, maxUses: null, maxUsesPerPerson: null}
  const few = Math.max(1, Math.floor(purchases / 10))
  const wanted = [
    {...unlimited, kind: 'amount' as const, value: 777, maxUses: few},
    {...unlimited, kind: 'percentage' as const, value: 33, maxUsesPerPerson: 1},
  ]
  const codes: RunCode[] = []
  for (const input of wanted) {
    const code = `RUN-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
    await staff.call(createDiscount, {...input, code})
    codes.push({code, ...input})
  }
  return codes
}

/** The code that somebody enters, if any: by what they buy, so that a seed keeps its plan. */
export function codeOf({courses}: PlannedPurchase, codes: readonly RunCode[]): RunCode | undefined {
  return codes[(courses[0] ?? 0) % (codes.length + 1)]
}

/** What the cart page says of a cart with a code. */
export function seenCents(code: RunCode, courses: readonly Sold[]): number {
  const items = courses.map(({id, priceCents}) => ({courseId: id, priceCents}))
  const total = courses.reduce((sum, {priceCents}) => sum + priceCents, 0)
  return total - applyDiscount(code, items).discountCents
}
