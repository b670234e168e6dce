import {decideReturn} from '@lectern/domain/returns/contracts'
import {signIn} from '../../integration/commerce/learner.ts'
import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {requestReturn} from '../fixtures/returns.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

const [begin, work] = clearWriting.sections
const laterWork = {sections: [begin, {...work, opensAfterDays: 7}]} as typeof clearWriting

test('a section that opens a week after the purchase names its day, and is opened early by staff', async ({
  newLearner,
  staff,
  account,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', laterWork)
  const {page, main} = newLearner
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  await setProgress(uid, course.id, {done: {'one-idea': 1000}, startedAt: 1000})
  await newLearner.visit(course.lesson('verbs-first'))
  const end = main.getByRole('region', {name: 'What comes next'})
  await expect(end.getByText(/^The next section opens on \w+ \d+, \d{4} at /)).toBeVisible()
  await expect(main.getByRole('link', {name: /^Next/})).toHaveCount(0)
  await end.getByRole('button', {name: 'Mark as done'}).click()
  await end.getByRole('link', {name: 'Back to the course'}).click()

  await expect(
    main.getByText(/^You have done all that is open so far\. The next section opens on /),
  ).toBeVisible()
  const waiting = main.getByRole('region', {name: /The work/})
  await expect(waiting.getByText(/^Opens on \w+ \d+, \d{4} at /)).toBeVisible()
  await expect(waiting.getByRole('link')).toHaveCount(0)

  newLearner.expectBrowserError(/400/)
  await newLearner.visit(course.lesson('the-long-middle'))
  const closed = main.getByRole('region', {name: 'This section is not open yet'})
  await expect(closed.getByText(/^Opens on .* You have done all that is open so far\.$/)).toBeVisible()

  await staff.visit(`/admin/learners/${uid}`)
  await staff.main.getByRole('button', {name: `Open All Sections: ${course.title}`}).click()
  const opening = staff.page.getByRole('dialog', {name: `Open all sections of ${course.title}?`})
  await opening.getByLabel('Reason').fill('She leaves for three months.')
  await opening.getByRole('button', {name: 'Open All Sections'}).click()
  await expect(staff.toast('All sections open')).toBeVisible()
  await expect(staff.main.getByRole('button', {name: `Let Sections Wait: ${course.title}`})).toBeVisible()

  await page.reload()
  await expect(main.getByText('Between the beginning and the end there is a middle.')).toBeVisible()
})

test('in a course that is taken in order a section waits for the one before, and a refund closes what is sold', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', {...clearWriting, inOrder: true})
  const {orderId} = await placeOrder(account, course)
  const words = main.getByText('Between the beginning and the end there is a middle.')

  await test.step('the home of the course says what a section waits for', async () => {
    await newLearner.visit(`/learn/${course.slug}`)
    const later = main.getByRole('region', {name: /The work/})
    await expect(later.getByText('Opens when the sections before it are done.')).toBeVisible()
    await expect(later.getByRole('link')).toHaveCount(0)
    await main.getByRole('link', {name: 'Start: One idea a sentence'}).click({trial: true})
  })
  await test.step('its lessons lead to the one that opens it', async () => {
    newLearner.expectBrowserError(/status of 400/)
    await newLearner.visit(course.lesson('endings'))
    await expect(main.getByRole('heading', {name: 'This section is not open yet'})).toBeVisible()
    await main.getByRole('link', {name: 'Go on with: One idea a sentence'}).click()
    await main.getByRole('button', {name: 'Mark as done and go on'}).click()
    await expect(newLearner.title('Verbs first')).toBeVisible()
    await main.getByRole('button', {name: 'Mark as done and go on'}).click()
    await expect(newLearner.title('The long middle')).toBeVisible()
    await expect(words).toBeVisible()
  })
  await test.step('a refund closes them', async () => {
    // What is still to be sent would be refused.
    const unsent = `unsent:${await uidOf(account)}`
    await expect.poll(() => newLearner.stored(unsent)).toBeNull()
    await requestReturn(account, orderId)
    const staff = await signIn(SEEDED.staff, SEEDED_PASSWORD)
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    newLearner.expectBrowserError(/status of 403/)
    await page.reload()
    await expect(main.getByRole('heading', {name: 'This course is closed to you now'})).toBeVisible()
    await expect(words).toHaveCount(0)
    await expect(main.getByRole('link', {name: /^Get the course/})).toBeVisible()
  })
})
