import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {text} from '~/lib/sanity/parse'
import type {ListPage, ListRead} from '../load-list'

/** A course as staff find it in a list. */
interface ListedCourse {
  id: string
  title: string
  teacher: string
  /** how many lessons its outline has */
  lessons: number
  archived: boolean
}

const PAGE_SIZE = 50

const courseListQuery =
  defineQuery(`*[_type == "course" && ($search == "" || [title, instructor->name] match $patterns)]
  | order(title asc, _id asc) [$from...$to]
  {_id, title, archivedAt, "teacher": instructor->name, "lessons": count(curriculum[defined(lessons)].lessons[])}`)

const courseTitleQuery = defineQuery(`*[_type == "course" && _id == $id][0].title`)

/** The title of a course, also of one that is not published, whose title is not known. Throws ContentError. */
export async function loadCourseTitle(id: string): Promise<string> {
  return text(await fetchContent(courseTitleQuery, {id})) || 'A course that is not published'
}

/**
 * Loads a page of the courses, by title; archived ones too. The cursor is how many courses are before it. Throws ContentError.
 */
export async function loadCourseList({
  search,
  cursor,
  signal,
}: Pick<ListRead<unknown>, 'search' | 'cursor' | 'signal'>): Promise<ListPage<ListedCourse>> {
  const from = /^[1-9]\d{0,5}$/.test(cursor ?? '') ? Number(cursor) : 0
  const to = from + PAGE_SIZE
  // One more than is shown says whether there is a next page.
  const range = {from, to: to + 1}
  const found = await fetchContent(
    courseListQuery,
    {search, patterns: matchPatterns(search), ...range},
    signal,
  )
  return {
    items: found.slice(0, PAGE_SIZE).map((course) => ({
      id: course._id,
      title: text(course.title) || 'Untitled course',
      teacher: text(course.teacher),
      lessons: course.lessons ?? 0,
      archived: Boolean(course.archivedAt),
    })),
    next: found.length > PAGE_SIZE ? String(to) : null,
  }
}
