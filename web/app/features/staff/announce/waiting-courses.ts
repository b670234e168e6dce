import {isToCome} from '@lectern/domain/content/public-content'
import {collection, getDocs, limit, orderBy, query, where} from 'firebase/firestore/lite'
import {defineQuery} from 'groq'
import {firestore, milliseconds} from '~/lib/firebase/firestore'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

/** A course that was published, and that nobody has been told of. */
export interface WaitingCourse {
  id: string
  title: string
  /** ms since the epoch */
  publishedAt: number
  /** when it is on sale from, where that is to come: ms since the epoch; it cannot be announced before */
  onSaleFrom: number | null
}

/** More than wait in any shop; the latest ones are shown. */
const MAX_WAITING = 50

const waitingCoursesQuery = defineQuery(
  `*[_type == "course" && _id in $ids && !defined(archivedAt)] {_id, title, publishedAt}`,
)

/** The courses that wait to be announced, newest first; not those that were archived or removed since. For staff. */
export async function loadWaitingCourses(): Promise<WaitingCourse[]> {
  const {docs} = await getDocs(
    query(
      collection(firestore, 'announcements'),
      where('announcedAt', '==', null),
      orderBy('publishedAt', 'desc'),
      limit(MAX_WAITING),
    ),
  )
  if (docs.length === 0) return []
  const courses = await fetchContent(waitingCoursesQuery, {ids: docs.map(({id}) => id)})
  const byId = new Map(courses.map((course) => [course._id, course]))
  return docs.flatMap((snapshot): WaitingCourse[] => {
    const course = byId.get(snapshot.id)
    if (!course) return []
    const publishedAt = milliseconds(snapshot.get('publishedAt')) ?? 0
    const {publishedAt: from} = course
    const onSaleFrom = isToCome(from) ? Date.parse(from ?? '') : null
    return [{id: snapshot.id, title: text(course.title), publishedAt, onSaleFrom}]
  })
}
