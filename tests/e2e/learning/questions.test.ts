import {expectNoViolations} from '../fixtures/accessibility.ts'
import {SEEDED} from '../fixtures/accounts.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

const QUESTION = 'Which plane for end grain?'

test('a learner asks about a lesson, staff answer and show it, and somebody else finds it helpful', async ({
  newLearner,
  account,
  staff,
  inbox,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  await giveCourse(await uidOf(account), course.id)
  const {main, page} = newLearner
  const own = main.getByRole('region', {name: 'Your questions'})

  await test.step('the question goes to the people who can answer', async () => {
    await newLearner.visit(`/learn/${course.slug}/tools`)
    await newLearner.declineCookies()
    await main.getByText('Ask about this lesson', {exact: true}).click()
    const form = main.getByRole('form', {name: 'Ask about this lesson'})
    await form.getByRole('button', {name: 'Send question'}).click()
    await expect(form.getByText('Please write your question.')).toBeVisible()
    await form.getByLabel('Your question').fill(QUESTION)
    await form.getByRole('button', {name: 'Send question'}).click()
    await expect(newLearner.toast('Question sent')).toBeVisible()
    await expect(own.getByText('Waits for an answer')).toBeVisible()
  })

  const row = staff.main
    .getByRole('article', {name: 'about The three tools you need'})
    .filter({hasText: course.title})
  await test.step('staff answer it', async () => {
    await staff.visit('/admin/questions?state=open')
    await row.getByRole('button', {name: /^Answer/}).click()
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByLabel('Your answer').fill('A low angle block plane.')
    await dialog.getByRole('button', {name: 'Send Answer'}).click()
    await expect(staff.toast('Answer sent')).toBeVisible()
    const mail = await inbox.waitForMail(account.email, /Your question is answered/)
    expect(mail.text).toContain('A low angle block plane.')
  })

  await test.step('who asked reads it under the lesson', async () => {
    await page.goto('about:blank')
    await newLearner.visit(`/learn/${course.slug}/tools#questions`)
    await expect(own).toContainText('A low angle block plane.')
    await own.getByRole('button', {name: 'Write again'}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your message').fill('And which iron?')
    await dialog.getByRole('button', {name: 'Send Message'}).click()
    await expect(own).toContainText('And which iron?')
    await expectNoViolations(newLearner)
  })

  await test.step('shown to all, it helps somebody else', async () => {
    // The list is loaded anew on the way back to it.
    await staff.page.getByRole('button', {name: 'Remove filter Open'}).click()
    await expect(row.getByText('And which iron?')).toBeVisible()
    await staff.page.goBack()
    await expect(staff.page).toHaveURL(/state=open/)
    await expect(row.getByText('Open', {exact: true})).toBeVisible()
    await expectNoViolations(staff)
    await row.getByRole('button', {name: /^Show to all who own the course/}).click()
    await expect(row.getByText('Shown', {exact: true})).toBeVisible()
    await giveCourse(await uidOf({email: SEEDED.staff}), course.id)
    await staff.visit(`/learn/${course.slug}/tools#questions`)
    const others = staff.main.getByRole('region', {name: 'Questions of others'})
    await others.getByRole('searchbox', {name: 'Search questions'}).fill('end grain')
    await expect(others).toContainText(QUESTION)
    await others.getByRole('button', {name: /^Helpful/}).click()
    await expect(others.getByRole('button', {name: /^Helpful\s*1/})).toHaveAttribute('aria-pressed', 'true')
    await others.getByRole('searchbox', {name: 'Search questions'}).fill('varnish')
    await expect(others).toContainText('No question here has these words.')
  })
})
