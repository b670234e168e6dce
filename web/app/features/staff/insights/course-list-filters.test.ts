import {anySearch, testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {courseListFilters} from './course-list-filters'

const python = {
  id: 'p',
  title: 'Python for Everyday Work',
  teacher: 'Mara Lind',
}

testFilterProperties(courseListFilters, {
  item: fc
    .record({
      id: fc.uuid(),
      title: fc.constantFrom('Python', 'SEO'),
      teacher: fc.constantFrom('Mara', 'Daniel'),
    })
    .map((course) => ({...python, ...course})),
  filters: fc.record({search: anySearch, sort: fc.constant('given'), page: fc.constant(1)}),
  context: undefined,
})

test.each([
  ['everyday', true],
  ['LIND', true],
  ['seo', false],
])('%j finds by title or teacher: %s', (search, found) => {
  expect(courseListFilters.filter([python], {...courseListFilters.initial, search})).toHaveLength(
    found ? 1 : 0,
  )
})
