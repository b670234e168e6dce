import {courseTexts, openCourse, openLesson} from '@lectern/domain/learning/contracts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, lake} from '../commerce/back-office.ts'
import {call, refusal} from '../commerce/callable.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {clearLessons, question, teachCourse, unpublish, words, type TaughtCourse} from './taught-course.ts'

let course: TaughtCourse
let owner: Learner
let stranger: Learner
beforeAll(async () => {
  course = await teachCourse({
    sections: [
      {free: true, lessons: [{key: 'welcome'}, {key: 'closed', free: false}]},
      {
        lessons: [
          {key: 'paid', body: [words('The secret of kerning'), question('q1')]},
          {key: 'taster', free: true},
          {key: 'unwritten', body: null},
        ],
      },
    ],
  })
  ;[owner, stranger] = await Promise.all([signUp(), signUp()])
  await owner.buy(course)
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const open = (lessonKey: string, who: Learner | null, courseId = course.id) =>
  who ? who.call(openLesson, {courseId, lessonKey}) : call(openLesson, {courseId, lessonKey})
const textOf = async (opened: ReturnType<typeof open>) => JSON.stringify((await opened).body)

describe('a lesson opens', () => {
  test('for whoever owns the course, with the revision of its text', async () => {
    const {body, revision} = await open('paid', owner)
    expect(body.map(({_type}) => _type)).toEqual(['block', 'quiz'])
    expect(revision).toBe((await lake.getDocument(course.contentOf('paid')))?._rev)
  })

  test('for anybody when it is free, by its own word or by its section’s', async () => {
    for (const who of [null, stranger, owner]) {
      expect(await textOf(open('welcome', who))).toContain('What welcome teaches')
      expect(await textOf(open('taster', who))).toContain('What taster teaches')
    }
  })

  test('without telling which answers are right, and why', async () => {
    const text = await textOf(open('paid', owner))
    expect(text).toContain('The answer wrong')
    expect(text).not.toContain('Secret of')
    expect(text).not.toContain('"right":')
    expect(text).not.toContain('explanation')
  })

  test('empty while it is not written, or only as a draft', async () => {
    expect(await open('unwritten', owner)).toEqual({body: [], revision: null})
    const drafted = await teachCourse({sections: [{lessons: [{key: 'a', body: null}]}]})
    await lake.create({
      _id: `drafts.${drafted.contentOf('a')}`,
      _type: 'lessonContent',
      course: {_type: 'reference', _ref: drafted.id, _weak: true},
      lessonKey: 'a',
      body: [words('Not for anybody yet')],
    })
    await lake
      .patch(drafted.id)
      .set({
        'curriculum[0].lessons[0].content': {_type: 'reference', _ref: drafted.contentOf('a'), _weak: true},
      })
      .commit()
    const ada = await signUp()
    await ada.buy(drafted)
    expect(await open('a', ada, drafted.id)).toEqual({body: [], revision: null})
  })
})

describe('a lesson stays closed', () => {
  test('to visitors and to whoever does not own the course', async () => {
    for (const who of [null, stranger]) {
      expect(await refusal(open('paid', who))).toEqual({reason: 'not-owned'})
      expect(await refusal(open('closed', who))).toEqual({reason: 'not-owned'})
    }
  })

  test('when there is none of that name, in that course', async () => {
    const other = await teachCourse({sections: [{free: true, lessons: [{key: 'elsewhere'}]}]})
    for (const who of [null, stranger, owner]) {
      expect(await refusal(open('nothing', who))).toEqual({reason: 'unknown-lesson'})
      expect(await refusal(open('elsewhere', who))).toEqual({reason: 'unknown-lesson'})
      expect(await refusal(open('paid', who, 'no-such-course'))).toEqual({reason: 'unknown-lesson'})
      expect(await refusal(open('paid', who, other.id))).toEqual({reason: 'unknown-lesson'})
    }
  })

  test('within the request after the refund, and says so', async () => {
    const ada = await signUp()
    const {orderId, sessionId} = await ada.buy(course)
    await open('paid', ada)
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await refusal(open('paid', ada))).toEqual({reason: 'withdrawn'})
    expect(await refusal(open('nothing', ada))).toEqual({reason: 'withdrawn'})
    expect(await textOf(open('welcome', ada))).toContain('What welcome teaches')
    await ada.buy(course)
    expect(await textOf(open('paid', ada))).toContain('kerning')
  })

  test('in a course that was only ever a draft', async () => {
    const draft = await teachCourse({sections: [{free: true, lessons: [{key: 'a'}]}]})
    await unpublish(draft.id)
    for (const who of [null, stranger]) {
      expect(await refusal(open('a', who, draft.id))).toEqual({reason: 'unknown-lesson'})
    }
  })
})

describe('a course that is no longer sold', () => {
  test('stays open to its owners when it is archived, unpublished or deleted', async () => {
    const sold = await teachCourse({sections: [{free: true, lessons: [{key: 'a'}]}, {lessons: [{key: 'b'}]}]})
    const ada = await signUp()
    await ada.buy(sold)
    const opens = async () => {
      expect(await textOf(open('b', ada, sold.id))).toContain('What b teaches')
    }
    await lake.patch(sold.id).set({archivedAt: '2026-11-01T00:00:00Z'}).commit()
    await opens()
    expect(await refusal(open('b', stranger, sold.id))).toEqual({reason: 'not-owned'})
    expect(await refusal(stranger.pressPay([sold]))).toEqual({
      reason: 'unknown-course',
      courseIds: [sold.id],
    })

    await lake.patch(sold.id).set({publishedAt: '2999-01-01T00:00:00Z'}).commit()
    await opens()
    expect(await refusal(open('a', null, sold.id))).toEqual({reason: 'unknown-lesson'})

    await unpublish(sold.id)
    await opens()
    expect(await textOf(open('a', ada, sold.id))).toContain('What a teaches')
    expect(await refusal(open('b', stranger, sold.id))).toEqual({reason: 'unknown-lesson'})
    expect(await refusal(open('a', null, sold.id))).toEqual({reason: 'unknown-lesson'})
    const {title, outline} = await ada.call(openCourse, {courseId: sold.id})
    expect(title).toBe(sold.title)
    expect(outline.map(({lessons}) => lessons.map(({key}) => key))).toEqual([['a'], ['b']])
    expect(await refusal(stranger.call(openCourse, {courseId: sold.id}))).toEqual({reason: 'not-owned'})

    await lake.delete(`drafts.${sold.id}`)
    await opens()
    expect(await refusal(open('c', ada, sold.id))).toEqual({reason: 'unknown-lesson'})
    expect(await refusal(open('b', stranger, sold.id))).toEqual({reason: 'unknown-lesson'})
    expect(await refusal(ada.call(openCourse, {courseId: sold.id}))).toEqual({reason: 'unknown-course'})
  })
})

test('a course whose date was put off is found by its owners at every address of it', async () => {
  const sold = await teachCourse({sections: [{lessons: [{key: 'a'}]}]})
  const ada = await signUp()
  await ada.buy(sold)
  const [now, before] = [`new-${sold.id}`, `old-${sold.id}`]
  await lake
    .patch(sold.id)
    .set({publishedAt: '2999-01-01T00:00:00Z', slug: {current: now}, formerSlugs: [before]})
    .commit()
  const found = () =>
    Promise.all([sold.id, now, before].map(async (courseId) => (await ada.call(openCourse, {courseId})).id))
  const everywhere = [sold.id, sold.id, sold.id]
  expect(await found()).toEqual(everywhere)
  for (const courseId of [now, before, `no-${sold.id}`])
    expect(await refusal(stranger.call(openCourse, {courseId}))).toEqual({reason: 'not-owned'})

  // Neither does the draft of another course stand in its way, nor that it is unpublished.
  const other = `drafts.course-test-${crypto.randomUUID()}`
  await lake.create({_id: other, _type: 'course', title: 'Another', slug: {current: now}})
  expect(await found()).toEqual(everywhere)
  await lake.delete(other)
  await unpublish(sold.id)
  expect(await found()).toEqual(everywhere)
})

test('an owner gets the words of the lessons, without answers, and nobody else does', async () => {
  const {lessons} = await owner.call(courseTexts, {courseId: course.id})
  expect(lessons).toEqual([
    {key: 'welcome', text: 'What welcome teaches'},
    {key: 'closed', text: 'What closed teaches'},
    {key: 'paid', text: 'The secret of kerning\nWhich one is it?'},
    {key: 'taster', text: 'What taster teaches'},
    {key: 'unwritten', text: ''},
  ])
  expect(await refusal(stranger.call(courseTexts, {courseId: course.id}))).toEqual({reason: 'not-owned'})
  expect(await refusal(owner.call(courseTexts, {courseId: 'no-such-course'}))).toEqual({reason: 'not-owned'})
})

test('every kind of block has its words in what is searched, with titles and names of sources', async () => {
  const text = (words: string) => [
    {
      _type: 'block',
      _key: 'b',
      children: [{_type: 'span', _key: 's', text: words, marks: []}],
      markDefs: [],
      style: 'normal',
    },
  ]
  const blocks = [
    {_type: 'callout', _key: 'callout', tone: 'note', title: 'Careful', text: text('In a callout')},
    {_type: 'callout', _key: 'untitled', tone: 'note', text: text('Without a title')},
    {_type: 'quotation', _key: 'quotation', text: text('In a quotation'), source: 'Somebody'},
    {_type: 'code', _key: 'code', code: 'inCode()'},
    {_type: 'exercise', _key: 'exercise', title: 'Do it', task: text('In a task'), criteria: ['Is it done?']},
    {_type: 'exercise', _key: 'short', title: 'Do more', task: text('In another task')},
    {_type: 'video', _key: 'video', title: 'A film', transcript: text('In a transcript')},
    {_type: 'video', _key: 'silent', title: 'A silent film'},
    {_type: 'download', _key: 'download', title: 'A worksheet'},
    {
      _type: 'captionedTable',
      _key: 'table',
      caption: 'Prices',
      table: {rows: [{_type: 'tableRow', _key: 'r', cells: ['In', 'a table']}]},
    },
    {_type: 'nothing', _key: 'nothing'},
  ]
  const [ada, taught] = await Promise.all([
    signUp(),
    teachCourse({sections: [{lessons: [{key: 'all', body: blocks}]}]}),
  ])
  await ada.buy(taught)
  const {lessons} = await ada.call(courseTexts, {courseId: taught.id})
  expect(lessons[0]?.text.split('\n')).toEqual([
    'Careful',
    'In a callout',
    'Without a title',
    'In a quotation',
    'Somebody',
    'Do it',
    'In a task',
    'Is it done?',
    'Do more',
    'In another task',
    'A film',
    'In a transcript',
    'A silent film',
    'A worksheet',
    'Prices',
    'In a table',
  ])
})
