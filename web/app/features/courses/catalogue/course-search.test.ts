import {expect, test} from 'vitest'
import type {CourseSearchQueryResult} from '~/lib/sanity/types.generated'
import {toCourseEntries, toCourseSearch} from './course-search'

const blank = {listing: null, outcomes: null, instructor: null, category: null, curriculum: null}
const raw: CourseSearchQueryResult['courses'] = [
  {...blank, _id: 'python', slug: 'python', title: 'Python for Everyday Work', category: 'Programming'},
  {
    ...blank,
    _id: 'analysis',
    slug: 'analysis',
    title: 'Data Analysis You Can Defend',
    outcomes: ['Draw a chart'],
    curriculum: [{title: 'Tables', lessons: ['SQL for analysts']}, null as never],
  },
  {...blank, _id: 'analyst', slug: 'analyst', title: 'Data Analyst Program', listing: 'offer'},
  {...blank, _id: 'seo', slug: 'seo', title: 'SEO That Lasts', instructor: 'Daniel Reyes'},
  {...blank, _id: 'without-page', slug: null, title: 'Data'},
]
const search = await toCourseSearch(toCourseEntries(raw))
const found = (words: string) => [...search.scores(words).keys()]

test.each([
  ['programming', ['python']],
  ['sql', ['analysis']],
  ['tables', ['analysis']],
  ['chart', ['analysis']],
  ['reyes', ['seo']],
  ['pyhton', ['python']],
  ['data', ['analysis', 'analyst']],
])('%s finds %j', (words, ids) => {
  expect(found(words).toSorted()).toEqual(ids)
})

test('a course of the offer is found besides the list', () => {
  expect(search.offered('data analyst program').map(({slug}) => slug)).toEqual(['analyst'])
  expect(search.offered('seo')).toEqual([])
})

test('where nothing is found, some courses are suggested: with some of the words, or else the popular ones', () => {
  const suggested = (words: string) => search.suggested(words).map(({id}) => id)
  expect(found('python for elephants')).toEqual([])
  expect(suggested('python and elephants')).toEqual(['python'])
  expect(suggested('zzzzz')).toEqual(['python', 'analysis', 'seo'])
})
