import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  browse,
  changeFilters,
  DEFAULT_FILTERS,
  DURATIONS,
  durationBucket,
  filterCourses,
  hasActiveFilters,
  PAGE_SIZE,
  parseFilters,
  RATINGS,
  serializeFilters,
  SORTS,
  sortCourses,
  type CatalogueCourse,
  type CatalogueFilters,
} from './catalogue.ts'
import {LEVELS} from './course.ts'
import {paginate} from './listing.ts'

const categories = ['marketing', 'design', 'art']

const course: fc.Arbitrary<CatalogueCourse> = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  instructor: fc.constantFrom('Ada Fenn', 'Noor Haddad'),
  category: fc.constantFrom(...categories),
  level: fc.constantFrom(...LEVELS),
  rating: fc.integer({min: 0, max: 50}).map((tenths) => tenths / 10),
  studentsCount: fc.nat(20_000),
  durationMinutes: fc.nat(2000),
  priceCents: fc.nat(20_000),
  publishedAt: fc
    .date({min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true})
    .map((date) => date.toISOString()),
})
const shelf = fc.uniqueArray(course, {selector: (entry) => entry.id, maxLength: 40})

const filters: fc.Arbitrary<CatalogueFilters> = fc
  .record({
    search: fc.constantFrom('', 'ada', 'a'),
    category: fc.constantFrom(null, ...categories),
    level: fc.constantFrom(null, 'Beginner' as const, 'Intermediate' as const, 'Advanced' as const),
    prices: fc.tuple(fc.nat(40), fc.nat(40)),
    duration: fc.constantFrom(null, ...DURATIONS),
    rating: fc.constantFrom(null, ...RATINGS),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({min: 1, max: 9}),
  })
  .map(({prices: [a, b], ...rest}) => ({...rest, priceMin: Math.min(a, b) * 5, priceMax: Math.max(a, b) * 5}))

function aCourse(change: Partial<CatalogueCourse> = {}): CatalogueCourse {
  return {
    id: 'course-a',
    title: 'Search Engine Optimisation',
    instructor: 'Ada Fenn',
    category: 'marketing',
    level: 'Beginner',
    rating: 4.6,
    studentsCount: 1200,
    durationMinutes: 300,
    priceCents: 5999,
    publishedAt: '2026-01-01T00:00:00Z',
    ...change,
  }
}

function finds(change: Partial<CatalogueFilters>, of: Partial<CatalogueCourse> = {}): boolean {
  return filterCourses([aCourse(of)], {...DEFAULT_FILTERS, ...change}).length === 1
}

describe('filters', () => {
  test('search matches title or instructor, in any case', () => {
    expect(finds({search: 'ENGINE'})).toBe(true)
    expect(finds({search: ' fenn '})).toBe(true)
    expect(finds({search: 'marketing'})).toBe(false)
  })

  test.each(['tomas', 'TOMÁS', 'Toma\u0301s ferreira', 'seo  that', '  that\u00a0seo '])(
    'search finds %j',
    (search) => {
      expect(finds({search}, {title: 'SEO That Lasts', instructor: 'Tomás Ferreira'})).toBe(true)
      expect(finds({search}, {title: 'SEO', instructor: 'Tom Ferreira'})).toBe(false)
    },
  )

  test('a course for all levels stands under each level', () => {
    expect(finds({level: 'Advanced'}, {level: 'All Levels'})).toBe(true)
    expect(finds({level: 'Advanced'}, {level: 'Beginner'})).toBe(false)
  })

  test('the price range holds its own ends', () => {
    expect(finds({priceMin: 60, priceMax: 60}, {priceCents: 6000})).toBe(true)
    expect(finds({priceMax: 55})).toBe(false)
    expect(finds({priceMin: 65})).toBe(false)
  })

  test('what costs more than the slider reaches is found until the slider is moved', () => {
    expect(finds({}, {priceCents: 39900})).toBe(true)
    expect(finds({priceMax: 195}, {priceCents: 39900})).toBe(false)
  })

  test.each([
    [0, 'short'],
    [299, 'short'],
    [300, 'medium'],
    [630, 'medium'],
    [659, 'medium'],
    [660, 'long'],
  ] as const)('%i minutes are %s', (minutes, bucket) => expect(durationBucket(minutes)).toBe(bucket))

  test('a rating of 4.5+ lets 4.5 pass and 4.4 not', () => {
    expect(finds({rating: 4.5}, {rating: 4.5})).toBe(true)
    expect(finds({rating: 4.5}, {rating: 4.4})).toBe(false)
  })

  test('each filter only ever takes away', () => {
    fc.assert(
      fc.property(shelf, filters, (courses, chosen) => {
        const found = filterCourses(courses, chosen)
        expect(courses).toEqual(expect.arrayContaining(found))
        expect(filterCourses(found, chosen)).toEqual(found)
      }),
    )
  })
})

describe('sorting', () => {
  test('keeps every course, and does not depend on the order they came in', () => {
    fc.assert(
      fc.property(shelf, fc.constantFrom(...SORTS), (courses, sort) => {
        const sorted = sortCourses(courses, sort)
        expect(new Set(sorted)).toEqual(new Set(courses))
        expect(sortCourses(courses.toReversed(), sort)).toEqual(sorted)
      }),
    )
  })

  test('popular, newest, price and rating each put the right course first', () => {
    const a = aCourse({
      id: 'a',
      studentsCount: 10,
      rating: 4,
      priceCents: 100,
      publishedAt: '2026-03-01T00:00:00Z',
    })
    const b = aCourse({
      id: 'b',
      studentsCount: 20,
      rating: 5,
      priceCents: 200,
      publishedAt: '2026-01-01T00:00:00Z',
    })
    const first = (sort: CatalogueFilters['sort']) => sortCourses([a, b], sort)[0]?.id
    expect(SORTS.map(first)).toEqual(['b', 'a', 'a', 'b', 'b'])
  })
})

describe('pages', () => {
  test('together hold every course once, in order, at most six each', () => {
    fc.assert(
      fc.property(shelf, filters, (courses, chosen) => {
        const whole = sortCourses(filterCourses(courses, chosen), chosen.sort)
        const {pageCount} = browse(courses, chosen)
        const pages = Array.from(
          {length: pageCount},
          (_, index) => browse(courses, {...chosen, page: index + 1}).items,
        )
        expect(pages.flat()).toEqual(whole)
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(PAGE_SIZE)
      }),
    )
  })

  test('a page that does not exist becomes one that does', () => {
    expect(paginate([1, 2, 3], 99, 2)).toEqual({items: [3], page: 2, pageCount: 2, total: 3})
    expect(paginate([], Number.NaN, 2)).toEqual({items: [], page: 1, pageCount: 1, total: 0})
  })

  test('changing a filter goes back to page 1, changing the page does not', () => {
    const third = {...DEFAULT_FILTERS, page: 3}
    expect(changeFilters(third, {rating: 4}).page).toBe(1)
    expect(changeFilters(third, {sort: 'rating'}).page).toBe(1)
    expect(changeFilters(third, {page: 2}).page).toBe(2)
  })
})

describe('the address', () => {
  test('gives back exactly the filters that were written to it', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(parseFilters(serializeFilters(chosen), categories)).toEqual(chosen)
      }),
    )
  })

  test('is plain for the defaults', () => {
    expect(serializeFilters(DEFAULT_FILTERS).toString()).toBe('')
  })

  test('never fails: nonsense is a default', () => {
    const nonsense = new URLSearchParams(
      'category=nope&level=Guru&min=abc&max=-5&duration=eternal&rating=9&sort=random&page=-1&page=2',
    )
    expect(parseFilters(nonsense, categories)).toEqual(DEFAULT_FILTERS)
    expect(parseFilters(new URLSearchParams('min=150&max=20'))).toEqual(DEFAULT_FILTERS)
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const parsed = parseFilters(new URLSearchParams(query), categories)
        expect(parsed.priceMin).toBeLessThanOrEqual(parsed.priceMax)
        expect(parsed.page).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test('sort and page are not filters to clear', () => {
    expect(hasActiveFilters({...DEFAULT_FILTERS, sort: 'rating', page: 4})).toBe(false)
    expect(hasActiveFilters({...DEFAULT_FILTERS, priceMax: 150})).toBe(true)
  })
})
