import {expect, test} from 'vitest'
import {toCatalogue} from './catalogue/model'
import {toCourse} from './detail/model'
import {toCourseCard} from './model'
import {rawCourse, type RawCard} from './testing/raw-course'
import type {CourseQueryResult} from '~/lib/sanity/types.generated'

type RawCourse = Omit<NonNullable<CourseQueryResult>, 'related' | 'bundles'>

const course = (rest: Partial<RawCourse> = {}): RawCourse => ({
  ...rawCourse,
  listing: null,
  archivedAt: null,
  reviews: null,
  seo: null,
  description: null,
  outcomes: null,
  curriculum: null,
  trailer: null,
  teacher: null,
  ...rest,
})

test('a course with nothing but a title, an address and a price has a card', () => {
  expect(toCourseCard(rawCourse)).toMatchObject({
    id: 'course-x',
    priceCents: 5999,
    originalPriceCents: null,
    instructor: '',
    instructorSlug: null,
    level: 'All Levels',
    rating: 0,
    image: null,
  })
})

test.each([
  ['title', ''],
  ['title', null],
  ['slug', null],
  ['price', null],
  ['price', 0],
  ['price', -1],
  ['price', Number.NaN],
])('without a usable %s (%s) it cannot be shown or sold', (field, value) => {
  expect(toCourseCard({...rawCourse, [field]: value})).toBeNull()
})

test('a price before that is not higher is not struck through', {tags: ['S2.08.08']}, () => {
  expect(toCourseCard({...rawCourse, originalPrice: 59.99})?.originalPriceCents).toBeNull()
  expect(toCourseCard({...rawCourse, originalPrice: 60})?.originalPriceCents).toBe(6000)
})

test(
  'what editors have not written is generic: eight outcomes, five sections, the first of them free',
  {tags: ['S2.06.19', 'S2.06.20', 'S2.06.21']},
  () => {
    const shown = toCourse(course())
    expect(shown?.outcomes).toHaveLength(8)
    expect(shown?.curriculum.map(({free}) => free)).toEqual([true, false, false, false, false])
    expect(shown?.teacher).toBeNull()
  },
)

test('what editors have written stands, without its empty lines', {tags: ['S2.06.19', 'S2.06.20']}, () => {
  const shown = toCourse(
    course({
      outcomes: ['One', ' ', 'Two'],
      curriculum: [
        {_key: 'a', title: 'Begin', duration: 30, free: null, opensAfterDays: 7, lessons: null},
        {_key: 'b', title: null, duration: 5, free: true, opensAfterDays: null, lessons: null},
      ],
    }),
  )
  expect(shown?.outcomes).toEqual(['One', 'Two'])
  expect(shown?.curriculum).toEqual([
    {key: 'a', title: 'Begin', durationMinutes: 30, free: false, opensAfterDays: 7, lessons: []},
  ])
})

test('an archived course is in no list', () => {
  expect(toCourse(course())).toMatchObject({listed: true, archived: false})
  expect(toCourse(course({archivedAt: '2026-11-01T00:00:00Z'}))).toMatchObject({
    listed: false,
    archived: true,
  })
})

test('a card leads to the first free lesson, where there is one', () => {
  expect(toCourseCard(rawCourse)?.freeLesson).toBeNull()
  expect(toCourseCard({...rawCourse, freeLesson: 'begin'})?.freeLesson).toBe('/learn/x/begin')
})

test('no course is no course', () => {
  expect(toCourse(null)).toBeNull()
  expect(toCourse(undefined)).toBeNull()
})

test(
  'categories say how many courses they have and name the most popular; broken documents are left out',
  {tags: ['S2.05.02', 'S3.03.01', 'S3.03.02']},
  () => {
    const inArt = (id: string, title: string | null, studentsCount: number): RawCard => ({
      ...rawCourse,
      _id: id,
      slug: id,
      title,
      studentsCount,
      category: {name: 'Art', slug: 'art'},
    })
    const blank = {description: null, text: null, seo: null, hasMoved: null, blurbs: [], count: 0}
    const catalogue = toCatalogue({
      total: 4,
      courses: [inArt('a', 'A', 5), inArt('b', 'B', 50), inArt('c', null, 500), inArt('d', 'D', 20)],
      categories: [
        {...blank, _id: 'a', name: 'Art', slug: 'art', description: 'Drawing', blurbs: ['B', null], count: 3},
        {...blank, _id: 'n', name: null, slug: 'none'},
        {...blank, _id: 'h', name: 'Health', slug: 'health', text: 'Backs'},
      ],
      bundles: [],
      whyLearn: null,
      seo: null,
    })
    expect(catalogue.total).toBe(3)
    expect(catalogue.categories).toEqual([
      {id: 'a', slug: 'art', name: 'Art', description: 'Drawing', text: '', blurbs: ['B'], count: 3},
      {id: 'h', slug: 'health', name: 'Health', description: '', text: 'Backs', blurbs: [], count: 0},
    ])
    expect(catalogue.whyLearn).toEqual([])
  },
)
