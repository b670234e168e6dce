import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test, vi} from 'vitest'
import {privateSanity} from '../services/private-sanity.ts'
import {fetchCourse, fetchCourseId, fetchQuestions} from './fetch-course.ts'

vi.mock('../services/private-sanity.ts')

/** Lets the private content be these documents. */
function store(dataset: object[]): void {
  const client = {
    fetch: async (query: string, params: Record<string, unknown>) =>
      toJS(evaluateSync(parse(query, {params}), {dataset, params})) as Promise<unknown>,
  }
  vi.mocked(privateSanity).mockResolvedValue(client as unknown as Awaited<ReturnType<typeof privateSanity>>)
}

/** The questions of a course that has one lesson with these blocks. */
async function questionsOf(body: object[]) {
  store([
    {
      _id: 'course',
      _type: 'course',
      curriculum: [{lessons: [{_key: 'a', content: {_type: 'reference', _ref: 'lesson.a'}}]}],
    },
    {_id: 'lesson.a', _type: 'lessonContent', body},
  ])
  return (await fetchQuestions('course')).get('a')
}

const words = (text: string) => ({_type: 'block', children: [{_type: 'span', text}]})
const quiz = (question: object[] | undefined, text: object[] | undefined) => ({
  _type: 'quiz',
  _key: 'q',
  question,
  answers: [{_key: 'r', right: true, text}],
})
const inWords = {key: 'q', question: 'Why?', answers: [{key: 'r', text: 'Because.', right: true}]}

test('questions are those of the text and those on the way through videos', async () => {
  const asked = quiz([words('Why?')], [words('Because.')])
  const stops = [{_key: 's', second: 3, quiz: {...asked, _key: undefined}}]
  expect(await questionsOf([asked, {_type: 'video', _key: 'v', stops}])).toEqual([
    inWords,
    {...inWords, key: 's'},
  ])
})

test('a video without questions on the way has none, beside one that has some', async () => {
  expect(await questionsOf([{_type: 'video', _key: 'v'}])).toEqual([])
  const stops = [{_key: 's', second: 3, quiz: quiz([words('Why?')], [words('Because.')])}]
  const both = [
    {_type: 'video', _key: 'v'},
    {_type: 'video', _key: 'w', stops},
  ]
  expect(await questionsOf(both)).toEqual([{...inWords, key: 's'}])
})

test.each([
  ['a picture', [{_type: 'figure', _key: 'f'}]],
  ['code', [{_type: 'code', _key: 'c', code: 'a = 1'}]],
  ['nothing yet', undefined],
])('of a question or an answer that is only %s no words are said', async (_, blocks) => {
  const wordless = {key: 'q', question: '', answers: [{key: 'r', text: '', right: true}]}
  const stops = [{_key: 'q', second: 3, quiz: quiz(blocks, blocks)}]
  expect(await questionsOf([quiz(blocks, blocks)])).toEqual([wordless])
  expect(await questionsOf([{_type: 'video', _key: 'v', stops}])).toEqual([wordless])
})

test('only what is published is published, whoever asks for a draft or a version by its own id', async () => {
  const course = (_id: string) => ({_id, _type: 'course', title: _id, publishedAt: '2020-01-01T00:00:00Z'})
  const ids = ['seo', 'drafts.seo', 'versions.r1.seo', 'drafts.pulled']
  store(ids.map(course))
  const published = await Promise.all(
    [...ids, 'pulled'].map(async (id) => (await fetchCourse(id))?.isPublished),
  )
  expect(published).toEqual([true, false, false, false, false])
})

test('a course is found at every address of it, what is published and the address of today first', async () => {
  const course = (_id: string, slug: string, formerSlugs?: string[]) => ({
    _id,
    _type: 'course',
    slug: {current: slug},
    publishedAt: '2999-01-01T00:00:00Z',
    ...(formerSlugs && {formerSlugs}),
  })
  store([
    course('drafts.other', 'seo'),
    course('versions.r.other', 'mail'),
    course('seo-1', 'seo', ['search']),
    course('drafts.seo-1', 'seo-2', ['search', 'seo']),
    course('drafts.sold', 'mail', ['letters']),
  ])
  expect(await fetchCourseId('seo')).toBe('seo-1')
  expect(await fetchCourseId('search')).toBe('seo-1')
  expect(await fetchCourseId('mail')).toBe('sold')
  expect(await fetchCourseId('letters')).toBe('sold')
  expect(await fetchCourseId('none')).toBeNull()
})
