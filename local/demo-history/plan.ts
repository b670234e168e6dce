import {centsFromDollars, sumCents} from '@lectern/domain/money'
import {
  applyRefundsToLines,
  lineOfBundle,
  lineOfCourse,
  linesKept,
  quoteRefund,
  type OrderLine,
} from '@lectern/domain/orders/lines'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {bundles as seedBundles} from '../../studio/seed/bundles.ts'
import {courses as seedCourses} from '../../studio/seed/courses/all-courses.ts'
import {curriculumOf, lessonContents, minutesOf} from '../../studio/seed/lesson-documents.ts'
import {FIRST_NAMES, LAST_NAMES, REFUND_REASONS, RETURN_REASONS} from './names.ts'
import type {History, PlannedLearner, PlannedOrder, PlannedProgress} from './history.ts'
import {planReviews} from './plan-reviews.ts'
import {SeededRandom} from './random.ts'

/*
 * What happened in the shop in the 90 days before its first start: for each day of the week on which that is, the same people,
 * orders and lessons every time, at the same distance from it. Times are ms since the epoch, money in cents.
 */

export const HISTORY_DAYS = 90
const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const SEED = 20_261_685
/** Nothing of it happened in the last hours: what a visitor does comes after it. */
const ENDS_BEFORE_MS = 2 * HOUR_MS

const catalogue = seedCourses.map((course) => {
  const contents = lessonContents(course.slug, course.outline)
  return {
    id: `course-${course.slug}`,
    title: course.title,
    priceCents: centsFromDollars(course.price),
    popularity: course.studentsCount,
    minutes: minutesOf(course.outline),
    instructorId: `instructor-${course.instructor}`,
    teacher: course.instructor
      .split('-')
      .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
      .join(' '),
    sections: curriculumOf(course.slug, course.outline).map(({lessons}) => lessons.map(({_key}) => _key)),
    lessonMinutes: new Map(
      curriculumOf(course.slug, course.outline).flatMap(({lessons}) =>
        lessons.map(({_key, minutes}) => [_key, minutes] as const),
      ),
    ),
    quizKeys: new Set(
      contents.filter(({body}) => body.some(({_type}) => _type === 'quiz')).map(({lessonKey}) => lessonKey),
    ),
  }
})
type Course = (typeof catalogue)[number]

const bundles = seedBundles.map(({slug, title, price, courses}) => ({
  id: `bundle-${slug}`,
  title,
  priceCents: centsFromDollars(price),
  courses: courses.flatMap((course) => catalogue.filter(({id}) => id === `course-${course}`)),
}))
type Bundle = (typeof bundles)[number]

/** @param now the first start */
export function planHistory(now: number): History {
  const random = new SeededRandom(SEED)
  const end = now - ENDS_BEFORE_MS
  const history: History = {learners: [], orders: [], progress: [], reviews: []}
  for (let daysAgo = HISTORY_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    // The shop grows, and weekends are quieter.
    const weekday = new Date(now - daysAgo * DAY_MS).getUTCDay()
    const busy = (0.9 + (HISTORY_DAYS - daysAgo) / 45) * (weekday === 0 || weekday === 6 ? 0.55 : 1)
    const count = Math.floor(busy + random.next())
    for (let index = 0; index < count; index += 1) {
      const joinedAt = Math.min(end, now - daysAgo * DAY_MS - random.between(0, 14) * HOUR_MS)
      // Accounts are kept with the second they were made in.
      addLearner(history, random, Math.floor(joinedAt / 1000) * 1000, end)
    }
  }
  history.orders.sort((a, b) => a.at - b.at)
  history.reviews = planReviews(history.progress, new SeededRandom(SEED + 1), end)
  return history
}

/** The history's purchases as the payment service records them. */
export function purchasesOf({orders}: History, siteUrl: string) {
  return orders.map(({id, learner, items, at, paid, refund}) => ({
    orderId: id,
    userId: learner.uid,
    email: learner.email,
    name: `${learner.firstName} ${learner.lastName}`,
    siteUrl,
    items: items.map(({title, priceCents}) => ({title, priceCents})),
    at,
    paid,
    refund: refund && {id: refund.id, amountCents: refund.amountCents, at: refund.at},
  }))
}

function addLearner(history: History, random: SeededRandom, joinedAt: number, end: number): void {
  const number = history.learners.length + 1
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
  const learner = {
    uid: `history-${String(number).padStart(3, '0')}`,
    email: `${firstName}.${lastName}.${number}@example.com`.toLowerCase(),
    firstName,
    lastName,
    joinedAt,
    marketingEmails: random.chance(0.4),
  }
  history.learners.push(learner)
  const owned = new Set<string>()
  let at = Math.round(joinedAt + random.between(0.1, 30) * HOUR_MS)
  while (at < end && random.chance(owned.size === 0 ? 0.78 : 0.4)) {
    const lines = chooseBundle(random, owned) ?? chooseCourses(random, owned).map(lineOf)
    if (lines.length === 0) return
    const order = planOrder(history, random, learner, lines, at, end)
    history.orders.push(order)
    if (order.paid) {
      for (const id of lines.flatMap(({courseIds}) => courseIds)) owned.add(id)
      const kept = new Set(keptOf(order).flatMap(({courseIds}) => courseIds))
      for (const course of catalogue)
        if (kept.has(course.id)) addProgress(history, random, learner, course, at, end)
    }
    at += Math.round(random.between(6, 35) * DAY_MS)
  }
}

function chooseCourses(random: SeededRandom, owned: ReadonlySet<string>): Course[] {
  const chosen: Course[] = []
  const count = random.chance(0.25) ? 2 : 1
  for (let index = 0; index < count; index += 1) {
    const left = catalogue.filter((course) => !owned.has(course.id) && !chosen.includes(course))
    let place = random.next() * left.reduce((sum, {popularity}) => sum + popularity, 0)
    const course = left.find(({popularity}) => (place -= popularity) < 0)
    if (course) chosen.push(course)
  }
  return chosen
}

const soldCourse = ({id, title, priceCents, instructorId}: Course) => ({
  courseId: id,
  courseTitle: title,
  priceCents,
  instructorId,
})

function lineOf(course: Course, index: number): OrderLine {
  return lineOfCourse(soldCourse(course), index)
}

/** Now and then a bundle, of which they own nothing. */
function chooseBundle(random: SeededRandom, owned: ReadonlySet<string>): OrderLine[] | null {
  if (!random.chance(0.07)) return null
  const isNew = ({courses}: Bundle) => courses.every(({id}) => !owned.has(id))
  const [first, ...others] = bundles.filter(isNew)
  if (!first) return null
  const bundle = random.pick([first, ...others])
  return [lineOfBundle({...bundle, courses: bundle.courses.map(soldCourse)}, 0)]
}

/** The lines that the learner keeps. */
function keptOf({amountCents, items, refund}: PlannedOrder): OrderLine[] {
  return linesKept(
    applyRefundsToLines({amountCents, items}, refund ? [{...refund, state: 'made'}] : []).items,
  )
}

function planOrder(
  history: History,
  random: SeededRandom,
  learner: PlannedLearner,
  items: OrderLine[],
  at: number,
  end: number,
): PlannedOrder {
  const amountCents = sumCents(items.map(({priceCents}) => priceCents))
  // An order expires after a day.
  const paid = at > end - DAY_MS || random.chance(0.91)
  const requestedAt = Math.round(at + random.between(1, 20) * DAY_MS)
  const isReturned = random.chance(0.09) && requestedAt < end
  const decidedAt = Math.round(requestedAt + random.between(12, 144) * HOUR_MS)
  const status = random.chance(0.8) ? 'approved' : 'rejected'
  const asked =
    paid && isReturned
      ? {
          reason: random.pick(RETURN_REASONS),
          requestedAt,
          decision: decidedAt < end ? ({status, at: decidedAt} as const) : null,
        }
      : null
  // Lists show the first eight characters.
  const id = `${random.hex(8)}-history-${String(history.orders.length + 1).padStart(4, '0')}`
  const order = {id, learner, items, amountCents, at, paid, return: asked}
  const isGenerous = random.chance(items.length > 1 ? 0.15 : 0.02)
  if (asked?.decision?.status === 'approved') {
    const whole = quoteRefund(
      {...order, refundedCents: 0},
      items.map(({lineId}) => lineId),
    )
    return {...order, refund: whole && {...whole, id: `${id}-back`, at: asked.decision.at, reason: null}}
  }
  const isPartlyRefunded = paid && asked === null && isGenerous && requestedAt < end
  return {...order, refund: isPartlyRefunded ? partOf(order, requestedAt) : null}
}

/** What staff give back by themselves: of several lines the first, else a tenth of the price. */
function partOf(
  {id, amountCents, items}: Pick<PlannedOrder, 'id' | 'amountCents' | 'items'>,
  at: number,
): PlannedOrder['refund'] {
  const [first, ...others] = items
  const line =
    first && others.length > 0 ? quoteRefund({amountCents, items, refundedCents: 0}, [first.lineId]) : null
  const part = line ?? {amountCents: Math.round(amountCents / 10), lines: []}
  return {...part, id: `${id}-part`, at, reason: line ? REFUND_REASONS.course : REFUND_REASONS.amount}
}

function addProgress(
  history: History,
  random: SeededRandom,
  learner: PlannedLearner,
  course: Course,
  boughtAt: number,
  end: number,
): void {
  const share = random.chance(0.3) ? 1 : random.chance(0.75) ? random.between(0.05, 0.9) : 0
  const {id: courseId, title: courseTitle, minutes, teacher, sections, lessonMinutes, quizKeys} = course
  const lessonKeys = sections.flat()
  const wanted = Math.ceil(lessonKeys.length * share)
  const done: PlannedProgress['done'] = []
  const opened: PlannedProgress['opened'] = {}
  let before = boughtAt
  let at = boughtAt + random.between(0.2, 40) * HOUR_MS
  for (const key of lessonKeys.slice(0, wanted)) {
    if (at > end) break
    done.push([key, Math.round(at)])
    // Some are quicker than the outline says, and some slower.
    const taken = (lessonMinutes.get(key) ?? 0) * (0.6 + ((done.length * 37 + wanted * 11) % 70) / 100)
    opened[key] = Math.round(Math.max(before + MINUTE_MS, at - taken * MINUTE_MS))
    before = at
    // A few lessons in one sitting, and then some days without.
    at += random.chance(0.55) ? random.between(0.2, 1.5) * HOUR_MS : random.between(0.7, 4) * DAY_MS
  }
  if (done.length === 0) return
  history.progress.push({
    learner,
    courseId,
    courseTitle,
    done,
    opened,
    passed: done.flatMap(([key]) => (quizKeys.has(key) ? [key] : [])),
    lessonKeys,
    firstSection: sections[0] ?? [],
    certificate: done.length === lessonKeys.length ? {id: random.hex(32), minutes, teacher} : null,
  })
}
