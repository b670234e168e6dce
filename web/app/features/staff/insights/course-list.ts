import {defineQuery} from 'groq'
import {settledSearch} from '~/lib/router/settled-search'
import {fetchContent} from '~/lib/sanity/client'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {text} from '~/lib/sanity/parse'
import {courseListFilters} from './course-list-filters'

/** A course as staff find it in a list. */
interface ListedCourse {
  id: string
  title: string
  teacher: string
  /** how many lessons its outline has */
  lessons: number
  archived: boolean
}

/** A page of the list. */
export interface CoursePage {
  courses: readonly ListedCourse[]
  /** how many courses match */
  total: number
  /** from 1 */
  page: number
  pageCount: number
}

const courseListQuery = defineQuery(`{
  "total": count(*[_type == "course" && ($search == "" || [title, instructor->name] match $patterns)]),
  "courses": *[_type == "course" && ($search == "" || [title, instructor->name] match $patterns)]
    | order(title asc, _id asc) [$from...$to]
    {_id, title, archivedAt, "teacher": instructor->name, "lessons": count(curriculum[].lessons[])}
}`)

const courseTitleQuery = defineQuery(`*[_type == "course" && _id == $id][0].title`)

/** The title of a course, also of one that is not published, whose title is not known. Throws ContentError. */
export async function loadCourseTitle(id: string): Promise<string> {
  return text(await fetchContent(courseTitleQuery, {id})) || 'A course that is not published'
}

/**
 * Loads the page of courses that a URL asks for, by title; archived ones too. Throws ContentError, or the signal's reason.
 */
export async function loadCourseList({url, signal}: Pick<Request, 'url' | 'signal'>): Promise<CoursePage> {
  const {search, page} = courseListFilters.parse(new URL(url).searchParams, undefined)
  await settledSearch(search, signal)
  const patterns = matchPatterns(search)
  const read = (from: number) =>
    fetchContent(courseListQuery, {search, patterns, from, to: from + courseListFilters.pageSize}, signal)
  const asked = await read((page - 1) * courseListFilters.pageSize)
  const pageCount = Math.ceil(asked.total / courseListFilters.pageSize)
  // A page that is no longer there gives the last one.
  const isGone = page > pageCount && pageCount > 0
  const {courses, total} = isGone ? await read((pageCount - 1) * courseListFilters.pageSize) : asked
  return {
    courses: courses.map((course) => ({
      id: course._id,
      title: text(course.title) || 'Untitled course',
      teacher: text(course.teacher),
      lessons: course.lessons ?? 0,
      archived: Boolean(course.archivedAt),
    })),
    total,
    page: isGone ? pageCount : page,
    pageCount,
  }
}
