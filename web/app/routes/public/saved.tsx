import type {Route} from './+types/saved'
import {useSignedInFlag} from '~/features/auth/signed-in-flag'
import {COURSE_GRID, CourseCard} from '~/features/courses/course-card'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {BookmarkIcon} from '~/ui/icons'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'

export const meta = () => pageMeta({title: 'Saved courses', noindex: true})

export const clientLoader = async ({request}: Route.ClientLoaderArgs) =>
  (await import('~/features/courses/load-saved')).loadSaved(request.signal)

/** The courses that somebody has saved for later. What they take off stays here until they leave, for those who change their mind. */
export default function SavedScreen({loaderData: courses}: Route.ComponentProps) {
  const isSignedIn = useSignedInFlag()
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
        {courses.length === 0 ? (
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
