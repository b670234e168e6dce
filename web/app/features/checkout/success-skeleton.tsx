import {Container} from '~/ui/layout/container'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

/** A skeleton of the success page while the payment is confirmed. */
export function SuccessSkeleton() {
  return (
    <Container narrow className="pt-14 pb-section lg:pt-20">
      <Loading label="Confirming your payment" className="grid gap-6">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-40" />
        <Skeleton className="h-14" />
      </Loading>
    </Container>
  )
}
