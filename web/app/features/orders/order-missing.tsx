import {FileQuestion} from 'lucide-react'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'

/** The same words for an order that does not exist and for somebody else's. */
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
