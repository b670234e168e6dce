import {firestore} from '../../integration/commerce/back-office.ts'
import {signUp} from '../../integration/commerce/learner.ts'
import {openAccount, payOut, payThere} from '../../integration/teachers/payout-runs.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {makeTeacher} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('staff correct what a teacher has, and try a payout again that Stripe has refused', async ({
  staff,
  newLearner,
  account,
  publish,
  courseOnSale,
}) => {
  const instructorId = `instructor-${crypto.randomUUID()}`
  const name = `Tess ${instructorId.slice(-6)}`
  await publish({_id: instructorId, _type: 'instructor', name})
  await makeTeacher(account, instructorId)
  await firestore.doc(`teachers/${instructorId}`).update({name})
  const {main, page} = newLearner
  const stateOf = async (id: string) => (await firestore.doc(`payouts/${id}`).get()).get('state') as unknown

  await staff.visit('/admin/payouts')
  await staff.main.getByRole('button', {name: 'Correct a Balance'}).click()
  const dialog = staff.page.getByRole('dialog', {name: 'Correct a balance'})
  await dialog.getByLabel('Teacher').fill('Nobody of that name')
  await dialog.getByLabel('Amount in dollars').fill('much')
  await dialog.getByLabel('Reason').fill('A sale that was missed in October.')
  await dialog.getByRole('button', {name: 'Correct Balance'}).click()
  await expect(dialog.getByText('The content has no instructor of this name')).toBeVisible()
  await expect(dialog.getByText('Please type an amount')).toBeVisible()
  await expectNoViolations(staff)
  await staff.page.setViewportSize(DESKTOP)
  await dialog.getByLabel('Teacher').fill(name)
  await dialog.getByLabel('Amount in dollars').fill('41.50')
  await expect(dialog.getByText('Balance: $0.00 available, $0.00 pending.')).toBeVisible()
  await expect(dialog.getByText('After the correction: $41.50 available.')).toBeVisible()
  await dialog.getByRole('button', {name: 'Correct Balance'}).click()
  await expect(staff.toast('Balance corrected')).toBeVisible()

  await newLearner.visit('/teach/payouts')
  await expect(main.getByText('$41.50 waits for you')).toBeVisible()
  // It was closed, and nobody has told the shop.
  await payThere(instructorId, 'acct_gone')
  const id = await payOut(instructorId)
  await expect.poll(() => stateOf(id), {intervals: [100]}).toBe('failed')

  await staff.page.getByLabel('State').selectOption('Failed')
  await expect(staff.page).toHaveURL('/admin/payouts?state=failed')
  const row = staff.main.getByRole('row').filter({hasText: name})
  await expect(row).toContainText('Their account at Stripe was closed.')
  await expectNoViolations(staff)
  await openAccount(instructorId)
  // The shop has something at Stripe.
  const ada = await signUp()
  await ada.buy({...(await courseOnSale('Carving', {price: 100})), priceCents: 10_000})
  await row.getByRole('button', {name: `Try again: ${name}`}).click()
  await staff.page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click()
  await expect(staff.toast('Payout tried again')).toBeVisible()
  await expect(row).toBeHidden()

  await expect.poll(() => stateOf(id), {intervals: [100], timeout: 60_000}).toMatch(/^(sent|paid)$/)
  const menu = page.getByRole('navigation', {name: 'Teaching'})
  await menu.getByRole('link', {name: 'Overview'}).click()
  await expect(newLearner.title('Overview')).toBeVisible()
  await menu.getByRole('link', {name: 'Earnings'}).click()
  const payouts = main.getByRole('table', {name: 'Payouts'}).getByRole('row').filter({hasText: '$41.50'})
  await expect(payouts).toContainText(/with Stripe, on its way|has reached your bank/)
  await expectNoViolations(newLearner)
  await main.getByRole('table', {name: 'Statements'}).getByRole('link').click()
  const entries = main.getByRole('table', {name: 'Entries'})
  await expect(entries.getByRole('row').filter({hasText: 'A sale that was missed'})).toContainText('$41.50')
  await expect(entries.getByRole('row').filter({hasText: '-$41.50'})).not.toHaveCount(0)

  const figure = (term: string | RegExp) =>
    staff.main.getByRole('term').filter({hasText: term}).locator('xpath=following-sibling::dd[1]')
  await test.step('staff open the run, and the teacher who was paid by it', async () => {
    await staff.page.setViewportSize(DESKTOP)
    await staff.page.getByLabel('State').selectOption('All')
    await expect(staff.page).toHaveURL('/admin/payouts')
    const period = id.slice(instructorId.length + 1)
    const run = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'}).format(
      Date.parse(period),
    )
    await row.getByRole('link', {name: run}).click()
    await expect(staff.page).toHaveURL(`/admin/payouts?run=${period}`)
    await expect(staff.page.getByLabel('Run', {exact: true})).toHaveValue(period)
    // It is the newest where no other test has begun one.
    await expect(figure(/^(Newest run|Run)$/)).toHaveText(run)
    await expectNoViolations(staff)
    await staff.page.setViewportSize(DESKTOP)
    await row.getByRole('link', {name}).click()
    await expect(staff.title(name)).toBeVisible()
  })

  const own = staff.main.getByRole('table', {name: 'Entries'}).getByRole('row')
  await test.step('they see how the teacher stands, and each entry', async () => {
    await expect(figure('Available')).toHaveText('$0.00')
    await expect(figure('Paid out')).toHaveText('$41.50')
    await expect(staff.main.getByText('Payouts: ready')).toBeVisible()
    // What was sent to the account that was closed came back.
    await expect(own.filter({hasText: 'Came back'})).toContainText('$41.50')
    await expectNoViolations(staff)
    await staff.page.setViewportSize(DESKTOP)
    await staff.page.getByLabel('What', {exact: true}).selectOption('Correction')
    await expect(staff.page).toHaveURL(`/admin/teachers/${instructorId}?kind=correction`)
    await expect(own.filter({hasText: 'A sale that was missed in October.'})).toContainText('$41.50')
    await expect(own.filter({hasText: 'Payout'})).toHaveCount(0)
  })

  await test.step('they correct the balance of one who has ended', async () => {
    await firestore.doc(`teachers/${instructorId}`).update({state: 'ended'})
    await staff.page.reload()
    await expect(staff.main.getByText('Ended', {exact: true})).toBeVisible()
    await staff.main.getByRole('button', {name: `Correct balance: ${name}`}).click()
    const again = staff.page.getByRole('dialog', {name: `Correct the balance of ${name}`})
    await again.getByLabel('What to do').selectOption('Take from the balance')
    await again.getByLabel('Amount in dollars').fill('1.50')
    await expect(again.getByText('After the correction: -$1.50 available.')).toBeVisible()
    await again.getByLabel('Reason').fill('It was entered twice.')
    await again.getByRole('button', {name: 'Correct Balance'}).click()
    await expect(staff.toast('Balance corrected')).toBeVisible()
    await expect(figure('Available')).toHaveText('-$1.50')
    await expect(own.filter({hasText: 'It was entered twice.'})).toContainText('-$1.50')
  })
})
