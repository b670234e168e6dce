import type {ClientReturn} from '@sanity/client'
import {catalogueFilters, type CatalogueCourse, type CatalogueFilters} from '@lectern/domain/catalogue'
import {anyCourse, anyFilters, sampleCategories} from '@lectern/domain/testing/catalogue-samples'
import fc from 'fast-check'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {catalogueQuery} from '~/features/courses/catalogue-queries'
import {toCatalogue} from './model'
import {matchPatterns} from '~/lib/sanity/match-patterns'
import {matchedCoursesQuery, remoteQuery} from './remote-queries'

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

/** A course of a shop: listed or not, on sale or not, and perhaps with a rating of its reviews. */
const sold = fc
  .record({
    course: anyCourse,
    listing: fc.constantFrom('catalogue', 'catalogue', null, 'offer'),
    archivedAt: fc.constantFrom(undefined, undefined, undefined, '2026-05-05T00:00:00Z'),
    reviewed: fc.option(fc.integer({min: 10, max: 50}), {freq: 2}),
  })
  .map(({course, listing, archivedAt, reviewed}): Document[] => [
    {...toDocument(course), listing, ...(archivedAt && {archivedAt})},
    ...(reviewed === null
      ? []
      : [{_id: `courseStats-${course.id}`, _type: 'courseStats', rating: reviewed / 10}]),
  ])

const shop = fc
  .uniqueArray(sold, {selector: ([course]) => course?._id, maxLength: 30})
  .map((courses) => courses.flat())

/** One or two filters: of few courses, more of them would find none. */
const choice = fc
  .tuple(anyFilters, fc.subarray(Object.keys(catalogueFilters.cleared), {maxLength: 2}))
  .map(([{sort, ...values}, names]): CatalogueFilters => {
    const chosen = Object.entries(values).filter(([name]) => names.includes(name) && name !== 'search')
    return {...catalogueFilters.initial, ...Object.fromEntries(chosen), sort}
  })

/** Where the query and the filters disagree about a shop: a sentence for each course. */
function disagreements(documents: readonly Document[], filters: CatalogueFilters): string[] {
  const dataset = [...others, ...documents]
  const {courses, categories} = toCatalogue(
    evaluate(catalogueQuery, dataset, {category: '', most: 500, first: 6}),
  )
  const byFilters = catalogueFilters
    .sort(catalogueFilters.filter(courses, filters, {categories}), filters.sort)
    .map(({id}) => id)
  const {query, params} = remoteQuery(filters)
  const page = evaluate(query, dataset, {...params, ...ALL})
  const byQuery = page.courses.map(({_id}) => _id)
  const asked = `?${catalogueFilters.serialize(filters).toString()}`
  const onlyIn = (found: string[], other: string[], who: string) =>
    found
      .filter((id) => !other.includes(id))
      .map((id) => {
        const about = documents.filter(({_id}) => _id === id || _id === `courseStats-${id}`)
        return `${asked}: only the ${who} finds ${JSON.stringify(about)}`
      })
  const wrong = [...onlyIn(byQuery, byFilters, 'query'), ...onlyIn(byFilters, byQuery, 'filter')]
  if (wrong.length === 0 && byQuery.join() !== byFilters.join())
    wrong.push(`${asked}: the query has them in another order, ${JSON.stringify(documents)}`)
  if (wrong.length === 0 && page.total !== byQuery.length)
    wrong.push(`${asked}: the query counts ${page.total} of ${byQuery.length}`)
  return wrong
}

test('a page that is fetched has what the filters find in the whole catalogue, in the same order', () => {
  fc.assert(
    fc.property(shop, choice, (documents, filters) => {
      expect(disagreements(documents, filters)).toEqual([])
    }),
    {numRuns: 80},
  )
}, 30_000)

test.each(Object.keys(catalogueFilters.cleared).filter((name) => name !== 'search'))(
  '%s narrows a page that is fetched as it narrows the catalogue',
  (name) => {
    const alone = anyFilters.map((any) => ({
      ...catalogueFilters.initial,
      [name]: any[name as keyof CatalogueFilters],
    }))
    fc.assert(
      fc.property(sold, alone, (documents, filters) => {
        expect(disagreements(documents, filters)).toEqual([])
      }),
      {numRuns: 60},
    )
  },
)

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
  const {query, params} = remoteQuery({...catalogueFilters.initial, search: text, ...change})
  const found = evaluate(query, searched, {...params, ...ALL})
  if (!('offered' in found)) throw new Error('It is not searched for.')
  return found
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
