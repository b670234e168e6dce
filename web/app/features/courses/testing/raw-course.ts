import type {CatalogueQueryResult} from '~/lib/sanity/types.generated'

export type RawCard = CatalogueQueryResult['courses'][number]

/** A query result for a course with only a title, slug and price. */
export const rawCourse: RawCard = {
  _id: 'course-x',
  title: 'X',
  slug: 'x',
  level: null,
  rating: null,
  studentsCount: null,
  lessons: null,
  duration: null,
  price: 59.99,
  originalPrice: null,
  offerEndsAt: null,
  publishedAt: null,
  instructor: null,
  category: null,
  image: null,
  freeLesson: null,
}
