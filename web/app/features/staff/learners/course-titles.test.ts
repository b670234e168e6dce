import {evaluateSync, parse, toJS} from 'groq-js'
import {beforeEach, expect, test, vi} from 'vitest'
import {fetchContent} from '~/lib/sanity/client'
import {loadCourseList} from '../insights/course-list'
import {loadCourseTitles} from './course-titles'

vi.mock('~/lib/sanity/client')

const course = (_id: string, curriculum?: object[]) => ({_id, _type: 'course', title: _id, curriculum})
const group = (...lessons: string[]) => ({_key: 'g', lessons: lessons.map((_key) => ({_key}))})

const dataset = [
  course('a', [group('one', 'two'), {_key: 'empty'}, group('three')]),
  course('b', [{_key: 'empty'}]),
  course('c'),
]

beforeEach(() => {
  vi.mocked(fetchContent).mockImplementation((query, params = {}) =>
    Promise.resolve(toJS(evaluateSync(parse(query, {params}), {dataset, params}))),
  )
})

test('a group without lessons is none', async () => {
  const titles = await loadCourseTitles(['a', 'b', 'c'])
  expect([...titles.values()].map(({lessons}) => lessons)).toEqual([3, 0, 0])
  const {items} = await loadCourseList({search: '', cursor: null, signal: new AbortController().signal})
  expect(items.map(({lessons}) => lessons)).toEqual([3, 0, 0])
})
