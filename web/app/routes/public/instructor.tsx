import {isRouteErrorResponse, Link} from 'react-router-dom'
import {CourseCard} from '~/features/courses/course-card'
import {prerenderInstructor} from '~/features/instructors/prerendered-instructor'
import type {Instructor as Profile} from '~/features/instructors/model'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {AboutInstructor} from '~/features/instructors/about-instructor'
import {InstructorNotFound} from '~/features/instructors/instructor-not-found'
import {personJsonLd} from '~/features/instructors/person-json-ld'
import {ProfileHeader} from '~/features/instructors/profile-header'
import {Testimonials} from '~/features/instructors/testimonials'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {useTabParam} from '~/lib/router/use-tab-param'
import {BrowseInstead} from '~/layout/browse-instead/browse-instead'
import {ErrorScreen} from '~/layout/error-screen'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {Container} from '~/ui/layout/container'
import {LazyTabs} from '~/ui/navigation/lazy-tabs'
import type {Route} from './+types/instructor'

export const loader = ({params, url}: Route.LoaderArgs) => prerenderInstructor(params.id, url)
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/instructors/load-instructor'),
  ({loadInstructor}, {params, url, signal}) => loadInstructor(params.id ?? '', url, signal),
)
export const shouldRevalidate = skipRevalidationOnSearchChange

export function meta({loaderData: instructor, error}: Route.MetaArgs) {
  if (!instructor) return missingMeta(error, 'Instructor Not Found')
  const path = `/instructor/${instructor.slug}`
  return pageMeta({
    title: instructor.title === '' ? instructor.name : `${instructor.name}, ${instructor.title}`,
    description: instructor.bio,
    path,
    type: 'profile',
    image: instructor.cover ?? instructor.image,
    ...instructor.seo,
    jsonLd: [
      personJsonLd(instructor),
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Instructors', path: '/instructors'},
        {label: instructor.name, path},
      ]),
    ],
  })
}

const TABS = ['about', 'courses', 'reviews'] as const
type TabId = (typeof TABS)[number]

/** The profile of an instructor, with tabs for biography, courses and reviews. */
export default function Instructor({loaderData: instructor}: Route.ComponentProps) {
  const [tab, chooseTab] = useTabParam(TABS)

  return (
    <>
      <ProfileHeader instructor={instructor} />
      <Container className="pt-10 pb-section lg:pt-16">
        <LazyTabs<TabId>
          key={instructor.id}
          label={`About ${instructor.name}`}
          value={tab}
          onChange={chooseTab}
          tabs={[
            {id: 'about', label: 'About', content: <AboutInstructor instructor={instructor} />},
            {id: 'courses', label: 'Courses', content: <Courses instructor={instructor} />},
            {
              id: 'reviews',
              label: 'Reviews',
              content: <Testimonials id={instructor.id} testimonials={instructor.testimonials} />,
            },
          ]}
        />
      </Container>
      <WithoutScripts instructor={instructor} />
    </>
  )
}

/** Tabs need JavaScript, so without it links to the courses are shown below the biography. */
function WithoutScripts({instructor: {courses}}: {instructor: Profile}) {
  if (courses.length === 0) return null
  return (
    <noscript>
      <Container className="pb-section">
        <ul className="grid gap-2 text-lg">
          {courses.map(({id, slug, title}) => (
            <li key={id}>
              <Link to={`/course/${slug}`} className="link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </noscript>
  )
}

function Courses({instructor: {name, courses, hasMoreCourses}}: {instructor: Profile}) {
  if (courses.length === 0)
    return <p className="py-10 text-lg text-ink-soft">No courses available yet. Check back soon!</p>
  return (
    <>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} level={2} />
          </li>
        ))}
      </ul>
      {hasMoreCourses && (
        <p className="pt-12 text-lg">
          <Link to={`/courses?q=${encodeURIComponent(name)}`} className="link">
            All courses by {name}
          </Link>
        </p>
      )}
    </>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <>
      <InstructorNotFound />
      <BrowseInstead />
    </>
  )
}
