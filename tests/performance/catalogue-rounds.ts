import {catalogueFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {generateCourses} from './generated-courses.ts'

/** The part of the catalogue's benchmark that runs in the browser. */
const CATEGORIES = [
  'marketing',
  'programming',
  'data-science',
  'design',
  'photography',
  'finance',
  'music',
  'art',
]

const {initial} = catalogueFilters
const context = {categories: CATEGORIES.map((slug) => ({slug, name: slug}))}

/** It normalises the names of all courses, which later searches reuse. */
const FIRST_SEARCH = 'the first search'

const cases: readonly (readonly [name: string, change: Partial<CatalogueFilters>])[] = [
  ...catalogueFilters
    .sortField(initial)
    .options.map(
      ({value}) =>
        [`everything by ${value}`, {...catalogueFilters.sortField(initial).set(value), page: 5}] as const,
    ),
  [FIRST_SEARCH, {search: 'pricing'}],
  ['a search', {search: 'pricing'}],
  ['a search that finds nothing', {search: 'no such words'}],
  ['category, level and rating', {category: 'design', level: 'Beginner', rating: 4, sort: 'rating'}],
  [
    'all filters and a search',
    {
      search: 'in practice',
      category: 'marketing',
      level: 'Advanced',
      price: {min: 20, max: 180},
      duration: 'medium',
      rating: 3,
      sort: 'price-low',
    },
  ],
]

/** Times every case over every size, `rounds` times, in turns. */
export function measure(sizes: readonly number[], rounds: number) {
  const catalogues = sizes.map((size) => generateCourses(size, CATEGORIES))
  const timings = catalogues.flatMap((courses) =>
    cases.map(([name, change]) => ({
      name,
      size: courses.length,
      courses,
      filters: {...initial, ...change},
      times: [] as number[],
    })),
  )
  let shown = 0
  for (let round = -5; round < rounds; round += 1)
    for (const {name, courses, filters, times} of timings) {
      const catalogue = name === FIRST_SEARCH ? courses.map((course) => ({...course})) : courses
      const begin = performance.now()
      shown += catalogueFilters.browse(catalogue, filters, context).items.length
      if (round >= 0) times.push(performance.now() - begin)
    }
  if (shown === 0) throw new Error('Nothing was found: nothing was measured.')
  return timings.map(({name, size, times}) => ({name, size, times}))
}
