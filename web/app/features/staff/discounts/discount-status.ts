import {findLimitReached} from '@lectern/domain/discount/discount'
import type {BadgeVariant} from '~/ui/feedback/badge'
import type {StaffDiscount} from './discount-codes'

/** Whether a code can be used now, as its badge says it. */
export function discountStatus(discount: StaffDiscount, now: number): {label: string; variant: BadgeVariant} {
  const {used, reserved} = discount
  const reached = findLimitReached(discount, {inAll: used + reserved, byPerson: 0}, now)
  if (reached === 'code-ended') return {label: 'Ended', variant: 'secondary'}
  if (reached === 'code-not-started') return {label: 'Not started', variant: 'secondary'}
  if (reached === 'code-used-up') return {label: 'Used up', variant: 'secondary'}
  return {label: 'Active', variant: 'success'}
}
