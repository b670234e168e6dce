import {describe, expect, test} from 'vitest'
import {catalogueFilters, PAGE_SIZE, type CatalogueCourse, type CatalogueFilters} from './catalogue.ts'
import {anyCourse, anyFilters, sampleCategories} from './testing/catalogue-samples.ts'
import {testFilterProperties} from './testing/filter-properties.ts'

const context = {categories: sampleCategories}

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
  return (
    catalogueFilters.filter([aCourse(of)], {...catalogueFilters.initial, ...change}, context).length === 1
  )
}

testFilterProperties(catalogueFilters, {item: anyCourse, filters: anyFilters, context})

describe('filters', () => {
  test(
    'search matches title or instructor, in any case',
    {tags: ['S4.03.01', 'S5.11.01', 'S5.11.02', 'S5.11.03']},
    () => {
      expect(finds({search: 'ENGINE'})).toBe(true)
      expect(finds({search: ' fenn '})).toBe(true)
      expect(finds({search: 'marketing'})).toBe(false)
    },
  )

  test('search finds what an index finds besides, once there is one', () => {
    const scores = (search: string) => new Map(search === 'marketing' ? [['course-a', 1]] : [])
    const filter = (search: string) =>
      catalogueFilters.filter([aCourse()], {...catalogueFilters.initial, search}, {...context, scores})
    expect(filter('marketing')).toHaveLength(1)
    expect(filter('engine')).toHaveLength(1)
    expect(filter('cookery')).toHaveLength(0)
  })

  test.each(['tomas', 'TOMÁS', 'Toma\u0301s ferreira', 'seo  that', '  that\u00a0seo '])(
    'search finds %j',
    (search) => {
      expect(finds({search}, {title: 'SEO That Lasts', instructor: 'Tomás Ferreira'})).toBe(true)
      expect(finds({search}, {title: 'SEO', instructor: 'Tom Ferreira'})).toBe(false)
    },
  )

  test('a category holds its own courses alone', () => {
    expect(finds({category: 'marketing'})).toBe(true)
    expect(finds({category: 'art'})).toBe(false)
  })

  test('a course for all levels stands under each level', {tags: ['S3.02.02', 'S4.03.03']}, () => {
    expect(finds({level: 'Advanced'}, {level: 'All Levels'})).toBe(true)
    expect(finds({level: 'Advanced'}, {level: 'Beginner'})).toBe(false)
  })

  test('the price range holds its own ends', {tags: ['S4.03.04']}, () => {
    expect(finds({price: {min: 60, max: 60}}, {priceCents: 6000})).toBe(true)
    expect(finds({price: {min: 0, max: 55}})).toBe(false)
    expect(finds({price: {min: 65, max: 200}})).toBe(false)
  })

  test('what costs more than the slider reaches is found until the slider is moved', () => {
    expect(finds({}, {priceCents: 39900})).toBe(true)
    expect(finds({price: {min: 5, max: 200}}, {priceCents: 39900})).toBe(true)
    expect(finds({price: {min: 0, max: 195}}, {priceCents: 39900})).toBe(false)
  })

  test.each([
    [0, 'short'],
    [299, 'short'],
    [300, 'medium'],
    [630, 'medium'],
    [659, 'medium'],
    [660, 'long'],
  ] as const)(
    '%i minutes are %s',
    {tags: ['S4.03.05', 'S4.03.06', 'S9.02.01', 'S9.02.02', 'S9.02.03']},
    (minutes, bucket) => {
      const found = (['short', 'medium', 'long'] as const).filter((duration) =>
        finds({duration}, {durationMinutes: minutes}),
      )
      expect(found).toEqual([bucket])
    },
  )

  test('a rating of 4.5+ lets 4.5 pass and 4.4 not', {tags: ['S4.03.07', 'S9.01.05']}, () => {
    expect(finds({rating: 4.5}, {rating: 4.5})).toBe(true)
    expect(finds({rating: 4.5}, {rating: 4.4})).toBe(false)
  })
})

test(
  'popular, newest, price and rating each put the right course first',
  {tags: ['S9.03.01', 'S9.03.02', 'S9.03.03', 'S9.03.04', 'S9.03.05']},
  () => {
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
    const sorts = ['popular', 'newest', 'price-low', 'price-high', 'rating'] as const
    expect(catalogueFilters.sortField(catalogueFilters.initial).options.map(({value}) => value)).toEqual(
      sorts,
    )
    expect(sorts.map((sort) => catalogueFilters.sort([a, b], sort)[0]?.id)).toEqual(['b', 'a', 'a', 'b', 'b'])
  },
)

test('a page has at most six courses', {tags: ['S4.03.10', 'S4.03.11', 'S9.01.01']}, () => {
  const seven = Array.from({length: 7}, (_, index) => aCourse({id: `course-${index}`}))
  const {items, pageCount} = catalogueFilters.browse(seven, catalogueFilters.initial, context)
  expect([items.length, pageCount]).toEqual([PAGE_SIZE, 2])
  expect(PAGE_SIZE).toBe(6)
})

describe('the URL', () => {
  const everything: CatalogueFilters = {
    ...catalogueFilters.initial,
    search: 'ink',
    category: 'art',
    level: 'Beginner',
    price: {min: 20, max: 80},
    duration: 'short',
    rating: 4.5,
    sort: 'price-low',
    page: 2,
  }

  test(
    'says in its own words what is asked for',
    {tags: ['S4.03.01', 'S4.03.02', 'S4.03.03', 'S4.03.04', 'S4.03.05', 'S4.03.07', 'S4.03.08', 'S4.03.09']},
    () => {
      const url =
        'q=ink&category=art&min=20&max=80&level=Beginner&duration=short&rating=4.5&sort=price-low&page=2'
      expect(catalogueFilters.parse(new URLSearchParams(url), context)).toEqual(everything)
      expect(catalogueFilters.serialize(everything).toString()).toBe(url)
    },
  )

  test('asks for the most popular courses of any price at first', {tags: ['S9.01.04']}, () => {
    expect(catalogueFilters.parse(new URLSearchParams(), context)).toMatchObject({
      search: '',
      category: null,
      level: null,
      price: {min: 0, max: 200},
      duration: null,
      rating: null,
      sort: 'popular',
      page: 1,
    })
  })

  test.each([
    'category=nope&level=Guru&min=abc&max=-5&duration=eternal&rating=9&sort=random&page=-1&page=2',
    'min=150&max=20',
    'q=%20%20&category=&page=1e3',
  ])('%s asks for nothing', (query) => {
    expect(catalogueFilters.parse(new URLSearchParams(query), context)).toEqual(catalogueFilters.initial)
  })

  test('takes a price between the steps for the nearest, and one beyond the end for the end', () => {
    expect(catalogueFilters.parse(new URLSearchParams('min=18&max=999'), context).price).toEqual({
      min: 20,
      max: 200,
    })
  })

  test('every filter has its chip, in words', {tags: ['S2.05.05', 'S4.03.06']}, () => {
    expect(catalogueFilters.chips({...everything, search: ' ink '}, context).map(({label}) => label)).toEqual(
      ['“ink”', 'Art', '$20 to $80', 'Beginner', 'Short (under 5 h)', 'Rated 4.5+'],
    )
  })
})

describe('what a search finds', () => {
  const popular = aCourse({id: 'popular', studentsCount: 900, priceCents: 2000})
  const best = aCourse({id: 'best', studentsCount: 5, priceCents: 3000})
  const cheap = aCourse({id: 'cheap', studentsCount: 700, priceCents: 1000})
  const scores = () =>
    new Map([
      ['popular', 1],
      ['best', 8],
      ['cheap', 1],
    ])
  const browse = (change: Partial<CatalogueFilters>) =>
    catalogueFilters
      .browse([cheap, best, popular], {...catalogueFilters.initial, ...change}, {...context, scores})
      .items.map(({id}) => id)

  test('stands in the order of its scores, equally good courses by their students', () => {
    expect(browse({search: 'x'})).toEqual(['best', 'popular', 'cheap'])
    expect(browse({})).toEqual(['popular', 'cheap', 'best'])
  })

  test('stands in another order where one is chosen', () => {
    expect(browse({search: 'x', sort: 'price-low'})).toEqual(['cheap', 'popular', 'best'])
  })

  test('has the order Best Match for the first one', () => {
    const labels = (search: string) =>
      catalogueFilters.sortField({...catalogueFilters.initial, search}).options.map(({label}) => label)
    expect(labels('')[0]).toBe('Most Popular')
    expect(labels('x')).toEqual(['Best Match', ...labels('').slice(1)])
  })
})
