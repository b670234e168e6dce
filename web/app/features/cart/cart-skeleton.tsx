import {Container} from '~/ui/layout/container'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

/** A skeleton of the cart: two courses and the summary. */
export function CartSkeleton() {
  return (
    <Container className="pt-8 pb-section lg:pt-12">
      <Loading label="Loading your cart">
        <Skeleton className="mb-10 h-12 w-56 lg:mb-14" />
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-6">
            {[1, 2].map((line) => (
              <div key={line} className="grid grid-cols-[7rem_1fr] gap-4 sm:grid-cols-[11rem_1fr] sm:gap-6">
                <Skeleton className="aspect-cover" />
                <div className="grid content-start gap-3">
                  <Skeleton className="h-6 w-4/5" />
                  <Skeleton className="h-4 w-2/5" />
                  <Skeleton className="h-4 w-1/3" />
                </div>
              </div>
            ))}
          </div>
          <Skeleton className="h-80" />
        </div>
      </Loading>
    </Container>
  )
}
