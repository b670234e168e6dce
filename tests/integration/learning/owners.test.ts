import {courseOwnersId} from '@lectern/domain/content/course-owners'
import {afterAll, expect, test} from 'vitest'
import {PERSONAL_DATA} from '../../../functions/src/privacy/parts.ts'
import {
  clearShelf,
  firestore,
  lake,
  letTimePass,
  publishCourse,
  type Course,
} from '../commerce/back-office.ts'
import {signUp} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'

afterAll(clearShelf)

/** What the content says, once the clock has run. */
async function published({id}: Course) {
  await letTimePass()
  return lake.getDocument(courseOwnersId(id))
}

const counters = async ({id}: Course) =>
  (await firestore.collection('courseOwners').where('courseId', '==', id).get()).docs

const isDue = async (course: Course) => (await counters(course)).some((counter) => counter.get('isStale'))

test('the content says how many own a course: after purchases, a refund and an erasure', async () => {
  const course = await publishCourse()
  expect(await published(course)).toBeUndefined()
  const [ada, ben] = await Promise.all([signUp(), signUp()])
  const [{orderId, sessionId}] = await Promise.all([ada.buy(course), ben.buy(course)])
  expect(await isDue(course)).toBe(true)
  expect(await published(course)).toMatchObject({
    _type: 'courseOwners',
    owners: 2,
    course: {_ref: course.id, _weak: true},
  })
  expect(await isDue(course)).toBe(false)

  await refundInDashboard(sessionId)
  await ada.orderBecomes(orderId, 'refunded')
  expect(await published(course)).toMatchObject({owners: 1})

  // Once, however often it is repeated. Not by way of the clock, which gives back what was paid and is not owned.
  const part = PERSONAL_DATA.find(({name}) => name === 'enrollments')
  const person = {uid: ben.uid, addresses: [ben.email]}
  await part?.erase(person)
  await part?.erase(person)
  expect(await part?.read(person)).toEqual([])
  const counted = await counters(course)
  expect(counted.reduce((sum, counter) => sum + Number(counter.get('owners')), 0)).toBe(0)
  expect(await isDue(course)).toBe(true)
})

test('and says it to nobody but editors', async () => {
  const course = await publishCourse()
  const ada = await signUp()
  await ada.buy(course)
  expect(await published(course)).toMatchObject({owners: 1})
  const visitor = lake.withConfig({token: ''})
  expect(await visitor.fetch('count(*[_type == "course"]) > 0')).toBe(true)
  expect(await visitor.fetch('*[_type == "courseOwners"]')).toEqual([])
})
