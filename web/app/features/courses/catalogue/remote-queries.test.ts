import type {ClientReturn} from '@sanity/client'
import {catalogueFilters, type CatalogueCourse, type CatalogueFilters} from '@lectern/domain/catalogue'
import {anyCourse, anyFilters, sampleCategories} from '@lectern/domain/testing/catalogue-samples'
import fc from 'fast-check'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {catalogueQuery} from '~/features/courses/catalogue-queries'
import {toCatalogue} from './model'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {coursePageQuery, matchedCoursesQuery, remoteParams, searchPageQuery} from './remote-queries'

type Document = Record<string, unknown> & {_id: string; _type: string}

/** The fields of a course's document. What says nothing is left out, as editors leave it out. */
const fieldsOf: Record<keyof CatalogueCourse, (course: CatalogueCourse) => object> = {
  id: ({id}) => ({_id: id, slug: {current: id}}),
  title: ({title}) => ({title: `Course ${title}`}),
  instructor: ({instructor}) => ({instructor: {_ref: instructor}}),
  category: ({category}) => ({category: {_ref: category}}),
  level: ({level}) => (level === 'All Levels' ? {} : {level}),
  rating: ({rating}) => (rating === 0 ? {} : {rating}),
  studentsCount: ({studentsCount}) => (studentsCount === 0 ? {} : {studentsCount}),
  durationMinutes: ({durationMinutes}) => (durationMinutes === 0 ? {} : {duration: durationMinutes}),
  priceCents: ({priceCents}) => ({price: priceCents / 100}),
  publishedAt: ({publishedAt}) => ({publishedAt}),
}

function toDocument(course: CatalogueCourse): Document {
  const fields = Object.values(fieldsOf).map((fieldOf) => fieldOf(course))
  return Object.assign({_id: course.id, _type: 'course'}, ...fields) as Document
}

const others: Document[] = [
  ...sampleCategories.map(({slug, name}) => ({_id: slug, _type: 'category', name, slug: {current: slug}})),
  ...['Ada Fenn', 'Noor Haddad'].map((name) => ({_id: name, _type: 'instructor', name})),
]

function evaluate<const Query extends string>(
  query: Query,
  dataset: readonly Document[],
  params: Record<string, unknown>,
): ClientReturn<Query> {
  return toJS(evaluateSync(parse(query, {params}), {dataset, params})) as ClientReturn<Query>
}

const ALL = {from: 0, to: 1_000}

/** Some courses of a shop: listed and not, on sale and not, and with a rating of their reviews. */
const shop = fc
  .array(
    fc.record({
      course: anyCourse,
      listing: fc.constantFrom('catalogue', 'catalogue', null, 'offer'),
      archivedAt: fc.constantFrom(undefined, undefined, undefined, '2026-05-05T00:00:00Z'),
      reviewed: fc.option(fc.integer({min: 10, max: 50}), {freq: 2}),
    }),
    {minLength: 20, maxLength: 30},
  )
  .map((courses) =>
    courses.flatMap(({course, listing, archivedAt, reviewed}): Document[] => [
      {...toDocument(course), listing, ...(archivedAt && {archivedAt})},
      ...(reviewed === null
        ? []
        : [{_id: `courseStats-${course.id}`, _type: 'courseStats', rating: reviewed / 10}]),
    ]),
  )

/** One or two filters: of very few courses, more of them would find none. */
const choice = fc
  .tuple(anyFilters, fc.subarray(Object.keys(catalogueFilters.cleared), {maxLength: 2}))
  .map(([{sort, ...values}, names]): CatalogueFilters => {
    const chosen = Object.entries(values).filter(([name]) => names.includes(name) && name !== 'search')
    return {...catalogueFilters.initial, ...Object.fromEntries(chosen), sort}
  })

test('a page that is fetched has what the filters find in the whole catalogue, in the same order', () => {
  fc.assert(
    fc.property(shop, fc.array(choice, {minLength: 10, maxLength: 10}), (documents, choices) => {
      const dataset = [...others, ...documents]
      const raw = evaluate(catalogueQuery, dataset, {category: '', most: 500, first: 6})
      const {courses, categories} = toCatalogue(raw)
      for (const filters of choices) {
        const expected = catalogueFilters.sort(
          catalogueFilters.filter(courses, filters, {categories}),
          filters.sort,
        )
        const params = {...remoteParams(filters), ...ALL}
        const page = evaluate(coursePageQuery, dataset, params)
        expect(page.courses.map(({_id}) => _id)).toEqual(expected.map(({id}) => id))
        expect(page.total).toBe(expected.length)
      }
    }),
    {numRuns: 6},
  )
}, 30_000)

const teacher = {_id: 'teacher', _type: 'instructor', name: 'Tomás Ferreira'}

/** Courses of a category by title, those with more students first, without anything else that could be found. */
function library(
  titles: readonly (readonly [category: string, title: string, fields?: object])[],
): Document[] {
  return titles.map(([category, title, fields], index) => ({
    _id: `c${index}`,
    _type: 'course',
    slug: {current: `c${index}`},
    title,
    price: 10,
    studentsCount: 100 - index,
    category: {_ref: category},
    instructor: {_ref: 'teacher'},
    ...fields,
  }))
}

const searched = [
  ...others,
  teacher,
  ...library([
    ['marketing', 'SEO That Lasts', {outcomes: ['Write a letter']}],
    ['art', 'Marketing Measurement'],
    ['art', 'Draw It', {outcomes: ['Send a letter']}],
    ['design', 'Data, in Practice', {curriculum: [{title: 'Start', lessons: [{title: 'A robot’s day'}]}]}],
    ['design', 'Data Analyst Program', {listing: 'offer'}],
    ['design', 'Data of Tomorrow', {publishedAt: '2999-01-01T00:00:00Z'}],
    ['design', 'Data of Yesterday', {archivedAt: '2026-01-01T00:00:00Z'}],
  ]),
]

function search(text: string, change: Partial<CatalogueFilters> = {}) {
  const params = {...remoteParams({...catalogueFilters.initial, search: text, ...change}), ...ALL}
  return evaluate(searchPageQuery, searched, params)
}

test.each([
  ['seo', ['c0']],
  ['LAST', ['c0']],
  ['marketing', ['c1', 'c0']],
  ['tomás draw', ['c2']],
  ['letter', ['c0', 'c2']],
  ["robot's!", ['c3']],
  ['seo design', []],
  ['asto', []],
  ['?!', []],
])('a search for %j finds %j, those with the words in their title first', (text, ids) => {
  const {courses, total} = search(text)
  expect(courses.map(({_id}) => _id)).toEqual(ids)
  expect(total).toBe(ids.length)
})

test('a search finds the courses of the offer besides, and takes the other filters and orders', () => {
  expect(search('data').offered.map(({_id}) => _id)).toEqual(['c4'])
  expect(search('marketing', {category: 'marketing'}).courses.map(({_id}) => _id)).toEqual(['c0'])
  expect(search('letter', {sort: 'price-low', price: {min: 15, max: 200}}).total).toBe(0)
})

test('the search of the whole shop finds the best of all courses on sale', () => {
  const found = (text: string, most: number) =>
    evaluate(matchedCoursesQuery, searched, {words: matchPatterns(text), most})
  expect(found('data', 5).map(({_id}) => _id)).toEqual(['c3', 'c4'])
  expect(found('tomás', 2).map(({_id}) => _id)).toEqual(['c0', 'c1'])
})
