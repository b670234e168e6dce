import {expect, test} from 'vitest'
import type {CatalogueQueryResult} from '~/lib/sanity/types.generated'
import {toHome} from './model'

const course: CatalogueQueryResult['courses'][number] = {
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
}

test('a home page without any settings still stands', () => {
  const home = toHome({settings: null, featured: [course], instructors: []})
  expect(home.featured).toHaveLength(1)
  expect(home.offer).toEqual({heading: '', text: '', endsAt: null, courses: []})
  expect(home.stories).toEqual([])
})
