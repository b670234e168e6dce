import {readFile} from 'node:fs/promises'
import {Timestamp} from 'firebase-admin/firestore'
import {DESKTOP, expectNoViolations, PHONE as PHONE_SIZE} from '../fixtures/accessibility.ts'
import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {signedInUser} from '../fixtures/open-account.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import {firestore} from '../../integration/commerce/back-office.ts'

const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}

/** Orders of one address that have expired, taken away when the work is done. */
async function withOrders(email: string, count: number, work: () => Promise<void>): Promise<void> {
  const references = Array.from({length: count}, () => firestore.collection('orders').doc())
  const items = [{courseId: WHITEBOARD.id, courseTitle: WHITEBOARD.title, priceCents: 6299}]
  await Promise.all(
    references.map((reference, index) =>
      reference.set({
        userId: 'nobody',
        email,
        amountCents: 6299,
        currency: 'usd',
        status: 'expired',
        paymentProcessing: false,
        items,
        courseIds: [WHITEBOARD.id],
        checkoutSessionId: null,
        paymentIntentId: null,
        createdAt: Timestamp.fromMillis(Date.now() - index * 60_000),
        completedAt: null,
        refundedAt: null,
      }),
    ),
  )
  try {
    await work()
  } finally {
    await Promise.all(references.map((reference) => reference.delete()))
  }
}

/** The list of them. */
const expiredOf = (email: string) => `/admin/orders?q=${encodeURIComponent(email)}&status=expired`

test('staff look through a list page by page, export it and keep it as a view, with nothing of the shop around', async ({
  staff,
  account,
}) => {
  // What a sheet would read as a formula.
  const email = `=${account.email}`
  const {page, main} = staff
  const list = expiredOf(email)
  const menu = page.getByRole('navigation', {name: 'Back office'})

  await withOrders(email, 30, async () => {
    await test.step('no header, newsletter form, footer or cookie banner of the shop is there', async () => {
      await staff.visit(list)
      await expect(staff.title('Orders')).toBeVisible()
      await expect(page.getByText(SEEDED.staff)).toBeVisible()
      await expect(staff.footer).toHaveCount(0)
      await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(0)
      await expect(page.getByRole('button', {name: 'Subscribe'})).toHaveCount(0)
      await expect(staff.cookieBanner).toHaveCount(0)
    })

    await test.step('fourteen orders are in view on a desktop', async () => {
      const rows = main.getByRole('row').filter({hasText: email})
      await expect(rows).toHaveCount(25)
      await expect(main.getByRole('row')).toHaveCount(26)
      expect(page.viewportSize()).toEqual({width: 1440, height: 900})
      await expect(rows.nth(13)).toBeInViewport({ratio: 1})
      const pages = page.getByRole('navigation', {name: 'Orders, pages'})
      await expect(pages.getByText('1–25', {exact: true})).toBeVisible()
      await pages.getByRole('link', {name: 'Next'}).click()
      await expect(pages.getByText('26–30 of 30')).toBeVisible()
      await pages.getByRole('link', {name: 'Previous'}).click()
      await expect(pages.getByText('1–25', {exact: true})).toBeVisible()
    })

    await test.step('a view keeps the list with its filters under a name', async () => {
      const name = `Expired ${crypto.randomUUID().slice(0, 6)}`
      const dialog = page.getByRole('dialog', {name: 'Views'})
      await staff.network.hold('orders')
      await page.getByRole('button', {name: 'Views'}).click()
      await expect(dialog.getByText('Loading your views')).toBeAttached()
      await expect(dialog.getByRole('button', {name: 'Save View'}), 'nothing to press moves').toHaveCount(0)
      staff.network.restore()
      await dialog.getByRole('button', {name: 'Save View'}).click()
      await expect(dialog.getByText('Please give the view a name.')).toBeVisible()
      await dialog.getByLabel('Save what this list shows as').fill(name)
      await dialog.getByRole('button', {name: 'Save View'}).click()
      await expect(dialog.getByRole('link', {name})).toBeVisible()
      await expectNoViolations(staff)
      await page.setViewportSize(DESKTOP)
      await dialog.getByLabel('Save what this list shows as').fill(name)
      await dialog.getByRole('button', {name: 'Save View'}).click()
      await expect(dialog.getByText('You have a view of this name.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await menu.getByRole('link', {name: 'Learners'}).click()
      await expect(staff.title('Learners')).toBeVisible()
      await page.getByRole('button', {name: 'Views'}).click()
      await dialog.getByRole('link', {name}).click()
      await expect(page).toHaveURL(list)
      await expect(dialog).toBeHidden()
      await page.getByRole('button', {name: 'Views'}).click()
      await dialog.getByRole('button', {name: `Delete the view ${name}`}).click()
      const question = dialog.getByRole('group', {name: `Delete the view ${name}?`})
      await expect(question.getByRole('button', {name: 'Keep'})).toBeFocused()
      await question.getByRole('button', {name: 'Delete'}).click()
      await expect(dialog.getByRole('link', {name})).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('it is exported with its filters, page by page, without a formula', async () => {
      // The second page fails once.
      staff.expectBrowserError(/could not be exported|Failed to load resource|net::ERR/)
      let failed = false
      await page.route(/\/staff$/, async (route) => {
        const body = route.request().postData() ?? ''
        if (failed || !body.includes('listOrders') || body.includes('"cursor":null')) return route.continue()
        failed = true
        await route.abort()
      })
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', {name: 'Export as CSV'}).click()
      const dialog = page.getByRole('dialog', {name: 'Export'})
      await expect(dialog.getByText('What the filters show: Expired.')).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveText(/What was read is kept/)
      await expect(dialog.getByText('25 rows read.')).toBeVisible()
      await dialog.getByRole('button', {name: 'Try again'}).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^lectern-orders-[\d-]+\.csv$/)
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
      expect(lines[0]).toBe(
        '\ufeffOrder,Placed (UTC),Name,E-mail,Courses,Amount (USD),Discount code,Status,Given back (USD),Charged back (USD),Problem',
      )
      const ids = lines.slice(1, -1).map((line) => line.split(',')[0])
      expect(ids).toHaveLength(30)
      expect(new Set(ids).size).toBe(30)
      expect(lines[1]).toContain(`,'${email},${WHITEBOARD.title},62.99,,Expired,0,,no`)
      await expect(staff.toast('List exported')).toBeVisible()
    })

    await test.step('the export is recorded, without the address that was searched for', async () => {
      await menu.getByRole('link', {name: 'What Staff Did'}).click()
      await page.getByLabel('What', {exact: true}).selectOption('Exported a list')
      const act = main.getByRole('row').filter({hasText: 'List: orders'}).first()
      await expect(act.getByText('Expired')).toBeVisible()
      await expect(act.getByText(SEEDED.staff)).toBeVisible()
      expect(await act.innerText()).not.toContain(account.email)
    })
  })

  await test.step('the theme is chosen here as well, and a link leads to the shop, which asks about cookies', async () => {
    const theme = () => page.evaluate('document.documentElement.dataset.theme')
    const before = await theme()
    await page.getByRole('button', {name: /theme$/}).click()
    await expect.poll(theme).not.toBe(before)
    await page.getByRole('link', {name: 'To the shop'}).click()
    await expect(page).toHaveURL('/')
    await expect(staff.footer).toBeVisible()
    await expect(staff.cookieBanner).toBeVisible()
  })
})

test('on a phone the first order is in view, and the filters and the menu fold away', async ({
  account,
  openBrowser,
}) => {
  const phone = await openBrowser({
    ...PHONE,
    user: await signedInUser(SEEDED.staff, SEEDED_PASSWORD),
  })
  const {page} = phone
  await withOrders(account.email, 2, async () => {
    await phone.visit(expiredOf(account.email))
    const first = phone.main.getByRole('row').filter({hasText: account.email}).first()
    await expect(first).toBeInViewport({ratio: 1})
    const filters = page.getByRole('button', {name: /^Filters/})
    await expect(filters).toHaveAccessibleName('Filters 1 set')
    const status = page.getByLabel('Status')
    await expect(status).toBeHidden()
    await filters.click()
    await status.selectOption('All')
    await expect(filters).toHaveAccessibleName('Filters')
  })
  await page.getByRole('button', {name: 'Open menu'}).click()
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  await expect(drawer.getByRole('link', {name: 'Orders'})).toHaveAttribute('aria-current', 'page')
  await expectNoViolations(phone, [PHONE_SIZE])
  await drawer.getByRole('link', {name: 'Learners'}).click()
  await expect(phone.title('Learners')).toBeVisible()
  await expect(drawer).toBeHidden()
})
