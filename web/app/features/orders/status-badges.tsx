import {orderBadge, type OrderStatus} from '@lectern/domain/order'
import type {ReturnStatus} from '@lectern/domain/return'
import {Badge, type BadgeVariant} from '~/ui/feedback/badge'
import type {Order} from './orders'
import type {ReturnRequest} from './returns'

export const orderLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  failed: 'Failed',
  refunded: 'Refunded',
}

interface OrderBadgeProps {
  order: Pick<Order, 'status' | 'paymentProcessing' | 'amountCents'> & {
    underReview?: boolean
    chargeback: {amountCents: number} | null
    refundedCents: number
  }
  /** staff see many: only what somebody has to do stands out (default: the learner's account) */
  screen?: 'account' | 'admin'
}

/**
 * A pending order shows as pending while its payment is processed or looked into, and as not paid when its checkout was
 * left unfinished. What a bank has taken back shows as that, and what was given back in part.
 */
export function OrderBadge({order, screen = 'account'}: OrderBadgeProps) {
  const {status, paymentProcessing, amountCents, underReview = false, chargeback} = order
  const tone = screen === 'admin' ? 'plain' : undefined
  if (chargeback !== null) {
    const isPart = chargeback.amountCents < amountCents
    return (
      <Badge variant="secondary" tone={tone}>
        {isPart ? 'Partly charged back' : 'Charged back'}
      </Badge>
    )
  }
  if (status === 'completed' && order.refundedCents > 0)
    return (
      <Badge variant="secondary" tone={tone}>
        Partly refunded
      </Badge>
    )
  const isAbandoned = status === 'pending' && !paymentProcessing && !underReview
  return (
    <Badge variant={orderBadge(status)} tone={tone}>
      {isAbandoned ? 'Not paid' : orderLabels[status]}
    </Badge>
  )
}

export const returnLabels: Record<ReturnStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** Colours differ per screen: an approved return is good news to the learner, but routine to staff. */
const returnBadges: Record<'account' | 'admin', Record<ReturnStatus, BadgeVariant>> = {
  account: {pending: 'secondary', approved: 'success', rejected: 'destructive'},
  admin: {pending: 'secondary', approved: 'default', rejected: 'destructive'},
}

interface ReturnBadgeProps {
  returned: Pick<ReturnRequest, 'status' | 'refundFailedAt'>
  screen: 'account' | 'admin'
}

export function ReturnBadge({returned: {status, refundFailedAt}, screen}: ReturnBadgeProps) {
  if (refundFailedAt !== null) return <Badge variant="destructive">Refund failed</Badge>
  const tone = status === 'pending' ? 'waiting' : 'plain'
  return (
    <Badge variant={returnBadges[screen][status]} tone={screen === 'admin' ? tone : undefined}>
      {returnLabels[status]}
    </Badge>
  )
}
