import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

const [begin, work] = clearWriting.sections
const laterWork = {sections: [begin, {...work, opensAfterDays: 7}]} as typeof clearWriting

test('a section that opens a week after the purchase says so before it, names its day, and is opened early by staff', async ({
  visitor,
  newLearner,
  staff,
  account,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', laterWork)
  await visitor.visit(`/course/${course.slug}`)
  await expect(visitor.main.getByText('Opens 7 days after you buy')).toBeVisible()

  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  await setProgress(uid, course.id, {done: {'one-idea': 1000}, startedAt: 1000})
  const {page, main} = newLearner
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
