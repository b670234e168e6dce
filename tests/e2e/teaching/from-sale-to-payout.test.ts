import {formatCents} from '@lectern/domain/money'
import {RETURN_WINDOW_MS} from '@lectern/domain/return'
import {shareOf} from '@lectern/domain/teachers/shares'
import {moveOn} from '../../../local/clock/move-on.ts'
import {stack} from '../../stack.ts'
import {newAccount, SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'

const DAY_MS = 86_400_000
/** Runs of payouts are a week apart. */
const WEEK_MS = 7 * DAY_MS

test('the share of a sale is pending, available when it cannot be returned any more, paid, and owed when it is given back', async ({
  newLearner,
  instructor,
  courseOnSale,
  openBrowser,
}) => {
  const course = await courseOnSale('Carving', {price: 59.99, instructor})
  const {main, page} = newLearner
  const share = formatCents(shareOf(5999, 7000))
  const figure = (name: string) =>
    main.getByRole('term').filter({hasText: name}).locator('xpath=following-sibling::dd[1]')

  const ada = newAccount()
  const buyer = await openBrowser({user: await openAccount(ada)})
  await buyer.buy(course.slug)
  await newLearner.visit('/teach/payouts')
  await expect(figure('Pending')).toHaveText(share)
  await expect(figure('Available')).toHaveText('$0.00')

  await moveOn(stack, RETURN_WINDOW_MS + DAY_MS)
  await newLearner.visit('/teach/payouts')
  await expect(figure('Pending')).toHaveText('$0.00')
  await expect(figure('Available')).toHaveText(share)

  await main.getByRole('button', {name: 'Get paid'}).click()
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Aching')
  await page.getByLabel('Date of birth').fill('1980-05-04')
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill('000123456789')
  await page.getByLabel('I agree').check()
  await page.getByRole('button', {name: 'Agree and submit'}).click()
  await expect(main.getByText('Ready')).toBeVisible()

  await moveOn(stack, WEEK_MS)
  const paid = main.getByRole('table', {name: 'Payouts'}).getByRole('row').filter({hasText: share})
  // Stripe sends it to the bank, which has it a few seconds later.
  await expect(async () => {
    await newLearner.visit('/teach/payouts')
    await expect(paid).toContainText('Paid', {timeout: 2000})
  }).toPass({timeout: 60_000})
  await expect(figure('Available')).toHaveText('$0.00')
  await expect(figure('Paid out')).toHaveText(share)

  const staff = await openBrowser()
  await staff.signIn(SEEDED.staff, SEEDED_PASSWORD)
  await staff.visit(`/admin/orders?q=${encodeURIComponent(ada.email)}`)
  await staff.main.getByRole('row').filter({hasText: course.title}).getByRole('link').click()
  await staff.page.getByRole('button', {name: 'Refund', exact: true}).click()
  const dialog = staff.page.getByRole('dialog', {name: 'Refund this order'})
  await dialog.getByLabel('Reason').fill('Promised on the phone')
  await dialog.getByLabel('Type $59.99 to confirm').fill('59.99')
  await dialog.getByRole('button', {name: 'Refund $59.99'}).click()
  await expect(staff.toast('Order refunded')).toBeVisible()

  await expect(async () => {
    await newLearner.visit('/teach/payouts')
    await expect(figure('Available')).toHaveText(`-${share}`, {timeout: 2000})
  }).toPass({timeout: 60_000})
  await expect(figure('Paid out')).toHaveText(share)
})
