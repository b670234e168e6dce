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

/** As many courses as are offered while one is typed; any other is named by its title or its address. */
const courseChoicesQuery = defineQuery(
  `*[_type == "course" && !defined(archivedAt)] | order(title asc) [0...200].title`,
)

const namedCourseQuery = defineQuery(
  `*[_type == "course" && (_id == $name || slug.current == $name || title == $name)] | order(_id asc) [0]._id`,
)

/** The titles of courses by their ids; those that are not published have none. Throws ContentError. */
export async function loadCourseTitles(ids: readonly string[]): Promise<Map<string, CourseTitle>> {
  if (ids.length === 0) return new Map()
  const found = await fetchContent(courseTitlesQuery, {ids: [...ids]})
  return new Map(
    found.map((course) => [course._id, {title: text(course.title), lessons: course.lessons ?? 0}]),
  )
}

/** Titles of courses, to choose from. Throws ContentError. */
export async function loadCourseChoices(): Promise<string[]> {
  return (await fetchContent(courseChoicesQuery)).map(text).filter(Boolean)
}

/** The id of a course that was named by its title, the end of its address, or its id; null when there is none. Throws ContentError. */
export async function findCourseId(name: string): Promise<string | null> {
  const slug = /\/course\/([^/?#]+)/.exec(name)?.[1] ?? name.trim()
  return text(await fetchContent(namedCourseQuery, {name: slug})) || null
}
