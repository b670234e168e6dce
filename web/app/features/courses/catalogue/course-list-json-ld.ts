import type {CourseCard} from '~/features/courses/model'
import {absolute} from '~/lib/router/page-meta'

/** schema.org's ItemList of the first courses of a list. */
export function courseListJsonLd(courses: readonly Pick<CourseCard, 'slug'>[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: courses.slice(0, 12).map(({slug}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(`/course/${slug}`),
    })),
  }
}
