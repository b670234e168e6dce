import {useMatches} from 'react-router-dom'
import {useCall} from '~/lib/firebase/use-call'

const fetchContract = async () =>
  (await import('@lectern/domain/mail/newsletter-contracts')).isCourseAnnounced

/** In the Studio's frame: says on the page of a course that nobody has been told about it, until staff have announced it. */
export default function AnnouncementNotice() {
  const courseId = useMatches().map(courseIn).find(Boolean)
  return courseId ? <Notice courseId={courseId} /> : null
}

/** The id of the course whose page a route is. */
function courseIn({pathname, loaderData}: ReturnType<typeof useMatches>[number]): string | null {
  if (!pathname.startsWith('/course/')) return null
  const data = loaderData as {course?: {id?: unknown}} | undefined
  return typeof data?.course?.id === 'string' ? data.course.id : null
}

function Notice({courseId}: {courseId: string}) {
  const asked = useCall(fetchContract, {courseId})
  if (asked.kind !== 'ready' || asked.answer.announced) return null
  return (
    <aside
      aria-label="Announcement"
      className="no-print fixed right-3 bottom-3 z-30 max-w-88 rounded bg-amber-soft px-4 py-3 font-display text-sm text-amber-ink shadow-over"
    >
      Nobody has been told about this course yet. Publishing tells nobody:{' '}
      <a href={`/admin/announce?course=${courseId}`} target="_blank" rel="noreferrer" className="underline">
        announce it
      </a>{' '}
      when it is ready.
    </aside>
  )
}
