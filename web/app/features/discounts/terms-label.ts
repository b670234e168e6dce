import type {DiscountTerms} from '@lectern/domain/discount/discount'
import {formatCents} from '@lectern/domain/money'

/** What a code takes off, in words: `25% off`, `$10.00 off Typography`. */
export function termsLabel({kind, value}: DiscountTerms, courseTitle: string | null): string {
  const off = kind === 'percentage' ? `${value}% off` : `${formatCents(value)} off`
  return courseTitle === null ? off : `${off} ${courseTitle}`
}
