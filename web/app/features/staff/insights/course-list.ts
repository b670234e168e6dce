import {defineQuery} from 'groq'
import {fetchContent} from '~/lib/sanity/client'
import {text} from '~/lib/sanity/parse'

/** A course as staff find it in a list. */
export interface ListedCourse {
  id: string
  title: string
  teacher: string
  /** how many lessons its outline has */
  lessons: number
  archived: boolean
}

const courseListQuery = defineQuery(`*[_type == "course"] | order(title asc) {
  _id, title, archivedAt, "teacher": instructor->name, "lessons": count(curriculum[].lessons[])
}`)

const courseTitleQuery = defineQuery(`*[_type == "course" && _id == $id][0].title`)

/** The title of a course, also of one that is not published, whose title is not known. Throws ContentError. */
export async function loadCourseTitle(id: string): Promise<string> {
  return text(await fetchContent(courseTitleQuery, {id})) || 'A course that is not published'
}

/** Every published course, archived ones too, by title. Throws ContentError. */
export async function loadCourseList(): Promise<ListedCourse[]> {
  return (await fetchContent(courseListQuery)).map((course) => ({
    id: course._id,
    title: text(course.title) || 'Untitled course',
    teacher: text(course.teacher),
    lessons: course.lessons ?? 0,
    archived: Boolean(course.archivedAt),
  }))
}
