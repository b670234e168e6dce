import {BookOpen} from 'lucide-react'
import {AccountPage} from '~/features/account/account-page'
import {CourseCard, CourseCardSkeleton} from '~/features/learning/owned-course-card'
import {shelfOf} from '~/features/account/questions'
import {RemoteError} from '~/features/account/remote-error'
import {pageMeta} from '~/lib/router/page-meta'
import {useUser} from '~/features/auth/use-user'
import {useRemote} from '~/lib/firebase/remote'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'My courses', noindex: true})
export const handle = {Skeleton: MyCoursesSkeleton}

/** What one has bought. */
export default function MyCourses() {
  const {uid} = useUser()
  const remote = useRemote(shelfOf(uid))
  const {data: shelf, failed} = remote

  if (!shelf && !failed) return <MyCoursesSkeleton />
  return (
    <AccountPage title="My courses">
      {!shelf && <RemoteError {...remote} />}
      {shelf?.length === 0 && (
        <EmptyState
          icon={<BookOpen aria-hidden />}
          title="You haven't purchased any courses yet"
          action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
        >
          What you buy stands here.
        </EmptyState>
      )}
      {shelf && shelf.length > 0 && (
        <ul className="grid gap-6 md:grid-cols-2">
          {shelf.map((owned) => (
            <CourseCard key={owned.courseId} owned={owned} />
          ))}
        </ul>
      )}
    </AccountPage>
  )
}

function MyCoursesSkeleton() {
  return (
    <AccountPage title="My courses">
      <Loading label="Loading your courses" className="grid gap-6 md:grid-cols-2">
        <CourseCardSkeleton />
        <CourseCardSkeleton />
      </Loading>
    </AccountPage>
  )
}
