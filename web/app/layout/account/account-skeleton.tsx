import {Container} from '~/ui/layout/container'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

/** The default skeleton of an account screen: a title and a block of text. */
export function AccountSkeleton() {
  return (
    <Container>
      <Loading label="Loading" className="grid gap-10 pt-8 pb-16 lg:pt-12">
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Container>
  )
}
