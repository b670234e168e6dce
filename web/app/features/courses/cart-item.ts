import type {BundleItem, CourseItem} from '@lectern/domain/cart'
import {priceAt} from '@lectern/domain/content/course-price'
import {formatDuration} from '@lectern/domain/course'
import {imageSources} from '~/lib/sanity/image'
import type {BundleCard} from './bundles/model'
import type {CourseCard} from './model'

/** Maps a course to its cart item, with what it costs now. */
export function toCartItem(course: CourseCard): CourseItem {
  const {priceCents, originalPriceCents} = priceAt(course, Date.now())
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    image: coverOf(course),
    instructor: course.instructor,
    lessons: course.lessons,
    duration: formatDuration(course.durationMinutes),
    priceCents,
    ...(originalPriceCents ? {originalPriceCents} : {}),
  }
}

/** Maps a bundle to its cart item, which names the courses that it gives. */
export function toBundleItem(bundle: BundleCard): BundleItem {
  const {id, slug, title, priceCents, originalPriceCents, courses} = bundle
  return {
    kind: 'bundle',
    id,
    slug,
    title,
    image: coverOf(bundle),
    priceCents,
    originalPriceCents,
    courses: courses.map(({id, title}) => ({id, title})),
  }
}

function coverOf({image}: Pick<CourseCard, 'image'>): string {
  return image ? imageSources(image, [320], 4 / 3).src : ''
}
