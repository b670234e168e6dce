import {expectNoViolations} from '../fixtures/accessibility.ts'
import {SEEDED} from '../fixtures/accounts.ts'
import {expect, test} from '../fixtures/test.ts'

/** The reason of the seeded return. */
const REASON = 'I chose the wrong level'

test('staff search the return requests, and filter them by status', async ({staff}) => {
  const {page, main} = staff
  const none = page.getByRole('heading', {name: 'No return requests match your filters'})
  await staff.visit('/admin/returns')
  await page.getByRole('searchbox', {name: 'Search returns'}).fill('wrong level')
  await expect(main.getByText(REASON)).toHaveCount(1)
  await page.getByLabel('Status').selectOption('Rejected')
  await expect(none).toBeVisible()
  // The URL shows the same list to others.
  await expect(page).toHaveURL('/admin/returns?q=wrong+level&status=rejected')
  await page.reload()
  await expect(none).toBeVisible()
  await page.getByRole('button', {name: 'Remove filter Rejected'}).click()
  await expect(main.getByText(REASON)).toHaveCount(1)
})

test('a return can be read at every width, its words whole', async ({staff}) => {
  const {page} = staff
  // On the first page of all there may be the returns of other tests.
  await staff.visit('/admin/returns?q=wrong+level')
  const row = page.getByRole('row').filter({hasText: REASON})
  await expect(row).toHaveCount(1)
  for (const width of [390, 720, 1024, 1280]) {
    await page.setViewportSize({width, height: 900})
    expect((await row.boundingBox())?.height, `${width} px`).toBeLessThan(400)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    // As wide as its longest word at least, which would be broken otherwise.
    const reason = await row.getByText(REASON).boundingBox()
    expect(reason?.width, `${width} px`).toBeGreaterThan(150)
  }
})

test('staff find a return by its learner or its order, and read what a decision does', async ({staff}) => {
  const {page, main} = staff
  const request = page.getByRole('row').filter({hasText: REASON})
  await staff.visit(`/admin/returns?q=${encodeURIComponent(SEEDED.learner)}`)
  await expect(request).toHaveCount(1)
  const name = (await request.getByRole('cell').first().innerText()).replace('…', '')
  await page.getByRole('searchbox', {name: 'Search returns'}).fill(name)
  await expect(page).toHaveURL(`/admin/returns?q=${name}`)
  await expect(main.getByText(REASON)).toHaveCount(1)

  await request.getByRole('button', {name: /^Reject/}).click()
  const dialog = page.getByRole('dialog', {name: /^Reject return/})
  await expect(dialog.getByText(`${SEEDED.learner} is told by mail.`)).toBeVisible()
  await expect(dialog.getByRole('list', {name: 'Courses'}).getByText(/lessons? done/)).toBeVisible()
  await expectNoViolations(staff)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(request.getByText('Pending')).toBeVisible()
})
