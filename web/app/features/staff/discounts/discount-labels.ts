import {exactTime} from '~/ui/content/dates'
import {pluralize} from '~/ui/content/pluralize'
import type {StaffDiscount} from './discount-codes'

/** When a code can be used, to the minute, as staff enter it: `until November 30, 2026 at 6:00 PM`. */
export function periodLabel({
  startsAt,
  endsAt,
  endedAt,
}: Pick<StaffDiscount, 'startsAt' | 'endsAt' | 'endedAt'>): string {
  if (endedAt !== null) return `ended ${exactTime(endedAt)}`
  if (startsAt === null && endsAt === null) return 'at any time'
  if (startsAt === null) return `until ${exactTime(endsAt ?? 0)}`
  return endsAt === null ? `from ${exactTime(startsAt)}` : `${exactTime(startsAt)} to ${exactTime(endsAt)}`
}

/** How often a code was used, of how often it may be. */
export function usesLabel({used, maxUses}: Pick<StaffDiscount, 'used' | 'maxUses'>): string {
  const count = used.toLocaleString('en-US')
  return maxUses === null ? count : `${count} of ${maxUses.toLocaleString('en-US')}`
}

/** The limits of a code, in words. */
export function limitsLabel({
  maxUses,
  maxUsesPerPerson,
}: Pick<StaffDiscount, 'maxUses' | 'maxUsesPerPerson'>): string {
  const inAll = maxUses === null ? 'any number of uses' : pluralize(maxUses, 'use')
  if (maxUsesPerPerson === null) return inAll
  return `${inAll}, ${maxUsesPerPerson === 1 ? 'once' : `${maxUsesPerPerson} times`} a person`
}
