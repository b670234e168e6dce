import {catalogueFilters} from '@lectern/domain/catalogue'
import {expect, test} from 'vitest'
import {toCourseCard} from '~/features/courses/model'
import {rawCourse} from '~/features/courses/testing/raw-course'
import {browseCatalogue} from './browse-catalogue'

const courses = Array.from({length: 12}, (_, index) =>
  toCourseCard({
    ...rawCourse,
    _id: `c${index}`,
    slug: `c${index}`,
    title: `Course ${index}`,
    category: {slug: 'art', name: 'Art'},
    studentsCount: 100 - index,
  }),
).filter((card) => card !== null)
const {initial} = catalogueFilters
const categories = [
  {id: 'category-art', slug: 'art', name: 'Art', description: '', text: '', blurbs: [], count: 12},
]

test('with all courses there, every question has its answer', () => {
  expect(browseCatalogue({courses, categories, total: 12}, {...initial, search: 'course 11'})?.total).toBe(1)
})

test('with the beginning alone, its pages can be shown, and counted by the whole', () => {
  const large = {courses, categories, total: 10_000}
  expect(browseCatalogue(large, initial)).toMatchObject({page: 1, total: 10_000, pageCount: 1667})
  expect(browseCatalogue(large, {...initial, page: 2})?.items[0]?.id).toBe('c6')
})

test.each([{page: 3}, {search: 'x'}, {sort: 'rating'}, {category: 'art'}] as const)(
  'with the beginning alone, %o has to wait for the rest',
  (change) => {
    expect(browseCatalogue({courses, categories, total: 10_000}, {...initial, ...change})).toBeNull()
  },
)

test('that a search finds nothing is said once all has been searched', () => {
  const catalogue = {courses, categories, total: 12}
  const filters = {...initial, search: 'lesson'}
  expect(browseCatalogue(catalogue, filters)).toBeNull()
  expect(browseCatalogue(catalogue, filters, null)?.total).toBe(0)
  const scores = () => new Map([['c3', 1]])
  expect(browseCatalogue(catalogue, filters, {scores})?.items.map(({id}) => id)).toEqual(['c3'])
})
