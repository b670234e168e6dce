import {DESKTOP, expectNoViolations, PHONE} from '../fixtures/accessibility.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, issueCertificate, setProgress, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('a course, its contents, a free lesson and a closed one break no rule of accessibility, for a visitor', async ({
  visitor,
  taughtCourse,
  courseWithLessons,
}) => {
  const {main} = visitor
  const [course, written] = [
    await taughtCourse('Quiet Woodwork'),
    await courseWithLessons('Clear Writing', clearWriting),
  ]
  visitor.expectBrowserError(/status of 404.*\.data/)
  await test.step('the lessons on the page of a course', async () => {
    await visitor.visit(`/course/${course.slug}`)
    await visitor.declineCookies()
    await main.getByText('The work', {exact: true}).click()
    await visitor.complete()
    await expectNoViolations(visitor)
  })
  await test.step('its contents', async () => {
    await visitor.follow(`/learn/${course.slug}`)
    await expect(visitor.addToCart).toBeVisible()
    await visitor.complete()
    await expectNoViolations(visitor)
  })
  await test.step('a free lesson, and its question when it is answered', async () => {
    await visitor.follow(written.lesson('one-idea'))
    await expect(visitor.title('One idea a sentence')).toBeVisible()
    await visitor.complete()
    await expectNoViolations(visitor)
    await main.getByRole('radio', {name: /Ben wrote/}).check()
    await main.getByRole('button', {name: 'Check answer'}).click()
    await expect(main.getByText(/^Not quite/)).toBeVisible()
    await expectNoViolations(visitor)
  })
  await test.step('a lesson that is closed', async () => {
    await visitor.follow(written.lesson('endings'))
    await expect(main.getByRole('link', {name: 'Sign in to read it'})).toBeVisible()
    await visitor.complete()
    await expectNoViolations(visitor)
  })
})

test('the home of a course, the account, a lesson with all that opens, and certificates break no rule, for their owner', async ({
  newLearner,
  account,
  taughtCourse,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const [course, written] = [
    await taughtCourse('Quiet Woodwork'),
    await courseWithLessons('Clear Writing', clearWriting),
  ]
  const uid = await uidOf(account)
  const own = {userId: uid, courseId: course.id, courseTitle: course.title}
  const genuine = await issueCertificate(own)
  await giveCourse(uid, course.id, genuine)
  await giveCourse(uid, written.id)
  await setProgress(uid, course.id, {done: {begin: 1}, at: {lesson: 'tools', time: 1}, startedAt: 1})
  const proceed = main.getByRole('link', {name: /^Continue/})
  await test.step('the home of a course', async () => {
    await newLearner.visit(`/learn/${course.slug}`)
    await newLearner.declineCookies()
    await expect(proceed).toBeVisible()
    await newLearner.complete()
    await expectNoViolations(newLearner)
  })
  for (const path of ['/my-courses', '/account'])
    await test.step(path, async () => {
      await newLearner.follow(path)
      await expect(proceed.first()).toBeVisible()
      await newLearner.complete()
      await expectNoViolations(newLearner)
    })
  await test.step('a lesson, with all that opens', async () => {
    await page.setViewportSize(DESKTOP)
    await newLearner.follow(written.lesson('one-idea'))
    await main.getByText('Your notes', {exact: true}).click()
    await expect(main.getByRole('textbox', {name: /Nobody else can read them/})).toBeEditable()
    await main.getByText('Ask about this lesson', {exact: true}).click()
    await expect(main.getByLabel('Your question')).toBeVisible()
    await expectNoViolations(newLearner)
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    await main.getByRole('button', {name: /All lessons/}).click()
    await expect(page.getByRole('dialog', {name: 'All lessons'})).toBeVisible()
    await expectNoViolations(newLearner, [PHONE])
    await page.keyboard.press('Escape')
  })
  await test.step('a certificate, genuine and withdrawn', async () => {
    await newLearner.follow(`/certificates/${genuine}`)
    await main.getByText('Is your name misspelt?').click()
    await newLearner.complete()
    await expectNoViolations(newLearner)
    await newLearner.visit(`/certificates/${await issueCertificate({...own, withdrawnAt: Date.now()})}`)
    await expect(newLearner.title('This certificate has been withdrawn')).toBeVisible()
    await newLearner.complete()
    await expectNoViolations(newLearner)
  })
})
