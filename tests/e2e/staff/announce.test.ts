import {expectNoViolations} from '../fixtures/accessibility.ts'
import {SEEDED} from '../fixtures/accounts.ts'
import {expect, test} from '../fixtures/test.ts'

/** What an editor does goes through the content lake to other browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

test('publishing a course tells nobody; staff announce it from the Studio, once', async ({
  editor,
  staff,
  courseOnSale,
  inbox,
}) => {
  const course = await courseOnSale('Worth Knowing')
  await test.step('the preview says that nobody has been told', async () => {
    const storefront = await editor.openPreview(`/course/${course.slug}`)
    await expect(storefront.getByText('Nobody has been told about this course yet.')).toBeVisible(soon)
  })
  await test.step('the Studio leads to the announcement', async () => {
    const address = `/admin/announce?course=${course.id}`
    const opened = editor.page.context().waitForEvent('request', (request) => request.url().endsWith(address))
    await editor.form.getByRole('button', {name: 'Open document actions'}).click()
    await editor.page.getByRole('menuitem', {name: 'Announce'}).click()
    await opened
  })
  const {page, main} = staff
  await test.step('a course that is not published cannot be announced', async () => {
    staff.expectBrowserError(/404|not-found/)
    await staff.visit('/admin/announce?course=no-such-course')
    await expect(main.getByRole('heading', {name: 'This course cannot be announced'})).toBeVisible()
    await main.getByRole('link', {name: 'Courses to announce'}).click()
    await expect(page).toHaveURL('/admin/announce')
  })
  await test.step('staff see how many will hear of it, and confirm', async () => {
    await staff.visit(`/admin/announce?course=${course.id}`)
    await expect(main.getByRole('heading', {name: course.title})).toBeVisible()
    await expect(main.getByText(/A mail goes to at most \d+ learners/)).toBeVisible()
    await main.getByRole('button', {name: 'Announce'}).click()
    const dialog = page.getByRole('dialog', {name: `Announce ${course.title}?`})
    await expect(dialog.getByText(/A course is announced once/)).toBeVisible()
    await expectNoViolations(staff)
    await dialog.getByRole('button', {name: 'Cancel'}).click()
    await expect(main.getByText('Nobody has been told about this course yet.')).toBeVisible()
    await main.getByRole('button', {name: 'Announce'}).click()
    await dialog.getByRole('button', {name: 'Send the Mails'}).click()
    await expect(staff.toast('Course announced')).toBeVisible()
    await expect(main.getByText(/^Announced just now, to/)).toBeVisible()
    await expect(main.getByRole('button', {name: 'Announce'})).toHaveCount(0)
  })
  await test.step('whoever wants to know hears of it', async () => {
    await inbox.waitForMail(SEEDED.learner, new RegExp(`New course: ${course.title}`))
  })
})
