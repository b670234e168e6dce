import {lessonsOf, toOutline, type OutlineLesson, type StoredSections} from '@lectern/domain/learning/outline'
import type {Account} from '../fixtures/accounts.ts'
import {content} from '../fixtures/content.ts'
import type {Inbox} from '../fixtures/inbox.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** A question of a lesson, as it is on the page. */
interface Asked {
  question: string
  right: string[]
}

interface WholeCourse {
  id: string
  slug: string
  title: string
  priceCents: number
  lessons: OutlineLesson[]
  /** by the key of their lesson */
  asked: ReadonlyMap<string, readonly Asked[]>
}

/** A course of the samples, with what editors have written of its questions. */
async function wholeCourse(slug: string): Promise<WholeCourse> {
  const {title, price, id, curriculum, texts} = await content.fetch<{
    id: string
    title: string
    price: number
    curriculum: StoredSections
    texts: {key: string; asked: Asked[]}[]
  }>(
    `*[_type == "course" && slug.current == $slug && !(_id in path("drafts.**"))][0]{
      "id": _id,
      title,
      price,
      "curriculum": curriculum[]{_key, title, free, "lessons": lessons[]{_key, title, "slug": slug.current, minutes, kind, free}},
      "texts": curriculum[].lessons[]{"key": _key, "asked": content->body[_type == "quiz"]{
        "question": pt::text(question),
        "right": answers[right == true]{"text": pt::text(text)}.text
      }}
    }`,
    {slug},
  )
  return {
    id,
    slug,
    title,
    priceCents: Math.round(price * 100),
    lessons: lessonsOf(toOutline(curriculum)),
    asked: new Map(texts.map(({key, asked}) => [key, asked])),
  }
}

/** From the home page to the first lesson, paid for on the way. */
async function buy(learner: Visitor, {slug, title}: WholeCourse): Promise<void> {
  const {page, main} = learner
  await learner.visit('/')
  await learner.visit(`/courses?q=${encodeURIComponent(title)}`)
  await main.getByRole('link', {name: title, exact: true}).first().click()
  await expect(page).toHaveURL(`/course/${slug}`)
  await learner.addToCart.click()
  await expect(learner.toast('Added to cart')).toBeVisible()
  await learner.visit('/cart')
  await page.getByRole('button', {name: /^Pay /}).click()
  await learner.payByCard()
  await learner.seePaymentConfirmed()
  await main
    .getByRole('link', {name: /my courses/i})
    .first()
    .click()
  const start = main.getByRole('link', {name: new RegExp(`^Start: .*${title}`)})
  await expect(start).toBeVisible()
  // The home of the course has a way to its first lesson, too.
  await learner.visit(`/learn/${slug}`)
  await main.getByRole('link', {name: /^Start: /}).click({trial: true})
  await page.goBack()
  await start.click()
}

/** Answers all questions of a lesson. */
async function answer({main}: Visitor, asked: readonly Asked[]): Promise<void> {
  for (const {question, right} of asked) {
    const form = main.getByRole('region', {name: question})
    for (const text of right) await form.getByText(text, {exact: true}).first().click()
    await form.getByRole('button', {name: 'Check answer'}).click()
    await expect(form.getByText('That is right.')).toBeVisible()
  }
}

/** Does a lesson that is open, and goes on to the next. */
async function finish(learner: Visitor, {asked, lessons}: WholeCourse, lesson: OutlineLesson): Promise<void> {
  const {main} = learner
  await expect(learner.title(lesson.title)).toBeVisible()
  const questions = asked.get(lesson.key) ?? []
  await answer(learner, questions)
  // With its questions the last lesson is done, and so is the course.
  if (questions.length > 0 && lesson === lessons.at(-1)) return
  await main
    .getByRole('region', {name: 'What comes next'})
    .getByRole('button', {name: /^Mark as done/})
    .or(main.getByRole('link', {name: /^Next: /}))
    .first()
    .click()
}

async function expectNothingStandsOut({page}: Visitor): Promise<void> {
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate<number>(width), 'pixels that stand out on the right').toBeLessThanOrEqual(0)
}

/** The certificate of a course that was done, whose signature the browser verifies. */
async function verify(learner: Visitor, {title}: WholeCourse): Promise<void> {
  const {page, main} = learner
  await expect(main.getByText('You have done every lesson of this course.')).toBeVisible()
  await expectNothingStandsOut(learner)
  await main.getByRole('link', {name: 'See your certificate'}).click()
  await expect(page).toHaveURL(/\/certificates\/[0-9a-f]+$/)
  await expect(main.getByText('Ada Fenn').first()).toBeVisible()
  await expect(main.getByText(title).first()).toBeVisible()
  await expect(main.getByText('Your browser has verified the signature')).toBeVisible()
  await expectNothingStandsOut(learner)
}

/** The mail about the certificate that is open, and My Courses, which says that all is done. */
async function seeItIsDone(learner: Visitor, {email}: Account, inbox: Inbox): Promise<void> {
  const mail = await inbox.waitForMail(email, /certificate/i)
  expect(mail.text).toContain(new URL(learner.page.url()).pathname)
  await learner.visit('/my-courses')
  await expect(learner.main.getByText(/^100%/)).toBeVisible()
}

async function take(learner: Visitor, course: WholeCourse): Promise<void> {
  for (const lesson of course.lessons) await finish(learner, course, lesson)
  await verify(learner, course)
}

test('seo-that-lasts is taken from the first page to a verified certificate', async ({
  newLearner,
  account,
  inbox,
}) => {
  test.slow()
  const course = await wholeCourse('seo-that-lasts')
  await buy(newLearner, course)
  await take(newLearner, course)
  await seeItIsDone(newLearner, account, inbox)
})

test('brand-strategy-from-first-principles is taken, too, and its teacher sees it on a narrow phone', async ({
  newLearner,
  account,
  teacher,
}) => {
  test.slow()
  const course = await wholeCourse('brand-strategy-from-first-principles')
  await placeOrder(account, course)
  await newLearner.visit(`/learn/${course.slug}`)
  await newLearner.main.getByRole('link', {name: /^Start: /}).click()
  await take(newLearner, course)
  const {page, main} = teacher
  await page.setViewportSize({width: 320, height: 640})
  await teacher.visit('/teach/courses/course-brand-strategy-from-first-principles')
  await expect(main.getByRole('heading', {name: 'Where people stop'})).toBeVisible()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
})

test('draw-it-on-the-whiteboard is taken on a phone, without a network in the middle', async ({
  account,
  inbox,
  openBrowser,
}) => {
  test.slow()
  const phone = await openBrowser({...PHONE, serviceWorkers: 'allow'})
  await phone.openAccount(account)
  const {main, page, context} = phone
  const course = await wholeCourse('draw-it-on-the-whiteboard')
  const path = ({slug}: OutlineLesson) => `/learn/${course.slug}/${slug}`
  const isKept = (lesson: OutlineLesson) =>
    page.evaluate<boolean>(`caches.match(${JSON.stringify(`/kept-lessons${path(lesson)}`)}).then(Boolean)`)
  /** The first of two lessons that ask nothing, which has to be graded. */
  const middle = course.lessons.findIndex(
    ({key}, index) =>
      index > 2 &&
      course.asked.get(key)?.length === 0 &&
      course.asked.get(course.lessons[index + 1]?.key ?? '')?.length === 0,
  )
  await buy(phone, course)
  for (const [index, lesson] of course.lessons.entries()) {
    const next = course.lessons[index + 1]
    if (index === middle && next) {
      for (const one of [next, lesson]) {
        await phone.visit(path(one))
        await expect(phone.title(one.title)).toBeVisible()
        await expect.poll(() => isKept(one), {timeout: 60_000}).toBe(true)
      }
      phone.network.hasFailed = true
      await context.setOffline(true)
      await page.reload()
    }
    await finish(phone, course, lesson)
    if (index === middle + 1) {
      await expect(main.getByRole('heading', {name: 'We could not reach the service'})).toBeVisible()
      await context.setOffline(false)
      await phone.visit(path(next ?? lesson))
    }
  }
  await verify(phone, course)
  await seeItIsDone(phone, account, inbox)
})
