import {expectNoViolations, PHONE} from '../fixtures/accessibility.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('a free lesson breaks no rule of accessibility, with its question answered', async ({
  visitor,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  visitor.expectBrowserError(/status of 404.*\.data/)
  await visitor.visit(course.lesson('one-idea'))
  await visitor.declineCookies()
  await expect(visitor.title('One idea a sentence')).toBeVisible()
  await visitor.page.waitForLoadState('networkidle')
  await expectNoViolations(visitor)
  await visitor.main.getByRole('radio', {name: /Ben wrote/}).check()
  await visitor.main.getByRole('button', {name: 'Check answer'}).click()
  await expect(visitor.main.getByText(/^Not quite/)).toBeVisible()
  await expectNoViolations(visitor)
})

test('a lesson that is closed breaks no rule of accessibility', async ({visitor, courseWithLessons}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await visitor.visit(course.lesson('endings'))
  await visitor.declineCookies()
  await expect(visitor.main.getByRole('link', {name: 'Sign in to read it'})).toBeVisible()
  await visitor.page.waitForLoadState('networkidle')
  await expectNoViolations(visitor)
})

test('a lesson breaks no rule of accessibility for who owns it, with all that opens', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  await newLearner.declineCookies()
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
})
