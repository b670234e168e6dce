import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

/** What staff see of a course that a learner has. */
export interface CourseTitle {
  title: string
  /** how many lessons its outline has */
  lessons: number
  /** whether sections of it wait for their day */
  waits: boolean
}

const courseTitlesQuery = defineQuery(`*[_type == "course" && _id in $ids]{
  _id, title, "lessons": count(curriculum[defined(lessons)].lessons[]), "waits": count(curriculum[opensAfterDays > 0]) > 0
}`)

/** The titles of courses by their ids; those that are not published have none. Throws ContentError. */
export async function loadCourseTitles(ids: readonly string[]): Promise<Map<string, CourseTitle>> {
  if (ids.length === 0) return new Map()
  const found = await fetchContent(courseTitlesQuery, {ids: [...ids]})
  return new Map(
    found.map(({_id, title, lessons, waits}) => [
      _id,
      {title: text(title), lessons: lessons ?? 0, waits: waits === true},
    ]),
  )
}
