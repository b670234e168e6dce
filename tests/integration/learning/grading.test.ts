import {courseInsights, gradeQuiz, openLesson, recordProgress} from '@lectern/domain/learning/contracts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, lake, read} from '../commerce/back-office.ts'
import {call, callRaw, refusal} from '../commerce/callable.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {asked, clearLessons, question, teachCourse, words, type TaughtCourse} from './taught-course.ts'

const nothing = {done: {}, at: null, seconds: {}}
/** What opening a lesson reports. */
const opened = (lesson: string) => ({...nothing, at: {lesson, time: Date.now()}})

let course: TaughtCourse
beforeAll(async () => {
  course = await teachCourse({
    sections: [
      {
        free: true,
        lessons: [{key: 'free', body: [question('f1')]}],
      },
      {
        lessons: [
          {
            key: 'quiz',
            body: [question('q1'), words('Between'), question('q2', ['a', 'c'], ['a', 'b', 'c'])],
          },
          {
            key: 'video',
            body: [
              {
                _type: 'video',
                _key: 'film',
                title: 'Film',
                transcript: [words('What is said')],
                stops: [{_type: 'videoStop', _key: 'stop', second: 3, quiz: {_type: 'quiz', ...asked()}}],
              },
            ],
          },
        ],
      },
    ],
  })
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

type Answers = Record<string, string[]>
const grade = (who: Learner | null, lessonKey: string, answers: Answers, courseId = course.id, tries = 0) =>
  who
    ? who.call(gradeQuiz, {courseId, lessonKey, answers, tries})
    : call(gradeQuiz, {courseId, lessonKey, answers, tries})

async function owner(): Promise<Learner> {
  const ada = await signUp()
  await ada.buy(course)
  return ada
}

describe('answering a question', () => {
  const explained = {
    triesLeft: 0,
    answers: {
      right: {right: true, explanation: [{children: [{text: 'Secret of right'}]}]},
      wrong: {right: false, explanation: [{children: [{text: 'Secret of wrong'}]}]},
    },
  }

  test('tells whether it was right, and why once it was, or at the third try', async () => {
    const ada = await owner()
    // What the browser says of tries does not count for owners.
    const {questions, passed, progress} = await grade(ada, 'quiz', {q1: ['wrong']}, course.id, 9)
    expect(questions).toEqual({q1: {right: false, answers: {}, triesLeft: 2}})
    expect(passed).toBe(false)
    expect(progress).toMatchObject({passed: {}, done: {}})
    expect((await grade(ada, 'quiz', {q1: ['wrong']})).questions).toMatchObject({
      q1: {triesLeft: 1, answers: {}},
    })
    expect((await grade(ada, 'quiz', {q1: ['wrong']})).questions).toMatchObject({
      q1: {right: false, ...explained},
    })
    expect((await grade(ada, 'quiz', {q2: ['b']})).questions).toMatchObject({q2: {triesLeft: 2, answers: {}}})
    const ben = await owner()
    expect((await grade(ben, 'quiz', {q1: ['right']})).questions).toMatchObject({
      q1: {right: true, ...explained},
    })
  })

  test('many times at once counts each try', async () => {
    const ada = await owner()
    const answers = await Promise.all(Array.from({length: 6}, () => grade(ada, 'quiz', {q1: ['wrong']})))
    const told = answers.map(({questions}) => questions['q1']?.triesLeft ?? -1)
    expect(told.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1, 2])
  })

  test('of a free lesson is explained to visitors as to owners, by what their browser has counted', async () => {
    for (const who of [null, await signUp()]) {
      const tried = async (tries: number) =>
        (await grade(who, 'free', {f1: ['wrong']}, course.id, tries)).questions['f1']
      expect(await tried(0)).toEqual({right: false, answers: {}, triesLeft: 2})
      expect(await tried(2)).toMatchObject(explained)
    }
  })

  test('passes the lesson once all its questions are right at once, also the second time', async () => {
    const ada = await owner()
    expect(await grade(ada, 'quiz', {q1: ['right']})).toMatchObject({passed: false})
    expect(await grade(ada, 'quiz', {q1: ['right'], q2: ['a']})).toMatchObject({passed: false})
    const {passed, progress} = await grade(ada, 'quiz', {q1: ['right'], q2: ['c', 'a']})
    expect(passed).toBe(true)
    const time = progress?.passed['quiz'] ?? 0
    expect(time).toBeGreaterThan(Date.now() - 60_000)
    // Taken again for practice: what was passed stays so, with its time.
    expect((await grade(ada, 'quiz', {q1: ['wrong']})).progress?.passed).toEqual({quiz: time})
    expect(await read(`progress/${ada.uid}_${course.id}`)).toMatchObject({passed: {quiz: time}})
  })

  test('of a video counts for nothing, and is explained at once', async () => {
    const ada = await owner()
    expect((await grade(ada, 'video', {stop: ['wrong']})).questions['stop']).toMatchObject(explained)
    const {questions, passed, progress} = await grade(ada, 'video', {stop: ['right']})
    expect(questions['stop']?.right).toBe(true)
    expect(passed).toBe(false)
    expect(progress?.passed).toEqual({})
  })

  test('on a free lesson is for anybody, and nothing is kept of them', async () => {
    const ben = await signUp()
    for (const who of [null, ben]) {
      expect(await grade(who, 'free', {f1: ['right']})).toEqual({
        questions: {f1: expect.objectContaining({right: true}) as unknown},
        passed: true,
        progress: null,
        certificateId: null,
        unpassed: [],
      })
    }
    expect(await read(`progress/${ben.uid}_${course.id}`)).toBeNull()
    const ada = await owner()
    expect((await grade(ada, 'free', {f1: ['right']})).progress?.passed).toHaveProperty('free')
  })

  test('is refused as opening the lesson is', async () => {
    expect(await refusal(grade(null, 'quiz', {q1: ['right']}))).toEqual({reason: 'not-owned'})
    expect(await refusal(grade(await signUp(), 'quiz', {q1: ['right']}))).toEqual({reason: 'not-owned'})
    expect(await refusal(grade(null, 'nothing', {q1: ['right']}))).toEqual({reason: 'unknown-lesson'})
    const ada = await signUp()
    const {orderId, sessionId} = await ada.buy(course)
    expect(await refusal(grade(ada, 'quiz', {f1: ['right']}))).toEqual({reason: 'unknown-question'})
    expect(await refusal(grade(ada, 'quiz', {gone: ['right']}))).toEqual({reason: 'unknown-question'})
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await refusal(grade(ada, 'quiz', {q1: ['right']}))).toEqual({reason: 'withdrawn'})
  })

  test('needs an answer: without one nobody is told which is right', async () => {
    const ada = await owner()
    const input = {courseId: course.id, lessonKey: 'quiz', answers: {q1: []}}
    expect(await refusal(callRaw('gradeQuiz', input, ada.idToken))).toMatchObject({
      reason: 'invalid-argument',
    })
    expect((await grade(ada, 'quiz', {})).questions).toEqual({})
  })
})

test('in a course that is taken in order a section is locked until the one before it is done', async () => {
  const inOrder = await teachCourse({
    inOrder: true,
    sections: [
      {lessons: [{key: 'one', body: [question('q1')]}]},
      {lessons: [{key: 'two'}, {key: 'taster', free: true}]},
    ],
  })
  const ada = await signUp()
  await ada.buy(inOrder)
  const open = (lessonKey: string) => ada.call(openLesson, {courseId: inOrder.id, lessonKey})
  expect(await refusal(open('two'))).toEqual({reason: 'section-locked'})
  await open('taster')
  await grade(ada, 'one', {q1: ['right']}, inOrder.id)
  await open('two')
})

test('in a course that is taken in order only since somebody has begun it, what they have begun stays open', async () => {
  const course = await teachCourse({
    sections: [{lessons: [{key: 'one'}]}, {lessons: [{key: 'two'}]}, {lessons: [{key: 'three'}]}],
  })
  const ada = await signUp()
  await ada.buy(course)
  await ada.call(recordProgress, {courseId: course.id, report: opened('three')})
  await lake.patch(course.id).set({inOrder: true}).commit()
  const open = (lessonKey: string) => ada.call(openLesson, {courseId: course.id, lessonKey})
  await open('three')
  expect(await refusal(open('two'))).toEqual({reason: 'section-locked'})
})

describe('how a course is taken', () => {
  test('counts a lesson as opened that was done before anything else was said of it, once', async () => {
    const course = await teachCourse({sections: [{lessons: [{key: 'a'}, {key: 'b'}]}]})
    const courseId = course.id
    const [ada, staff] = await Promise.all([signUp(), signUpStaff()])
    await ada.buy(course)
    for (const report of [{...opened('b'), done: {a: Date.now()}}, opened('a')]) {
      await ada.call(recordProgress, {courseId, report})
      expect(await staff.call(courseInsights, {courseId})).toMatchObject({
        lessons: [
          {key: 'a', opened: 1, done: 1},
          {key: 'b', opened: 1, done: 0},
        ],
      })
    }
  })

  test('is counted by lesson and question, once for each learner', async () => {
    const counted = await teachCourse({
      sections: [{lessons: [{key: 'a'}, {key: 'b', body: [question('q1')]}, {key: 'unwritten', body: null}]}],
    })
    const courseId = counted.id
    const [ada, ben, staff] = await Promise.all([signUp(), signUp(), signUpStaff()])
    const began = Date.now() - 20 * 60_000
    for (const who of [ada, ben]) {
      await who.buy(counted)
      // The same report twice, as after a lost answer.
      const report = {...opened('a'), at: {lesson: 'a', time: began}}
      await who.call(recordProgress, {courseId, report})
      await who.call(recordProgress, {courseId, report})
    }
    await ada.call(recordProgress, {courseId, report: {...opened('b'), done: {a: began + 19 * 60_000}}})
    await grade(ada, 'b', {q1: ['wrong']}, courseId)
    await grade(ada, 'b', {q1: ['right']}, courseId)
    // Who has passed knows the answers: this is not counted.
    await grade(ada, 'b', {q1: ['wrong']}, courseId)
    await grade(ben, 'b', {q1: ['wrong', 'right', 'gone']}, courseId)

    expect(await staff.call(courseInsights, {courseId})).toEqual({
      started: 2,
      completed: 0,
      lessons: [
        {
          key: 'a',
          title: 'Lesson a',
          opened: 2,
          done: 1,
          minutes: expect.any(Number),
          takenMinutes: 19,
          questions: [],
        },
        {
          key: 'b',
          title: 'Lesson b',
          opened: 1,
          done: 1,
          minutes: expect.any(Number),
          takenMinutes: expect.toSatisfy((minutes: unknown) => minutes === null || minutes === 1),
          questions: [
            {
              key: 'q1',
              question: 'Which one is it?',
              answered: 3,
              wrong: 2,
              answers: [
                {key: 'right', text: 'The answer right', right: true, chosen: 2},
                {key: 'wrong', text: 'The answer wrong', right: false, chosen: 2},
              ],
            },
          ],
        },
        {
          key: 'unwritten',
          title: 'Lesson unwritten',
          opened: 0,
          done: 0,
          minutes: expect.any(Number),
          takenMinutes: null,
          questions: [],
        },
      ],
    })
    await ada.call(recordProgress, {courseId, report: {...nothing, done: {unwritten: Date.now()}}})
    expect(await staff.call(courseInsights, {courseId})).toMatchObject({completed: 1})
  })

  test('counts of the questions that are sent at once the one that was answered just now', async () => {
    const several = await teachCourse({
      sections: [{lessons: [{key: 'a', body: [question('q1'), question('q2')]}]}],
    })
    const lesson = {courseId: several.id, lessonKey: 'a'}
    const [ada, staff] = await Promise.all([signUp(), signUpStaff()])
    await ada.buy(several)
    await ada.call(gradeQuiz, {...lesson, answers: {q1: ['right']}, checked: 'q1'})
    await ada.call(gradeQuiz, {...lesson, answers: {q1: ['right'], q2: ['wrong']}, checked: 'q2'})
    const {lessons} = await staff.call(courseInsights, {courseId: several.id})
    expect(lessons[0]?.questions).toMatchObject([
      {key: 'q1', answered: 1, wrong: 0},
      {key: 'q2', answered: 1, wrong: 1},
    ])
  })

  test('is for staff, and of courses', async () => {
    const [ada, staff] = await Promise.all([signUp(), signUpStaff()])
    expect(await refusal(ada.call(courseInsights, {courseId: course.id}))).toEqual({reason: 'not-staff'})
    expect(await refusal(staff.call(courseInsights, {courseId: 'no-such-course'}))).toEqual({
      reason: 'unknown-course',
    })
  })

  test('names the questions at which a video stops, too', async () => {
    const staff = await signUpStaff()
    const {lessons} = await staff.call(courseInsights, {courseId: course.id})
    expect(lessons.map(({questions}) => questions.map(({key}) => key))).toEqual([
      ['f1'],
      ['q1', 'q2'],
      ['stop'],
    ])
  })
})
