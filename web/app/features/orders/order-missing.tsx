import {FileQuestion} from 'lucide-react'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'

/** Shown for an unknown order and for another user's alike. */
export function OrderMissing() {
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      title="Order not found"
      action={
        <ButtonLink to="/order-history" variant="secondary">
          Back to order history
        </ButtonLink>
      }
    >
      We couldn't find this order or you don't have permission to view it
    </EmptyState>
  )
}
