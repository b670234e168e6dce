import {recordProgress} from '@lectern/domain/learning/contracts'
import {afterAll, describe, expect, test, vi} from 'vitest'
import {recordProgress as answerReport} from '../../../functions/src/learning/record-progress.ts'
import {privateSanity} from '../../../functions/src/services/private-sanity.ts'
import {clearShelf, lake, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {run} from '../cost/run-function.ts'
import {clearLessons, teachCourse, type TaughtCourse} from './taught-course.ts'

afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const lessons = (...keys: string[]) => keys.map((key) => ({key}))
const nothing = {done: {}, at: null, seconds: {}}
type Report = Parameters<typeof report>[2]

async function report(
  who: Learner,
  course: TaughtCourse,
  said: Partial<{
    done: Record<string, number>
    undone: Record<string, number>
    at: {lesson: string; time: number}
    seconds: Record<string, {second: number; time: number}>
  }>,
) {
  return (await who.call(recordProgress, {courseId: course.id, report: {...nothing, ...said}})).progress
}

async function learnerWith(...sections: string[][]) {
  const course = await teachCourse({sections: sections.map((keys) => ({lessons: lessons(...keys)}))})
  const ada = await signUp()
  const checkout = await ada.buy(course)
  return {ada, course, ...checkout}
}

describe('progress', () => {
  test('is kept for its learner, and merges what two devices report in any order', async () => {
    const {ada, course} = await learnerWith(['a', 'b'])
    const reports: Report[] = [
      {done: {a: 2000}, at: {lesson: 'a', time: 1000}},
      {done: {a: 1500, b: 3000}, at: {lesson: 'b', time: 2500}, seconds: {b: {second: 7, time: 2600}}},
    ]
    await Promise.all([...reports, ...reports].map((said) => report(ada, course, said)))
    const progress = await report(ada, course, {})
    expect(progress).toMatchObject({
      done: {a: 2000, b: 3000},
      at: {lesson: 'b', time: 2500},
      seconds: {b: {second: 7}},
      opened: {a: 1000, b: 2500},
    })
    expect(await read(`progress/${ada.uid}_${course.id}`)).toMatchObject({
      userId: ada.uid,
      courseId: course.id,
      ...progress,
    })
  })

  test('takes a mark back on all devices, whichever reports first, until it is made again', async () => {
    const {ada, course} = await learnerWith(['a', 'b'])
    const progress = await report(ada, course, {undone: {a: 2000}})
    expect(progress).toMatchObject({done: {}, undone: {a: 2000}})
    // The mark that was taken back comes from another device.
    expect(await report(ada, course, {done: {a: 1000}})).toMatchObject({done: {}, undone: {a: 2000}})
    expect(await report(ada, course, {done: {a: 3000}})).toMatchObject({done: {a: 3000}, undone: {}})
  })

  test('counts a time in the future as now, and leaves out what was never in the course', async () => {
    const {ada, course} = await learnerWith(['a'])
    const before = Date.now()
    const progress = await report(ada, course, {
      done: {a: before + 10 * 24 * 3600_000, stranger: 5},
      at: {lesson: 'stranger', time: 5},
      seconds: {stranger: {second: 1, time: 5}},
    })
    expect(progress.done['a']).toBeGreaterThanOrEqual(before)
    expect(progress.done['a']).toBeLessThan(before + 60_000)
    expect(progress).toMatchObject({at: null, seconds: {}})
    expect(Object.keys(progress.done)).toEqual(['a'])
  })

  test('keeps what is done when editors take a lesson away, bring it back, or add one', async () => {
    const {ada, course} = await learnerWith(['a', 'b'])
    await report(ada, course, {done: {a: 1000}})
    await lake.patch(course.id).unset(['curriculum[0].lessons[_key=="a"]']).commit()
    // The mark was made before, without a network.
    await report(ada, course, {done: {a: 900, b: 2000}})
    await lake
      .patch(course.id)
      .insert('after', 'curriculum[0].lessons[-1]', [
        {
          _type: 'lesson',
          _key: 'c',
          title: 'New',
          slug: {_type: 'slug', current: 'c'},
          minutes: 5,
          kind: 'reading',
        },
      ])
      .commit()
    const {done, known, startedAt} = await report(ada, course, {})
    expect(done).toEqual({a: 1000, b: 2000})
    expect(known['b']).toBe(startedAt)
    expect(known['c']).toBeGreaterThan(startedAt ?? 0)
  })

  test('where a video was left is kept without the outline, once its lesson was opened', async () => {
    const {ada, course} = await learnerWith(['a', 'b'])
    const ask = vi.spyOn(await privateSanity(), 'fetch')
    const say = (said: object) =>
      run(answerReport, ada, {courseId: course.id, report: {...nothing, ...said}}) as Promise<{
        progress: object
      }>
    await say({at: {lesson: 'a', time: 1000}})
    expect(ask).toHaveBeenCalledTimes(1)
    const {progress} = await say({seconds: {a: {second: 7, time: 2000}}})
    expect(progress).toMatchObject({seconds: {a: {second: 7, time: 2000}}, opened: {a: 1000}})
    expect(await read(`progress/${ada.uid}_${course.id}`)).toMatchObject(progress)
    expect(ask).toHaveBeenCalledTimes(1)
    await say({seconds: {b: {second: 5, time: 3000}}})
    expect(ask).toHaveBeenCalledTimes(2)
    expect((await report(ada, course, {})).seconds).toMatchObject({a: {second: 7}, b: {second: 5}})
    ask.mockRestore()
  })

  test('outlives a refund and comes back with the course', async () => {
    const {ada, course, orderId, sessionId} = await learnerWith(['a', 'b'])
    await report(ada, course, {done: {a: 1000}})
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await refusal(report(ada, course, {done: {b: 1000}}))).toEqual({reason: 'withdrawn'})
    await ada.buy(course)
    expect((await report(ada, course, {})).done).toEqual({a: 1000})
  })

  test('is only for owners, and only of courses', async () => {
    const {ada, course} = await learnerWith(['a'])
    const ben = await signUp()
    expect(await refusal(report(ben, course, {done: {a: 1}}))).toEqual({reason: 'not-owned'})
    expect(await refusal(report(ada, {...course, id: 'no-such-course'}, {}))).toEqual({
      reason: 'unknown-course',
    })
    expect(await read(`progress/${ben.uid}_${course.id}`)).toBeNull()
  })
})

test('in a course that is taken in order, a mark counts when everything before it is done', async () => {
  const course = await teachCourse({
    inOrder: true,
    sections: [{lessons: lessons('a', 'b')}, {lessons: [{key: 'c'}, {key: 'free', free: true}]}],
  })
  const ada = await signUp()
  await ada.buy(course)
  expect((await report(ada, course, {done: {a: 1, c: 2, free: 3}})).done).toEqual({a: 1, free: 3})
  expect((await report(ada, course, {done: {b: 4, c: 5}})).done).toEqual({a: 1, b: 4, c: 5, free: 3})
})
