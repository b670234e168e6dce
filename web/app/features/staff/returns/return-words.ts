import type {Output} from '@lectern/domain/contracts'
import type {returnDetails, ReturnedCourse} from '@lectern/domain/returns/contracts'
import {pluralize} from '~/ui/content/pluralize'

export type ReturnDetails = Output<typeof returnDetails>

const methods: Readonly<Partial<Record<string, string>>> = {
  paypal: 'the PayPal account it came from',
  us_bank_account: 'the bank account it came from',
  sepa_debit: 'the bank account it came from',
}

/** Where the money of a refund goes. */
export function refundTarget(paidWith: ReturnDetails['paidWith']): string {
  if (paidWith?.last4) {
    const brand = paidWith.brand ? paidWith.brand.charAt(0).toUpperCase() + paidWith.brand.slice(1) : null
    return `the ${brand ? `${brand} card` : 'card'} ending in ${paidWith.last4}`
  }
  return methods[paidWith?.type ?? ''] ?? 'the way it was paid'
}

/** What a refund does to one of the courses. */
export function courseOutcome({access, hasCertificate}: ReturnedCourse): string {
  if (access === 'stays') return 'stays: another order paid for it, too'
  if (access === 'gone') return 'is no longer theirs'
  return hasCertificate ? 'goes, and its certificate is withdrawn' : 'goes'
}

/** How much of a course was used; null where it is not known. */
export function courseUse({progress}: ReturnedCourse): string | null {
  if (progress === null || progress.lessons === 0) return null
  if (progress.done === 0) return 'No lesson done'
  return `${progress.done} of ${pluralize(progress.lessons, 'lesson')} done`
}
