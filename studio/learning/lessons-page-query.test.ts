import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {lessonsPageQuery} from './lessons-page-query'

const text = (_id: string, body?: object[]) => ({_id, _type: 'lessonContent', body})
const lesson = (_key: string) => ({_key, content: {_type: 'reference', _ref: `lesson.${_key}`}})

/** The numbers of lessons, and of those that are written, of a course with this outline. */
function counts(curriculum?: object[]) {
  const dataset = [
    {_id: 'a', _type: 'course', title: 'A', curriculum},
    text('lesson.written', [{_type: 'block'}]),
    text('lesson.begun', []),
  ]
  const params = {search: '', count: 30}
  return toJS(evaluateSync(parse(lessonsPageQuery, {params}), {dataset, params})) as object
}

test.each([
  [
    'lessons in several groups',
    [{lessons: [lesson('written'), lesson('begun')]}, {lessons: [lesson('none')]}],
    3,
    1,
  ],
  ['a group without lessons', [{lessons: [lesson('written')]}, {title: 'To come'}], 1, 1],
  ['a single empty group', [{title: 'To come'}], 0, 0],
  ['no outline', undefined, 0, 0],
])('of %s', (_, curriculum, lessons, written) => {
  expect(counts(curriculum)).toEqual({total: 1, courses: [{_id: 'a', title: 'A', lessons, written}]})
})
