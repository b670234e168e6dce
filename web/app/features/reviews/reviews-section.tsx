import {useRef} from 'react'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {useNear} from '~/ui/use-near'
import type {ReviewedCourse} from './reviews-panel'

const fetchPanel = () => import('./reviews-panel')

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
      {isNear ? <Panel {...course} /> : <Placeholder />}
      <noscript>Reading reviews needs JavaScript.</noscript>
    </section>
  )
}

function Panel(course: ReviewedCourse) {
  const code = useDeferredModule(fetchPanel)
  return code ? <code.ReviewsPanel key={course.id} {...course} /> : <Placeholder />
}

function Placeholder() {
  return (
    <Loading label="Loading reviews" className="grid gap-4 noscript:hidden">
      <Skeleton className="h-24" />
      <Skeleton className="h-32" />
    </Loading>
  )
}
