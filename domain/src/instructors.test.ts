import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  browseInstructors,
  changeDirectoryFilters,
  DEFAULT_DIRECTORY_FILTERS,
  DIRECTORY_PAGE_SIZE,
  INSTRUCTOR_SORTS,
  parseDirectoryFilters,
  searchInstructors,
  serializeDirectoryFilters,
  sortInstructors,
  type DirectoryFilters,
  type DirectoryInstructor,
} from './instructors.ts'

const instructor: fc.Arbitrary<DirectoryInstructor> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Ada Fenn', 'Tomás Ferreira', 'Noor Haddad'),
  title: fc.string(),
  bio: fc.string(),
  rating: fc.integer({min: 0, max: 50}).map((tenths) => tenths / 10),
  studentsCount: fc.nat(20_000),
})
const people = fc.uniqueArray(instructor, {selector: (entry) => entry.id, maxLength: 40})

const filters: fc.Arbitrary<DirectoryFilters> = fc.record({
  search: fc.constantFrom('', 'ada', 'a'),
  sort: fc.constantFrom(...INSTRUCTOR_SORTS),
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
    expect(searchInstructors([anInstructor()], search)).toHaveLength(found ? 1 : 0)
  })

  test('only ever takes away, and the same again changes nothing', () => {
    fc.assert(
      fc.property(people, fc.string(), (instructors, search) => {
        const found = searchInstructors(instructors, search)
        expect(instructors).toEqual(expect.arrayContaining(found))
        expect(searchInstructors(found, search)).toEqual(found)
      }),
    )
  })

  test('finds everyone by a part of their own name', () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), (instructors, from, length) => {
        for (const one of instructors) {
          const start = from % one.name.length
          const part = one.name.slice(start, start + 1 + (length % one.name.length))
          expect(searchInstructors(instructors, part)).toContain(one)
        }
      }),
    )
  })
})

describe('sorting', () => {
  test('keeps everyone, and does not depend on the order they came in', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...INSTRUCTOR_SORTS), (instructors, sort) => {
        const sorted = sortInstructors(instructors, sort)
        expect(new Set(sorted)).toEqual(new Set(instructors))
        expect(sortInstructors(instructors.toReversed(), sort)).toEqual(sorted)
      }),
    )
  })

  test('name and title go by the alphabet, rating and students by the highest', () => {
    const a = anInstructor({id: 'a', name: 'Ann', title: 'Writer', rating: 4.1, studentsCount: 90})
    const b = anInstructor({id: 'b', name: 'Élodie', title: 'Baker', rating: 4.9, studentsCount: 10})
    const c = anInstructor({id: 'c', name: 'Zoë', title: 'Coder', rating: 4.5, studentsCount: 50})
    const order = (sort: DirectoryFilters['sort']) =>
      sortInstructors([c, b, a], sort)
        .map(({id}) => id)
        .join('')
    expect(INSTRUCTOR_SORTS.map(order)).toEqual(['abc', 'bca', 'bca', 'acb'])
  })
})

describe('pages', () => {
  test('together hold everyone who was found once, in order, at most nine each', () => {
    fc.assert(
      fc.property(people, filters, (instructors, chosen) => {
        const whole = sortInstructors(searchInstructors(instructors, chosen.search), chosen.sort)
        const {pageCount} = browseInstructors(instructors, chosen)
        const pages = Array.from(
          {length: pageCount},
          (_, index) => browseInstructors(instructors, {...chosen, page: index + 1}).items,
        )
        expect(pages.flat()).toEqual(whole)
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(DIRECTORY_PAGE_SIZE)
      }),
    )
  })

  test('nine are one page, ten are two', () => {
    const some = (count: number) => Array.from({length: count}, (_, index) => anInstructor({id: `i${index}`}))
    expect(browseInstructors(some(9), DEFAULT_DIRECTORY_FILTERS).pageCount).toBe(1)
    expect(browseInstructors(some(10), DEFAULT_DIRECTORY_FILTERS).pageCount).toBe(2)
  })

  test('a new search or sort goes back to page 1', () => {
    const second = {...DEFAULT_DIRECTORY_FILTERS, page: 2}
    expect(changeDirectoryFilters(second, {search: 'a'}).page).toBe(1)
    expect(changeDirectoryFilters(second, {sort: 'rating'}).page).toBe(1)
    expect(changeDirectoryFilters(second, {page: 3}).page).toBe(3)
  })
})

describe('the address', () => {
  test('gives back exactly what was written to it', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(parseDirectoryFilters(serializeDirectoryFilters(chosen))).toEqual(chosen)
      }),
    )
  })

  test('is plain for the defaults, and nonsense is a default', () => {
    expect(serializeDirectoryFilters(DEFAULT_DIRECTORY_FILTERS).toString()).toBe('')
    expect(parseDirectoryFilters(new URLSearchParams('sort=height&page=0&x=1'))).toEqual(
      DEFAULT_DIRECTORY_FILTERS,
    )
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(parseDirectoryFilters(new URLSearchParams(query)).page).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
