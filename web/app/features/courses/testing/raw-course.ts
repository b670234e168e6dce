import type {CatalogueQueryResult} from '~/lib/sanity/types.generated'

export type RawCard = CatalogueQueryResult['courses'][number]

/** A course as a query gives it, with nothing but a title, an address and a price. */
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
  publishedAt: null,
  instructor: null,
  category: null,
  image: null,
  freeLesson: null,
}
