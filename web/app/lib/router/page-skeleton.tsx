import {Container} from '~/ui/layout/container'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Spinner} from '~/ui/feedback/spinner'

/** What stands in for a page of that path while its content is fetched: its outline where it has one of its own. */
export default function PageSkeleton({pathname}: {pathname: string}) {
  if (pathname.startsWith('/course/')) return <CourseSkeleton label="Loading course" />
  if (pathname.startsWith('/bundles/')) return <CourseSkeleton label="Loading bundle" />
  if (pathname.startsWith('/instructor/')) return <InstructorSkeleton />
  const isArticle = pathname.startsWith('/blog/')
  return (
    <div className="m-auto grid justify-items-center gap-6 px-gutter py-section text-center text-ink-soft">
      <Spinner className="size-10" label={isArticle ? undefined : 'Loading'} />
      {isArticle && <p className="font-display">Loading post or post not found...</p>}
    </div>
  )
}

/** The places of the page of a course or a bundle: title and facts, the box with cover and price, the text. */
function CourseSkeleton({label}: {label: string}) {
  return (
    <Loading label={label}>
      <Container className="grid items-start gap-x-16 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-12 xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-x-24">
        <div className="grid content-start gap-6">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-5 w-40 lg:mt-8" />
          <Skeleton className="h-20 max-w-xl lg:h-24" />
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-5 w-72 max-w-full" />
        </div>
        <div className="grid gap-6 max-lg:-order-1 lg:row-span-2">
          <Skeleton className="aspect-wide lg:aspect-cover" />
          <Skeleton className="h-10 w-32 max-lg:hidden" />
          <Skeleton className="h-14 max-lg:hidden" />
        </div>
        <Paragraphs />
      </Container>
    </Loading>
  )
}

/** The places of the instructor page: cover, portrait, name and facts, the biography. */
function InstructorSkeleton() {
  return (
    <Loading label="Loading instructor">
      <Container className="pt-6 pb-5 lg:pt-8">
        <Skeleton className="h-5 w-56 max-w-full" />
      </Container>
      <Skeleton className="h-36 rounded-none sm:h-56 lg:h-80" />
      <Container className="grid gap-x-12 gap-y-6 pb-section lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="relative -mt-16 w-36 rounded bg-surface p-2 sm:-mt-24 sm:w-52 lg:-mt-28 lg:w-full">
          <Skeleton className="aspect-square" />
        </div>
        <div className="grid content-start gap-5 lg:pt-10">
          <Skeleton className="h-12 w-80 max-w-full" />
          <Skeleton className="h-6 w-56 max-w-full" />
          <Paragraphs />
        </div>
      </Container>
    </Loading>
  )
}

function Paragraphs() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  )
}
