import {loadAxe} from '../axe.ts'
import {expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, test} from '../fixtures/test.ts'
import {giveCourse, issueCertificate, setProgress, uidOf} from '../fixtures/taught-course.ts'
import type {Visitor} from '../fixtures/visitor.ts'

async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path)
  await visitor.declineCookies()
  await expect(visitor.title(/./)).toBeVisible()
  await Promise.all([visitor.page.waitForLoadState('networkidle'), loadAxe(visitor.page)])
}

test('the lessons of a course break no rule of accessibility, for a visitor', async ({
  visitor,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  await open(visitor, `/course/${course.slug}`)
  await visitor.main.getByText('The work', {exact: true}).click()
  await expectNoViolations(visitor)
  await visitor.visit(`/learn/${course.slug}`)
  await expect(visitor.addToCart).toBeVisible()
  await expectNoViolations(visitor)
})

test('the home of a course and the account break no rule of accessibility, for its owner', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  const uid = await uidOf(account)
  await giveCourse(
    uid,
    course.id,
    await issueCertificate({userId: uid, courseId: course.id, courseTitle: course.title}),
  )
  await setProgress(uid, course.id, {done: {begin: 1}, at: {lesson: 'tools', time: 1}, startedAt: 1})
  await open(newLearner, `/learn/${course.slug}`)
  await expect(newLearner.main.getByRole('link', {name: /^Continue/})).toBeVisible()
  await expectNoViolations(newLearner)
  for (const path of ['/my-courses', '/account']) {
    await newLearner.visit(path)
    await expect(newLearner.main.getByRole('link', {name: /^Continue/})).toBeVisible()
    await expectNoViolations(newLearner)
  }
})

test('a certificate breaks no rule of accessibility, genuine or withdrawn', async ({newLearner, account}) => {
  const own = {userId: await uidOf(account), courseId: 'course-seo-that-lasts', courseTitle: 'SEO That Lasts'}
  await open(newLearner, `/certificates/${await issueCertificate(own)}`)
  await newLearner.main.getByText('Is your name misspelt?').click()
  await expectNoViolations(newLearner)
  await newLearner.visit(`/certificates/${await issueCertificate({...own, withdrawnAt: Date.now()})}`)
  await expect(newLearner.title('This certificate has been withdrawn')).toBeVisible()
  await expectNoViolations(newLearner)
})
