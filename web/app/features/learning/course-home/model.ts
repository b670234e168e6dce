import {toOutline, type OutlineSection} from '@lectern/domain/learning/outline'
import type {openCourse} from '@lectern/domain/learning/contracts'
import type {Output} from '@lectern/domain/contracts'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import type {CourseHomeQueryResult} from '~/lib/sanity/types.generated'

/** A course as it is taken: what everybody may see of it. */
export interface CourseHome {
  id: string
  /** the last part of its address: its slug, or its id where it has none */
  slug: string
  title: string
  instructor: string
  image: ContentImage | null
  /** whether a section opens only when those before it are done */
  inOrder: boolean
  outline: OutlineSection[]
  /** as it is sold; null when it is not, or no longer */
  sold: CourseCard | null
}

/** The course by its document; null for one that can be neither shown nor sold. */
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

/** The course as its owner is told of it once it is not published any more. */
export function toUnpublishedHome(id: string, course: Output<typeof openCourse>): CourseHome {
  const {title, teacher, image, inOrder, outline} = course
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
