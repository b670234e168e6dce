import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

/** What staff see of a course that a learner has. */
export interface CourseTitle {
  title: string
  /** how many lessons its outline has */
  lessons: number
}

const courseTitlesQuery = defineQuery(`*[_type == "course" && _id in $ids]{
  _id, title, "lessons": count(curriculum[].lessons[])
}`)

/** The titles of courses by their ids; those that are not published have none. Throws ContentError. */
export async function loadCourseTitles(ids: readonly string[]): Promise<Map<string, CourseTitle>> {
  if (ids.length === 0) return new Map()
  const found = await fetchContent(courseTitlesQuery, {ids: [...ids]})
  return new Map(
    found.map((course) => [course._id, {title: text(course.title), lessons: course.lessons ?? 0}]),
  )
}
