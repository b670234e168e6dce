import {toOutline, type OutlineSection} from '@lectern/domain/learning/outline'
import type {openCourse} from '@lectern/domain/learning/contracts'
import type {Output} from '@lectern/domain/contracts'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import type {CourseHomeQueryResult} from '~/lib/sanity/types.generated'

/** The public data of a course's learning page. */
export interface CourseHome {
  id: string
  /** the last segment of its path: the slug, or the document id when it has no slug */
  slug: string
  title: string
  instructor: string
  image: ContentImage | null
  /** whether a section is locked until the previous sections are completed */
  inOrder: boolean
  outline: OutlineSection[]
  /** the course as sold; null when it is not for sale, or no longer */
  sold: CourseCard | null
}

/** Maps the query result to a course; null when the document lacks what is needed to show or sell it. */
export function toCourseHome(raw: CourseHomeQueryResult | undefined): CourseHome | null {
  const card = toCourseCard(raw)
  if (!raw || !card) return null
  const {id, slug, title, instructor, image} = card
  return {
    id,
    slug,
    title,
    instructor,
    image,
    inOrder: raw.inOrder === true,
    outline: toOutline(raw.curriculum),
    sold: raw.archivedAt ? null : card,
  }
}

/** The learning page of an unpublished course, from what the function returns to its owner. Its path has its id: others may take its slug. */
export function toUnpublishedHome(course: Output<typeof openCourse>): CourseHome {
  const {id, title, teacher, image, inOrder, outline} = course
  return {
    id,
    slug: id,
    title,
    instructor: teacher ?? '',
    image: toImage(image),
    inOrder,
    outline,
    sold: null,
  }
}
