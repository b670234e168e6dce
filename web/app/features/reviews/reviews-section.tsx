import {Suspense, useRef} from 'react'
import {windowLoaded} from '~/lib/router/window-loaded'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {useNear} from '~/ui/use-near'
import type {ReviewedCourse} from './reviews-panel'

const ReviewsPanel = lazyPart(async () => {
  await windowLoaded()
  return {default: (await import('./reviews-panel')).ReviewsPanel}
}, PartNotLoaded)

/** What learners say about a course. Its code and the reviews are loaded when somebody comes near: the page's first load is full. */
export function ReviewsSection(course: ReviewedCourse) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  return (
    <section
      ref={section}
      id="reviews"
      aria-labelledby="reviews-heading"
      className="grid min-h-80 scroll-mt-28 content-start gap-6 print:has-aria-busy:hidden"
    >
      <h2 id="reviews-heading" className="text-2xl">
        Reviews
      </h2>
      {isNear ? (
        <Suspense fallback={<Placeholder />}>
          <ReviewsPanel key={course.id} {...course} />
        </Suspense>
      ) : (
        <Placeholder />
      )}
      <noscript>Reading reviews needs JavaScript.</noscript>
    </section>
  )
}

function Placeholder() {
  return (
    <Loading label="Loading reviews" className="grid gap-4 noscript:hidden">
      <Skeleton className="h-24" />
      <Skeleton className="h-32" />
    </Loading>
  )
}
