import {confirmOrder, createCheckout, sendPaymentConfirmation} from '@lectern/domain/checkout/contracts'
import {openLesson, recordProgress} from '@lectern/domain/learning/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {clearShelf, linesOf} from '../integration/commerce/back-office.ts'
import {Refused} from '../integration/commerce/callable.ts'
import {signUp, signUpStaff, type Learner} from '../integration/commerce/learner.ts'
import {paymentPage} from '../integration/commerce/payments.ts'
import {clearLessons, teachCourse, type TaughtCourse} from '../integration/learning/taught-course.ts'
import {storefront} from '../integration/cost/screen-cost.ts'
import {stack} from '../stack.ts'
import {inTurn} from './in-flight.ts'
import {errors, forget, measure as measureCall, table} from './measurements.ts'

const LEARNERS = 100
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60)
const COURSES = 10
/** Of a hundred orders so many are returned. */
const RETURNED = 20

let courses: TaughtCourse[]
let learners: Learner[]
let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
  courses = await Promise.all(
    Array.from({length: COURSES}, () =>
      teachCourse({sections: [{lessons: [{key: 'a', free: true}, {key: 'b'}]}]}),
    ),
  )
  learners = await signUpMany(LEARNERS)
  await startProcesses()
}, 600_000)
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

function signUpMany(count: number): Promise<Learner[]> {
  return Promise.all(Array.from({length: count}, () => inTurn(() => signUp())))
}

/** The emulator starts a process for each call of a function at the same time; a busy computer cannot start many at once. */
async function startProcesses(): Promise<void> {
  for (const count of [1, 2, 3, 4, 6, 8]) {
    const others = await signUpMany(count)
    await Promise.all(others.map((other) => visit(other, courses.slice(0, 1), Infinity)))
  }
  forget()
}

/** The functions themselves say for what they refuse; `internal` is nothing that a contract declares. */
function reasonOf(error: unknown): string | null {
  return error instanceof Refused && error.details.reason !== 'internal' ? error.details.reason : null
}
const measure = <T>(name: string, call: () => Promise<T>) => measureCall(name, call, reasonOf)

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

async function getPage(path: string): Promise<void> {
  const response = await fetch(`${stack.siteUrl}${path}`)
  await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
}

/** Looks around: pages, the catalogue, a course, a free lesson. */
async function browse(learner: Learner): Promise<void> {
  const course = pick(courses)
  const [{loadCatalogue}, {loadCourse}] = await Promise.all([
    storefront('features/courses/catalogue/model'),
    storefront('features/courses/load-course'),
  ])
  await measure('page: home', () => getPage('/'))
  await measure('content: catalogue', async () => loadCatalogue?.())
  await measure('content: course', async () => loadCourse?.(course.id, new URL(`${stack.siteUrl}/course/x`)))
  await measure('openLesson', () => learner.call(openLesson, {courseId: course.id, lessonKey: 'a'}))
}

/** Buys a course that is not theirs yet. @returns the order's id; null when it came to nothing */
async function buy(learner: Learner, course: TaughtCourse): Promise<string | null> {
  const cart = {lines: linesOf([course]), expectedTotalCents: course.priceCents}
  const checkout = await measure('createCheckout', () => learner.call(createCheckout, cart))
  const sessionId = /cs_\w+/.exec(checkout?.url ?? '')?.[0]
  if (!checkout || sessionId === undefined) return null
  await measure('pay, and the webhook', () => paymentPage.payByCard(sessionId))
  const order = await measure('confirmOrder', () => learner.call(confirmOrder, {sessionId}))
  await measure('sendPaymentConfirmation', () => learner.call(sendPaymentConfirmation, {sessionId}))
  return order?.status === 'completed' ? checkout.orderId : null
}

async function learn(learner: Learner, course: TaughtCourse): Promise<void> {
  await measure('openLesson', () => learner.call(openLesson, {courseId: course.id, lessonKey: 'b'}))
  const report = {done: {b: Date.now()}, at: null, seconds: {}}
  await measure('recordProgress', () => learner.call(recordProgress, {courseId: course.id, report}))
}

async function giveBack(learner: Learner, orderId: string): Promise<void> {
  await measure('ask for a return', () => learner.requestReturn(orderId))
  await measure('decideReturn', () => staff.call(decideReturn, {orderId, decision: 'approved'}))
}

/** What one learner does until the time is over. @returns the ids of the courses they bought and kept */
async function visit(learner: Learner, wanted: TaughtCourse[], until: number): Promise<string[]> {
  const kept: string[] = []
  for (const course of wanted) {
    if (Date.now() > until) break
    await browse(learner)
    const orderId = await buy(learner, course)
    if (orderId === null) continue
    await learn(learner, course)
    if (Math.random() * 100 < RETURNED) await giveBack(learner, orderId)
    else kept.push(course.id)
  }
  return kept.toSorted()
}

test(`${LEARNERS} learners browse, buy, learn and return for ${SECONDS} s`, async () => {
  const begin = Date.now()
  const kept = await Promise.all(
    learners.map((learner) =>
      visit(
        learner,
        courses.toSorted(() => Math.random() - 0.5),
        begin + SECONDS * 1000,
      ),
    ),
  )
  const seconds = (Date.now() - begin) / 1000
  console.log(`${LEARNERS} learners, ${seconds.toFixed(0)} s, at most 8 calls at the same time`)
  console.table(table(seconds))
  expect(errors()).toEqual([])
  expect(await Promise.all(learners.map((learner) => learner.courses()))).toEqual(kept)
})
