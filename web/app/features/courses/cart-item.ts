import type {CartItem} from '@lectern/domain/cart'
import {priceAt} from '@lectern/domain/content/course-price'
import {formatDuration} from '@lectern/domain/course'
import {imageSources} from '~/lib/sanity/image'
import type {CourseCard} from './model'

/** Maps a course to its cart item, with what it costs now. */
export function toCartItem(course: CourseCard): CartItem {
  const {priceCents, originalPriceCents} = priceAt(course, Date.now())
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    image: course.image ? imageSources(course.image, [320], 4 / 3).src : '',
    instructor: course.instructor,
    lessons: course.lessons,
    duration: formatDuration(course.durationMinutes),
    priceCents,
    ...(originalPriceCents ? {originalPriceCents} : {}),
  }
}
