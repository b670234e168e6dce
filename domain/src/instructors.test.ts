import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {DIRECTORY_PAGE_SIZE, directoryFilters, type DirectoryInstructor} from './instructors.ts'
import {anySearch, testFilterProperties} from './testing/filter-properties.ts'

const {initial} = directoryFilters

const instructor: fc.Arbitrary<DirectoryInstructor> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Ada Fenn', 'Tomás Ferreira', 'Noor Haddad'),
  title: fc.string(),
  bio: fc.string(),
  rating: fc.integer({min: 0, max: 50}).map((tenths) => tenths / 10),
  studentsCount: fc.nat(20_000),
})
const people = fc.uniqueArray(instructor, {selector: (entry) => entry.id, maxLength: 40})

const filters: fc.Arbitrary<typeof initial> = fc.record({
  search: anySearch,
  sort: fc.constantFrom('name', 'title', 'rating', 'students'),
  page: fc.integer({min: 1, max: 9}),
})

function anInstructor(change: Partial<DirectoryInstructor> = {}): DirectoryInstructor {
  return {
    id: 'instructor-a',
    name: 'Tomás Ferreira',
    title: 'Product designer',
    bio: 'Photographs ceramics in the afternoon.',
    rating: 4.9,
    studentsCount: 4020,
    ...change,
  }
}

testFilterProperties(directoryFilters, {item: instructor, filters, context: undefined})

describe('search', () => {
  test.each([
    ['FERREIRA', true],
    [' designer ', true],
    ['ceramics', true],
    ['tomas', true],
    ['ferreira ceramics', true],
    ['ferreira accountant', false],
    ['porto', false],
    ['   ', true],
  ])('%j finds by name, title or bio: %s', (search, found) => {
    expect(directoryFilters.filter([anInstructor()], {...initial, search})).toHaveLength(found ? 1 : 0)
  })

  test('finds everyone by a part of their own name', () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), (instructors, from, length) => {
        for (const one of instructors) {
          const start = from % one.name.length
          const search = one.name.slice(start, start + 1 + (length % one.name.length))
          expect(directoryFilters.filter(instructors, {...initial, search})).toContain(one)
        }
      }),
    )
  })
})

test(
  'name and title go by the alphabet, rating and students by the highest',
  {tags: ['S2.12.02', 'S2.12.03', 'S2.12.04', 'S2.12.05', 'S9.08.02']},
  () => {
    const a = anInstructor({id: 'a', name: 'Ann', title: 'Writer', rating: 4.1, studentsCount: 90})
    const b = anInstructor({id: 'b', name: 'Élodie', title: 'Baker', rating: 4.9, studentsCount: 10})
    const c = anInstructor({id: 'c', name: 'Zoë', title: 'Coder', rating: 4.5, studentsCount: 50})
    const {options} = directoryFilters.sortField(initial)
    expect(options.map(({label}) => label)).toEqual(['Name', 'Title', 'Highest Rated', 'Most Students'])
    const order = (sort: (typeof initial)['sort']) =>
      directoryFilters
        .sort([c, b, a], sort)
        .map(({id}) => id)
        .join('')
    expect((['name', 'title', 'rating', 'students'] as const).map(order)).toEqual([
      'abc',
      'bca',
      'bca',
      'acb',
    ])
  },
)

test('nine are one page, ten are two', {tags: ['S2.12.06', 'S2.12.10', 'S9.08.01']}, () => {
  const some = (count: number) => Array.from({length: count}, (_, index) => anInstructor({id: `i${index}`}))
  expect(directoryFilters.browse(some(9), initial).pageCount).toBe(1)
  expect(directoryFilters.browse(some(10), initial).pageCount).toBe(2)
  expect(DIRECTORY_PAGE_SIZE).toBe(9)
})

test('the URL says in its own words what is asked for', () => {
  const url = 'q=ceramics&sort=students&page=2'
  const asked = {search: 'ceramics', sort: 'students', page: 2} as const
  expect(directoryFilters.parse(new URLSearchParams(url))).toEqual(asked)
  expect(directoryFilters.serialize(asked).toString()).toBe(url)
  expect(directoryFilters.parse(new URLSearchParams('sort=height&page=0&x=1'))).toEqual(initial)
})
