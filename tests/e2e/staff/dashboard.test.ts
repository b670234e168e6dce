import {readFile} from 'node:fs/promises'
import {signUp} from '../../integration/commerce/learner.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
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

test('staff see a purchase in the figures of today, choose the period, and go to what waits', async ({
  staff,
  publish,
}) => {
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
  const period = page.getByRole('navigation', {name: 'Period'})
  let before = 0

  await test.step('the last 30 days are shown, and are a file', async () => {
    await staff.visit('/admin')
    await expect(period.getByRole('link', {name: '30 days'})).toHaveAttribute('aria-current', 'page')
    await page.getByText('Revenue as a table').click()
    before = centsOf(await today.innerText())
    const lines = await downloadFigures(staff)
    expect(lines[0]).toContain('Day (UTC),Revenue (USD),Orders')
    expect(lines).toHaveLength(1 + 30)
  })

  const learner = await signUp()
  await learner.buy(course)

  await test.step('the period is chosen by keyboard, and a purchase is in its figures', async () => {
    await period.getByRole('link', {name: '7 days'}).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin?days=7')
    await expect(page.getByRole('heading', {name: 'The last 7 days'})).toBeVisible()
    await expect(period.getByRole('link', {name: '7 days'})).toBeFocused()
    // Others may buy at the same time.
    await expect
      .poll(async () => centsOf(await today.innerText()))
      .toBeGreaterThanOrEqual(before + course.priceCents)
    const best = page.getByRole('table', {name: 'Best courses'}).getByRole('row', {name: course.title})
    await expect(best).toContainText('$899.99')
  })

  await test.step('the dashboard with a plot as a table is accessible', async () => {
    await expect(revenue).toBeVisible()
    await expectNoViolations(staff)
    await page.setViewportSize(DESKTOP)
  })

  await test.step('the period is in the URL', async () => {
    await period.getByRole('link', {name: '7 days'}).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin?days=90')
    await page.reload()
    await expect(page.getByRole('heading', {name: 'The last 90 days'})).toBeVisible()
    const lines = await downloadFigures(staff)
    expect(lines).toHaveLength(1 + 90)
    expect(centsOf(lines.at(-1)?.split(',')[1] ?? '')).toBeGreaterThanOrEqual(before + course.priceCents)
    await page.goBack()
    await expect(page.getByRole('heading', {name: 'The last 7 days'})).toBeVisible()
  })

  await test.step('what waits leads to where it is done', async () => {
    await page.getByRole('link', {name: /Returns to decide/}).click()
    await expect(page).toHaveURL('/admin/returns?status=pending')
    await expect(staff.title('Return requests')).toBeVisible()
  })
})
