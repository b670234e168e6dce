import {readFile} from 'node:fs/promises'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {makeCode} from '../../integration/commerce/discount-codes.ts'
import {signIn, signUp} from '../../integration/commerce/learner.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}

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

test('staff see a purchase in the figures of today, go to what waits, and find everything else by the keyboard', async ({
  staff,
  publish,
  existingAccount: account,
  courseOnSale,
}) => {
  const {page, main} = staff
  const {keyboard} = page
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

  const onSale = await courseOnSale('Palette')
  const {orderId} = await placeOrder(account, WHITEBOARD)
  const code = await makeCode(await signIn(SEEDED.staff, SEEDED_PASSWORD))
  const dialog = page.getByRole('dialog', {name: 'Search the back office'})
  const field = dialog.getByRole('combobox')
  const find = async (words: string) => {
    await keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(words)
  }

  await test.step('Ctrl-K opens the search from anywhere, and gives the focus back', async () => {
    await find(account.email)
    await expect(dialog.getByRole('option', {name: account.email}).first()).toBeVisible()
    await expectNoViolations(staff)
    await page.setViewportSize(DESKTOP)
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const opener = page.getByRole('button', {name: 'Search', exact: true})
    await opener.focus()
    await keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('it finds an order, a learner, a course, a discount code and a screen by the keyboard', async () => {
    await find(orderId)
    await expect(dialog.getByRole('group', {name: 'Orders'}).getByRole('option')).toHaveCount(1)
    await keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/orders/${orderId}`)

    // Others have the name as well.
    await find(account.email)
    const {uid} = await accounts.getUserByEmail(account.email)
    const nextScreen = Promise.withResolvers<undefined>()
    await page.route('**/assets/*.js', async (route) => {
      await nextScreen.promise
      await route.continue()
    })
    await dialog.getByRole('group', {name: 'Learners'}).getByRole('option', {name: account.email}).click()
    await expect(dialog).toBeHidden()
    // Opened before the next screen is there, it stays open over it.
    await find(onSale.title)
    await expect(page).toHaveURL(`/admin/orders/${orderId}`)
    nextScreen.resolve(undefined)
    await expect(page).toHaveURL(`/admin/learners/${uid}`)
    await expect(page.locator('main').getByText(account.email).first()).toBeAttached()
    await page.unroute('**/assets/*.js')
    await dialog.getByRole('option', {name: onSale.title}).click()
    await expect(page).toHaveURL(`/admin/courses/${onSale.id}`)

    await find(code.toLowerCase())
    await expect(dialog.getByRole('option', {name: code})).toBeVisible()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/discounts/${code}`)

    await find('outb')
    await expect(dialog.getByRole('option', {name: 'Outbox'})).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/outbox')
    await firestore.doc(`discountCodes/${code}`).delete()
  })

  await test.step('the courses are searched, kept as a view and exported', async () => {
    await find('courses')
    await dialog.getByRole('option', {name: 'Courses', exact: true}).click()
    await page.getByRole('searchbox', {name: 'Search courses'}).fill(onSale.title)
    await expect(main.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('button', {name: 'Views'})).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', {name: 'Export as CSV'}).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^lectern-courses-[\d-]+\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\ufeffCourse,Id,Instructor,Lessons,Archived')
    expect(lines[1]?.split(',').slice(0, 2)).toEqual([onSale.title, onSale.id])
    expect(lines.slice(2)).toEqual([''])
  })
})
