import {Suspense, type ReactNode} from 'react'
import {isRouteErrorResponse, useRevalidator, type ClientLoaderFunctionArgs} from 'react-router-dom'
import {isSessionExpected, sessionUser, useSession} from '~/features/auth/session'
import {CourseNotFound} from '~/features/courses/detail/course-not-found'
import {BuyPanel} from '~/features/learning/course-home/buy-panel'
import {CourseOutline} from '~/features/learning/course-home/course-outline'
import type {CourseHome} from '~/features/learning/course-home/model'
import type {OwnCourse} from '~/features/learning/course-home/own-course'
import {OwnPanel} from '~/features/learning/course-home/own-panel'
import {prerenderCourseHome} from '~/features/learning/course-home/prerendered-course-home'
import {useOtherReader} from '~/features/learning/use-other-reader'
import {OwnReviewSlot} from '~/features/reviews/own-review-slot'
import {ErrorScreen} from '~/layout/error-screen'
import {missingMeta, pageMeta} from '~/lib/router/page-meta'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {ErrorState} from '~/ui/feedback/error-state'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'
import type {Route} from './+types/learn-course'

const CourseSearch = lazyPart(() => import('~/features/learning/course-home/course-search'), WithoutSearch)

function WithoutSearch({children}: {children: ReactNode}) {
  return children
}

/** The relation of the current user to the course. */
interface Reader {
  /** null for a visitor */
  uid: string | null
  /** null when the user doesn't own the course */
  own: OwnCourse | null
  /** whether loading failed, so that ownership is unknown */
  failed: boolean
  /** when it was loaded, ms since the epoch */
  now: number
}

interface LearnCourse {
  home: CourseHome
  /** missing in prerendered data */
  reader?: Reader
}

export const loader = async ({params, url}: Route.LoaderArgs): Promise<LearnCourse> => ({
  home: await prerenderCourseHome(params.course, url),
})

const fetchOwnCourse = () => import('~/features/learning/course-home/own-course')

const publicHome = staleWhileRevalidate(
  () => import('~/features/learning/course-home/load-course-home'),
  async ({loadCourseHome}, {params, url, signal}): Promise<LearnCourse> => ({
    home: await loadCourseHome(params.course ?? '', url, signal),
  }),
)

/** Loads the public course, falling back to the unpublished one for its owner, and then the user's relation to it. */
async function loadCourse(args: ClientLoaderFunctionArgs): Promise<LearnCourse> {
  const {home} = await publicHome(args).catch(async (error: unknown) => {
    const isMissing = error instanceof Response && error.status === 404
    const user = isMissing && isSessionExpected() ? await sessionUser() : null
    const unpublished = user && (await (await fetchOwnCourse()).loadUnpublishedHome(args.params.course ?? ''))
    if (!unpublished) throw error
    return {home: unpublished}
  })
  return {home, reader: await loadReader(home.id)}
}

async function loadReader(courseId: string): Promise<Reader> {
  const visitor = {uid: null, own: null, failed: false, now: Date.now()}
  if (!isSessionExpected()) return visitor
  try {
    const [user, {loadOwnCourse}] = await Promise.all([sessionUser(), fetchOwnCourse()])
    return user ? {...visitor, uid: user.uid, own: await loadOwnCourse(user.uid, courseId)} : visitor
  } catch (error) {
    console.error('It is not known whose course this is.', error)
    return {...visitor, failed: true}
  }
}

export const shouldRevalidate = skipRevalidationOnSearchChange

export const clientLoader = Object.assign(loadCourse, {hydrate: true as const})

export function meta({loaderData, error}: Route.MetaArgs) {
  if (!loaderData) return missingMeta(error, 'Course Not Found')
  const {title, slug, outline, sold} = loaderData.home
  return pageMeta({
    title: `Lessons of ${title}`,
    description: `What is taught in ${title}: ${outline.map((section) => section.title).join(', ')}.`,
    // The canonical URL is the course's sales page.
    path: `/course/${slug}`,
    image: loaderData.home.image,
    noindex: sold === null,
  })
}

/** The learning page of a course: progress and where to continue for its owner, the outline for anyone else. */
export default function LearnCourseScreen({loaderData: {home, reader}}: Route.ComponentProps) {
  const isOther = useOtherReader(reader?.failed ? undefined : reader?.uid)
  const known = isOther ? undefined : reader
  const owns = known !== undefined && known.own !== null
  const outline = <CourseOutline home={home} own={known?.own ?? null} now={known?.now ?? 0} />
  return (
    <>
      <PageHeader
        title={home.title}
        lead={home.instructor && `Taught by ${home.instructor}`}
        crumbs={[
          owns ? {label: 'My Courses', to: '/my-courses'} : {label: 'Courses', to: '/courses'},
          ...(home.sold && !owns
            ? [{label: home.title, to: `/course/${home.slug}`}, {label: 'Lessons'}]
            : [{label: home.title}]),
        ]}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-24">
        <aside
          aria-label={owns ? 'Your progress' : 'Buy this course'}
          className="lg:sticky lg:top-28 lg:order-1"
        >
          <Panel home={home} reader={known} />
        </aside>
        <div className="grid gap-12">
          {known?.own && known.uid !== null ? (
            <Suspense fallback={outline}>
              <CourseSearch uid={known.uid} home={home}>
                {outline}
              </CourseSearch>
            </Suspense>
          ) : (
            outline
          )}
          {owns && <OwnReviewSlot courseId={home.id} outline={home.outline} level={2} />}
        </div>
      </Container>
    </>
  )
}

function Panel({home, reader}: {home: CourseHome; reader: Reader | undefined}) {
  const {expected} = useSession()
  const {revalidate, state} = useRevalidator()
  if (reader?.own && reader.uid !== null)
    return <OwnPanel uid={reader.uid} home={home} own={reader.own} now={reader.now} />
  if (reader?.failed)
    return (
      <ErrorState
        title="Your progress could not be loaded"
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      >
        Please check your connection and try again.
      </ErrorState>
    )
  if (!reader && expected) return <PanelSkeleton />
  // The prerendered page is for visitors: for someone who may own the course the offer is hidden, so that it doesn't
  // flash.
  return <BuyPanel home={home} className={reader ? undefined : 'remembered:invisible'} />
}

function PanelSkeleton() {
  return (
    <Loading label="Loading your progress">
      <Card className="grid gap-6">
        <Skeleton className="h-10" />
        <Skeleton className="h-13" />
      </Card>
    </Loading>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <CourseNotFound />
  return <ErrorScreen error={error} />
}
