import {BookOpen} from 'lucide-react'
import type {Route} from './+types/my-courses'
import {privateLoader} from '~/features/auth/private-loader'
import {CertificateList} from '~/features/learning/certificate/certificate-list'
import {EnrolledCourseCard, EnrolledCourseCardSkeleton} from '~/features/learning/enrolled-course-card'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'My courses', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error', description: 'Failed to load your courses. Please try again later.'},
  async ({uid}) => {
    const [{currentCourse, loadEnrolledCourses}, {listCertificates}] = await Promise.all([
      import('~/features/learning/enrolled-courses'),
      import('~/features/learning/certificate/certificates'),
    ])
    const [enrolledCourses, certificates] = await Promise.all([
      loadEnrolledCourses(uid),
      listCertificates(uid),
    ])
    return {enrolledCourses, certificates, currentId: currentCourse(enrolledCourses)?.courseId}
  },
)

const frame = {title: 'My courses'}

const states = defineScreenStates(
  AccountPage,
  frame,
  <>
    <Loading label="Loading your courses" className="grid gap-6 md:grid-cols-2">
      <EnrolledCourseCardSkeleton />
      <EnrolledCourseCardSkeleton />
    </Loading>
  </>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** The learner's courses with their progress, and the certificates. */
export default function MyCourses({
  loaderData: {enrolledCourses, certificates, currentId},
}: Route.ComponentProps) {
  return (
    <AccountPage {...frame}>
      {enrolledCourses.length === 0 ? (
        <EmptyState
          icon={<BookOpen aria-hidden />}
          title="You haven't purchased any courses yet"
          action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
        >
          What you buy stands here.
        </EmptyState>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {enrolledCourses.map((enrolled) => (
            <EnrolledCourseCard
              key={enrolled.courseId}
              enrolled={enrolled}
              current={enrolled.courseId === currentId}
            />
          ))}
        </ul>
      )}
      <CertificateList certificates={certificates} />
    </AccountPage>
  )
}
