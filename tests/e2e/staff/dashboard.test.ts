import {readFile} from 'node:fs/promises'
import {signUp} from '../../integration/commerce/learner.ts'
import {expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** Downloads the figures. @returns the lines of the table */
async function downloadFigures({page}: Visitor): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Download as CSV'}).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lectern-[\d-]+-to-[\d-]+\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  return text.split('\r\n').filter((line) => line !== '')
}

/** The cents of an amount as it is shown, with or without a currency sign. */
function centsOf(amount: string): number {
  return Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100)
}

test('a purchase is in the figures of today', async ({staff, publish}) => {
  const {page} = staff
  const id = `course-dashboard-${crypto.randomUUID().slice(0, 8)}`
  const course = {id, title: `Dashboard ${id.slice(-8)}`, priceCents: 899_99}
  await publish({
    _id: id,
    _type: 'course',
    title: course.title,
    slug: {_type: 'slug', current: id},
    price: course.priceCents / 100,
    listing: 'offer',
  })
  const revenue = page.getByRole('table', {name: 'Revenue by day, in UTC'})
  const today = revenue.getByRole('row').nth(1).getByRole('cell')

  await staff.visit('/admin')
  await page.getByText('Revenue as a table').click()
  const before = centsOf(await today.innerText())
  const learner = await signUp()
  await learner.buy(course)
  await page.reload()
  await page.getByText('Revenue as a table').click()
  // Others may buy at the same time.
  await expect
    .poll(async () => centsOf(await today.innerText()))
    .toBeGreaterThanOrEqual(before + course.priceCents)
  const best = page.getByRole('table', {name: 'Best courses'}).getByRole('row', {name: course.title})
  await expect(best).toContainText('$899.99')

  const lines = await downloadFigures(staff)
  expect(lines[0]).toContain('Day (UTC),Revenue (USD),Orders')
  expect(lines).toHaveLength(1 + 30)
  expect(centsOf(lines.at(-1)?.split(',')[1] ?? '')).toBeGreaterThanOrEqual(before + course.priceCents)
})

test('the period is chosen by keyboard, and is in the URL', async ({staff}) => {
  const {page} = staff
  await staff.visit('/admin')
  const period = page.getByRole('navigation', {name: 'Period'})
  await expect(period.getByRole('link', {name: '30 days'})).toHaveAttribute('aria-current', 'page')
  await period.getByRole('link', {name: '7 days'}).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?days=7')
  await expect(page.getByRole('heading', {name: 'The last 7 days'})).toBeVisible()
  await expect(period.getByRole('link', {name: '7 days'})).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?days=90')
  await page.reload()
  await expect(page.getByRole('heading', {name: 'The last 90 days'})).toBeVisible()
  expect(await downloadFigures(staff)).toHaveLength(1 + 90)
  await page.goBack()
  await expect(page.getByRole('heading', {name: 'The last 7 days'})).toBeVisible()
})

test('what waits leads to where it is done', async ({staff}) => {
  await staff.visit('/admin')
  await staff.page.getByRole('link', {name: /Returns to decide/}).click()
  await expect(staff.page).toHaveURL('/admin/returns?status=pending')
  await expect(staff.title('Return requests')).toBeVisible()
})

test('the dashboard with a plot as a table is accessible', async ({staff}) => {
  await staff.visit('/admin?days=7')
  await staff.page.getByText('Revenue as a table').click()
  await expect(staff.page.getByRole('table', {name: 'Revenue by day, in UTC'})).toBeVisible()
  await expectNoViolations(staff)
})
