import {evaluateSync, parse, toJS} from 'groq-js'
import {describe, expect, test} from 'vitest'
import {
  lessonsPageQuery,
  outlineQuery,
  publishedTexts,
  publishedTextsQuery,
  storedIds,
  type ListedCourse,
  type OutlinedCourse,
} from './lessons-page-query'

const words = [{_type: 'block'}]
const text = (_id: string, body?: object[]) => ({_id, _type: 'lessonContent', body})
const texts = [
  text('lesson.published', words),
  text('drafts.lesson.published', words),
  text('lesson.emptied', []),
  text('drafts.lesson.emptied', words),
  text('drafts.lesson.draft', words),
  text('drafts.lesson.begun', []),
]
const lesson = (_key: string) => ({
  _key,
  title: _key,
  ...(_key === 'published' && {minutes: 12}),
  content: {_type: 'reference', _ref: `lesson.${_key}`},
})
const course = (_id: string, curriculum?: object[]) => ({_id, _type: 'course', title: 'A', curriculum})

function ask(query: string, params: Record<string, unknown>, dataset: object[]): unknown {
  return toJS(evaluateSync(parse(query, {params}), {dataset, params}))
}

describe('the list of courses', () => {
  /** What it says of a course as it is stored: of the draft, if there is one. */
  function counts(...stored: object[]) {
    const seen = {...stored.at(-1), _id: 'a'}
    const page = ask(lessonsPageQuery, {search: '', count: 30}, [seen, ...texts]) as {
      total: number
      courses: ListedCourse[]
    }
    expect(page).toMatchObject({total: 1, courses: [{_id: 'a', title: 'A'}]})
    const params = {ids: storedIds(page.courses)}
    const found = ask(publishedTextsQuery, params, [...stored, ...texts]) as {
      _id: string
      published: number
    }[]
    return page.courses.map((listed) => [listed.lessons, publishedTexts(listed, found)])
  }
  const outline = (...lessons: string[]) => [{lessons: lessons.map(lesson)}]

  test.each([
    [
      'lessons in several groups',
      [{lessons: [lesson('published'), lesson('begun')]}, {lessons: [lesson('none')]}],
      3,
      1,
    ],
    ['a group without lessons', [{lessons: [lesson('published')]}, {title: 'To come'}], 1, 1],
    ['texts that only a draft has words of', outline('published', 'draft', 'emptied'), 3, 1],
    ['a single empty group', [{title: 'To come'}], 0, 0],
    ['no outline', undefined, 0, 0],
  ])('of %s', (_, curriculum, lessons, published) => {
    expect(counts(course('a', curriculum))).toEqual([[lessons, published]])
    expect(counts(course('drafts.a', curriculum))).toEqual([[lessons, published]])
  })

  test('is of the draft, where a course has one', () => {
    const published = course('a', outline('published'))
    expect(counts(published, course('drafts.a', outline('published', 'draft')))).toEqual([[2, 1]])
    expect(counts(published, course('drafts.a', outline('draft')))).toEqual([[1, 0]])
  })
})

describe('the lessons of a course', () => {
  const curriculum = [
    {
      _key: 's',
      title: 'First',
      lessons: ['published', 'draft', 'emptied', 'begun', 'none'].map(lesson),
    },
    {_key: 't'},
  ]
  const outlineOf = (...stored: object[]) =>
    ask(outlineQuery, {course: 'a'}, [...stored, ...texts]) as OutlinedCourse | null

  test('say whether learners can read their texts, editors alone, or nobody, and how long they take', () => {
    const [first, second] = outlineOf(course('a', curriculum))?.sections ?? []
    expect(first?.lessons.map(({key, state, minutes}) => [key, state, minutes])).toEqual([
      ['published', 'published', 12],
      ['draft', 'written', null],
      ['emptied', 'written', null],
      ['begun', 'planned', null],
      ['none', 'planned', null],
    ])
    expect(second).toEqual({key: 't', title: 'Untitled', lessons: []})
  })

  test('are those of the draft, where there is one', () => {
    expect(outlineOf(course('a', curriculum), course('drafts.a', []))?.sections).toEqual([])
    expect(outlineOf(course('drafts.a'))).toEqual({title: 'A', sections: []})
    expect(outlineOf()).toBeNull()
  })
})
