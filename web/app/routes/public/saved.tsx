import type {Route} from './+types/saved'
import {currentUser} from '~/features/auth/session'
import {useSignedInFlag} from '~/features/auth/signed-in-flag'
import {COURSE_GRID, CourseCard} from '~/features/courses/course-card'
import {useOtherReader} from '~/features/learning/use-other-reader'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {BookmarkIcon} from '~/ui/icons'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'

export const meta = () => pageMeta({title: 'Saved courses', noindex: true})

/** The courses, and whose they are: null for a visitor, whose device alone keeps them. */
export async function clientLoader({request}: Route.ClientLoaderArgs) {
  const {loadSaved} = await import('~/features/courses/load-saved')
  const courses = await loadSaved(request.signal)
  // Known by now, where somebody is signed in.
  return {uid: currentUser()?.uid ?? null, courses}
}

/** The courses that somebody has saved for later. What they take off stays here until they leave, for those who change their mind. */
export default function SavedScreen({loaderData: {uid, courses}}: Route.ComponentProps) {
  const isSignedIn = useSignedInFlag()
  const isOther = useOtherReader(uid)
  return (
    <>
      <PageHeader
        title="Saved courses"
        lead={
          isSignedIn
            ? 'Kept with your account, on every device. When one gets cheaper we write to you, if marketing emails are on in your settings.'
            : 'Kept on this device alone. Once you sign in, your account keeps them, for every device.'
        }
      />
      <Container className="pb-section">
        {isOther ? (
          <Loading label="Loading saved courses" className={COURSE_GRID}>
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </Loading>
        ) : courses.length === 0 ? (
          <EmptyState
            icon={<BookmarkIcon />}
            title="Nothing saved yet"
            action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
          >
            The bookmark on a course keeps it here for later.
          </EmptyState>
        ) : (
          <ul aria-label="Saved courses" className={COURSE_GRID}>
            {courses.map((course, index) => (
              <li key={course.id} className="grid">
                <CourseCard course={course} first={index === 0} level={2} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </>
  )
}
