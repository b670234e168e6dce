import {afterAll, beforeAll, expect, test} from 'vitest'
import {clearShelf, firestore} from '../commerce/back-office.ts'
import {signUp, type Learner} from '../commerce/learner.ts'
import {clearLessons, teachCourse, type TaughtCourse} from '../learning/taught-course.ts'
import {grow, shrink} from './growth.ts'
import {screenCost, storefront, type Cost} from './screen-cost.ts'

/** What {@link signUp} gives every account. */
const PASSWORD = 'secret-1'

let ada: Learner
let course: TaughtCourse
let orderId: string
beforeAll(async () => {
  course = await teachCourse({sections: [{lessons: [{key: 'a', free: true}]}]})
  ada = await signUp()
  ;({orderId} = await ada.buy(course))
  const {signIn} = await storefront('lib/firebase/auth')
  await signIn?.(ada.email, PASSWORD)
})
afterAll(async () => {
  await shrink()
  await clearLessons()
  await clearShelf()
})

/** What the screens of visitors and learners ask for. */
async function costs(): Promise<Record<string, Cost>> {
  const table: Record<string, Cost> = {}
  const count = async (name: string, file: string, load: string, ...args: unknown[]) => {
    const loader = (await storefront(file))[load]
    if (!loader) throw new Error(`${file} has no ${load}.`)
    table[name] = await screenCost(() => loader(...args))
  }
  const address = new URL(`http://shop.test/course/${course.id}`)
  await count('home', 'features/home/model', 'loadHome')
  await count('catalogue', 'features/courses/catalogue/model', 'loadCatalogue')
  await count('course', 'features/courses/load-course', 'loadCourse', course.id, address)
  await count('order history', 'features/orders/order-history', 'loadOrderHistory', ada.uid)
  await count('order', 'features/orders/own-order', 'loadOwnOrder', ada.uid, orderId)
  await count('order, its links', 'features/orders/course-slugs', 'loadCourseSlugs', {
    items: [{courseIds: [course.id]}],
  })
  await count('my courses', 'features/learning/enrolled-courses', 'loadEnrolledCourses', ada.uid)
  await count('certificate', 'features/learning/certificate/certificates', 'readCertificate', '0'.repeat(32))
  await count('profile', 'features/auth/profile', 'readProfile', {uid: ada.uid, displayName: ''})
  await count('settings', 'features/account/settings', 'readSettings', ada.uid)
  await count(
    'ask for a return',
    'features/orders/returns',
    'createReturn',
    ada.uid,
    orderId,
    'Not for me.',
    [],
  )
  await firestore.doc(`returns/${orderId}`).delete()
  return table
}

const cost = (reads: number, writes: number, groq: number): Cost => ({reads, writes, groq, calls: 0})

/** What each asks for, of a learner with one order and one course. Who changes one of these should mean to. */
const EXPECTED: Record<string, Cost> = {
  home: cost(0, 0, 1),
  catalogue: cost(0, 0, 1),
  course: cost(0, 0, 1),
  'order history': cost(2, 0, 0),
  order: cost(2, 0, 0),
  'order, its links': cost(0, 0, 1),
  'my courses': cost(2, 0, 1),
  certificate: cost(1, 0, 0),
  profile: cost(1, 0, 0),
  settings: cost(1, 0, 0),
  'ask for a return': cost(0, 1, 0),
}

test('a screen asks for the same however many courses, orders and accounts there are', async () => {
  const before = await costs()
  await grow()
  const after = await costs()
  console.table(before)
  expect(before).toEqual(EXPECTED)
  expect(after).toEqual(before)
})
