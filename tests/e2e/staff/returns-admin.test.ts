import {expect, test} from '../fixtures/test.ts'

/** The reason of the seeded return. */
const REASON = /^I chose the wrong level/

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
