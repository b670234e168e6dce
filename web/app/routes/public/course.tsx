import {metaDescription} from '@lectern/domain/metadata'
import {isRouteErrorResponse} from 'react-router-dom'
import {BundlesOfCourse} from '~/features/courses/bundles/bundles-of-course'
import {categoryCrumb} from '~/features/courses/detail/category-crumb'
import {CourseAbout} from '~/features/courses/detail/course-about'
import {courseJsonLd} from '~/features/courses/detail/course-json-ld'
import {CourseHeader} from '~/features/courses/detail/course-header'
import {CourseIncludes} from '~/features/courses/detail/course-includes'
import {CourseNotFound} from '~/features/courses/detail/course-not-found'
import {CourseTrailer} from '~/features/courses/detail/course-trailer'
import {Curriculum} from '~/features/courses/detail/curriculum'
import {BuyBar, BuyBox} from '~/features/courses/detail/buy-box'
import {Outcomes} from '~/features/courses/detail/outcomes'
import {Related} from '~/features/courses/detail/related'
import {TeacherBox} from '~/features/courses/detail/teacher-box'
import {SampleButton} from '~/features/learning/certificate/sample-button'
import {ReviewsSection} from '~/features/reviews/reviews-section'
import {prerenderCourse} from '~/features/courses/prerendered-course'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {paragraphText} from '~/lib/sanity/plain-text'
import {BrowseInstead} from '~/layout/browse-instead/browse-instead'
import {ErrorScreen} from '~/layout/error-screen'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {Container} from '~/ui/layout/container'
import type {Route} from './+types/course'

export const loader = ({params, url}: Route.LoaderArgs) => prerenderCourse(params.id, url)

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/courses/load-course'),
  ({loadCourse}, {params, url, signal}) => loadCourse(params.id ?? '', url, signal),
)

export function meta({loaderData, error}: Route.MetaArgs) {
  if (!loaderData) return missingMeta(error, 'Course Not Found')
  const {course} = loaderData
  const path = `/course/${course.slug}`
  const description = metaDescription(course.seo.description ?? paragraphText(course.description))
  return pageMeta({
    title: course.title,
    description,
    path,
    image: course.image,
    ...course.seo,
    noindex: course.archived,
    jsonLd: [
      courseJsonLd(course, description),
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Courses', path: '/courses'},
        ...categoryCrumb(course).map(({label, to}) => ({label, path: to})),
        {label: course.title, path},
      ]),
    ],
  })
}

/** The page of a course. */
export default function CourseScreen({loaderData: {course, bundles, related}}: Route.ComponentProps) {
  const includes = (
    <CourseIncludes course={course}>
      <SampleButton course={course} />
    </CourseIncludes>
  )
  return (
    <>
      <Container className="grid items-start gap-x-16 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-12 xl:gap-x-24 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <CourseHeader course={course} />
        <BuyBox course={course} includes={includes} className="lg:sticky lg:top-28 lg:row-span-2" />
        <div className="grid gap-16 lg:gap-20">
          <CourseTrailer id={course.id} trailer={course.trailer} />
          {!course.archived && <div className="lg:hidden print:hidden">{includes}</div>}
          <BundlesOfCourse bundles={bundles} />
          <CourseAbout course={course} />
          <Outcomes course={course} />
          <Curriculum course={course} />
          {course.teacher && <TeacherBox teacher={course.teacher} />}
          <ReviewsSection
            id={course.id}
            teacher={course.teacher}
            outline={course.curriculum}
            rating={course.reviews > 0 ? course.rating : null}
          />
        </div>
      </Container>
      <Related courses={related} />
      <BuyBar course={course} />
    </>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <>
      <CourseNotFound />
      <BrowseInstead />
    </>
  )
}
