import {DEFAULT_FILTERS} from '@lectern/domain/catalogue'
import {expect, test} from 'vitest'
import type {CourseCard} from '~/features/courses/model'
import {browseCatalogue} from './browse-catalogue'

const courses = Array.from({length: 12}, (_, index): CourseCard => ({
  id: `c${index}`,
  slug: `c${index}`,
  title: `Course ${index}`,
  instructor: '',
  instructorSlug: null,
  category: 'art',
  categoryName: 'Art',
  level: 'Beginner',
  rating: 4,
  studentsCount: 100 - index,
  lessons: 1,
  durationMinutes: 60,
  priceCents: 5000,
  originalPriceCents: null,
  publishedAt: '',
  image: null,
}))

test('with all courses there, every question has its answer', () => {
  expect(browseCatalogue({courses, total: 12}, {...DEFAULT_FILTERS, search: 'course 11'})?.total).toBe(1)
})

test('with the beginning alone, its pages can be shown, and counted by the whole', () => {
  const large = {courses, total: 10_000}
  expect(browseCatalogue(large, DEFAULT_FILTERS)).toMatchObject({page: 1, total: 10_000, pageCount: 1667})
  expect(browseCatalogue(large, {...DEFAULT_FILTERS, page: 2})?.items[0]?.id).toBe('c6')
})

test.each([{page: 3}, {search: 'x'}, {sort: 'rating'}, {category: 'art'}] as const)(
  'with the beginning alone, %o has to wait for the rest',
  (change) => {
    expect(browseCatalogue({courses, total: 10_000}, {...DEFAULT_FILTERS, ...change})).toBeNull()
  },
)
