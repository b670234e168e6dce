import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import type {HomeQueryResult} from '~/lib/sanity/types.generated'
import {homeQuery} from './queries'

const timestamp = new Date('2026-06-01T12:00:00Z')

/** The courses in the offer, of these that editors put there. */
function offered(...courses: {_id: string}[]) {
  const entries = courses.map(({_id}) => ({_key: _id, course: {_type: 'reference', _ref: _id}}))
  const settings = {_id: 'siteSettings', _type: 'siteSettings', offer: {courses: entries}}
  const dataset = [settings, ...courses]
  const home = toJS(evaluateSync(parse(homeQuery), {dataset, timestamp})) as HomeQueryResult
  return home.settings?.offer?.courses?.map(({_key}) => _key)
}

const course = (_id: string, change: object = {}) => ({_id, _type: 'course', listing: 'offer', ...change})

test('the offer has the courses that are sold in it', () => {
  expect(offered(course('a'), course('b', {publishedAt: '2026-05-01T00:00:00Z'}))).toEqual(['a', 'b'])
  expect(
    offered(
      course('a', {archivedAt: '2026-05-01T00:00:00Z'}),
      course('b', {publishedAt: '2026-07-01T00:00:00Z'}),
    ),
  ).toEqual([])
})

test('a course that is listed in the catalogue by now is in it no more', () => {
  expect(offered(course('a', {listing: 'catalogue'}), course('b'))).toEqual(['b'])
})
