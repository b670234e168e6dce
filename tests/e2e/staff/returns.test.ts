import {DESKTOP, expectNoViolations, expectToFit} from '../fixtures/accessibility.ts'
import {SEEDED} from '../fixtures/accounts.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {requestReturn} from '../fixtures/returns.ts'
import {expect, test} from '../fixtures/test.ts'

/** The reason of the seeded return. */
const REASON = 'I chose the wrong level'

test('staff find the return requests, read what a decision does, and go to its order and its learner', async ({
  staff,
  existingAccount: account,
}) => {
  const {page, main} = staff
  const {orderId} = await placeOrder(account, {
    id: 'course-draw-it-on-the-whiteboard',
    title: 'Draw It on the Whiteboard',
    priceCents: 6299,
  })
  await requestReturn(account, orderId)
  const nav = page.getByRole('navigation', {name: 'Back office'})
  const search = page.getByRole('searchbox', {name: 'Search returns'})
  const request = page.getByRole('row').filter({hasText: REASON})

  await test.step('what waits is counted in the menu', async () => {
    // The URL shows the same list to others.
    await staff.visit('/admin/returns?q=wrong+level&status=rejected')
    await expect(nav.getByRole('link', {name: /^Returns \d+\+? waiting$/})).toBeVisible()
  })

  await test.step('they are searched, and filtered by status', async () => {
    const none = page.getByRole('heading', {name: 'No return requests match your filters'})
    await expect(none).toBeVisible()
    await expect(search).toHaveValue('wrong level')
    await page.getByRole('button', {name: 'Clear all filters'}).first().click()
    await expect(page).toHaveURL('/admin/returns')
    await search.fill('wrong level')
    await expect(main.getByText(REASON)).toHaveCount(1)
    await page.getByLabel('Status').selectOption('Rejected')
    await expect(none).toBeVisible()
    await expect(page).toHaveURL('/admin/returns?q=wrong+level&status=rejected')
    await page.getByRole('button', {name: 'Remove filter Rejected'}).click()
    await expect(main.getByText(REASON)).toHaveCount(1)
  })

  await test.step('one can be read at every width, its words whole', async () => {
    await expect(request).toHaveCount(1)
    for (const width of [390, 720, 1024, 1280]) {
      await page.setViewportSize({width, height: 900})
      expect((await request.boundingBox())?.height, `${width} px`).toBeLessThan(400)
      await expectToFit(staff)
      // As wide as its longest word at least, which would be broken otherwise.
      const reason = await request.getByText(REASON).boundingBox()
      expect(reason?.width, `${width} px`).toBeGreaterThan(150)
    }
  })

  await test.step('one is found by its learner or its order', async () => {
    await search.fill(SEEDED.learner)
    await expect(page).toHaveURL(`/admin/returns?q=${encodeURIComponent(SEEDED.learner)}`)
    await expect(request).toHaveCount(1)
    const name = (await request.getByRole('cell').first().innerText()).replace('…', '')
    await search.fill(name)
    await expect(page).toHaveURL(`/admin/returns?q=${name}`)
    await expect(main.getByText(REASON)).toHaveCount(1)
  })

  await test.step('a decision says what it does', async () => {
    await request.getByRole('button', {name: /^Reject/}).click()
    const dialog = page.getByRole('dialog', {name: /^Reject return/})
    await expect(dialog.getByText(`${SEEDED.learner} is told by mail.`)).toBeVisible()
    await expect(dialog.getByRole('list', {name: 'Courses'}).getByText(/lessons? done/)).toBeVisible()
    await expectNoViolations(staff)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(request.getByText('Pending')).toBeVisible()
  })

  await test.step('a return leads to its order and its learner, and both lead back', async () => {
    const own = main.getByRole('row').filter({hasText: account.email})
    await page.setViewportSize(DESKTOP)
    await search.fill(account.email)
    await own.getByRole('link', {name: account.email}).click()
    await main.getByRole('link', {name: 'Pending: open the return'}).click()
    await own.getByRole('cell').first().getByRole('link').click()
    await expect(main.getByText('Payment arrived')).toBeVisible()
    await main.getByRole('link', {name: 'Decide it'}).click()
    await expect(main.getByRole('row')).toHaveCount(2)
    await expect(own).toBeVisible()
  })
})
