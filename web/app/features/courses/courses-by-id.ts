import {toOutline, type OutlineSection} from '@lectern/domain/learning/outline'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {toCourseCard, type CourseCard} from './model'
import {courseCardFields, outlineFields} from './queries'
import {text} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

/** Courses by document id, listed or not, as needed for purchases and the cart. */
const coursesByIdQuery = defineQuery(`*[_type == "course" && _id in $ids && ${isPublicNow}] {
  ${courseCardFields},
  archivedAt,
  inOrder,
  ${outlineFields},
  "summary": pt::text(description[0...2][style == "normal"])
}`)

/** A course with the data that its owner's screens show. */
export interface OwnedCourse extends CourseCard {
  /** the beginning of its description, as plain text */
  summary: string
  /** no longer sold */
  archived: boolean
  /** whether a section is locked until the previous sections are completed */
  inOrder: boolean
  outline: OutlineSection[]
}

/** Fetches published courses by id; unpublished ones are missing from the map. Throws ContentError. */
export async function fetchCoursesById(ids: readonly string[]): Promise<Map<string, OwnedCourse>> {
  if (ids.length === 0) return new Map()
  const raw = await fetchContent(coursesByIdQuery, {ids: [...new Set(ids)]})
  const courses = raw.flatMap((course): OwnedCourse[] => {
    const card = toCourseCard(course)
    return card
      ? [
          {
            ...card,
            summary: text(course.summary),
            archived: Boolean(course.archivedAt),
            inOrder: course.inOrder === true,
            outline: toOutline(course.curriculum),
          },
        ]
      : []
  })
  return new Map(courses.map((course) => [course.id, course]))
}
