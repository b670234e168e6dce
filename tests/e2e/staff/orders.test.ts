import {enrollmentId} from '@lectern/domain/order'
import {placeOrder} from '../fixtures/orders.ts'
import {expect, test} from '../fixtures/test.ts'
import {bank} from '../../integration/commerce/payments.ts'
import {accounts, read} from '../../integration/commerce/back-office.ts'

const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}
const EMAIL = {
  id: 'course-email-people-look-forward-to',
  title: 'Email People Look Forward To',
  priceCents: 5999,
}

test('staff find an order, give it back in parts, see it among what staff did, and decide about a dispute', async ({
  newLearner,
  account,
  staff,
  inbox,
}) => {
  const note = `${account.email} has called about it.`
  const {orderId, sessionId} = await placeOrder(account, WHITEBOARD, EMAIL)
  await inbox.waitForMail(account.email, /receipt/i)
  const {page, main} = staff
  const {uid} = await accounts.getUserByEmail(account.email)
  const nav = page.getByRole('navigation', {name: 'Back office'})
  const refund = page.getByRole('button', {name: 'Refund', exact: true})
  const dialog = page.getByRole('dialog', {name: 'Refund this order'})
  const openRefund = async () => {
    await staff.dismissToasts()
    await refund.click()
  }

  await test.step('the order is found by its address, among those of its status and day', async () => {
    await staff.visit('/admin/orders')
    await expect(nav.getByRole('link', {name: 'Orders'})).toHaveAttribute('aria-current', 'page')
    await page.getByRole('searchbox').fill(account.email)
    const row = main.getByRole('row').filter({hasText: account.email})
    await expect(row.getByText('Completed')).toBeVisible()
    await expect(main.getByRole('row')).toHaveCount(2)
    // The URL shows the same list to others.
    await expect(page).toHaveURL(`/admin/orders?q=${encodeURIComponent(account.email)}`)
    await page.getByLabel('Status').selectOption('Refunded')
    await expect(main.getByRole('heading', {name: 'No orders match your search'})).toBeVisible()
    await page.getByRole('button', {name: 'Remove filter Refunded'}).click()
    const from = page.getByLabel('Placed from')
    await from.fill('2100-01-01')
    await from.press('Enter')
    await expect(main.getByRole('heading', {name: 'No orders match your search'})).toBeVisible()
    await expect(from).toBeFocused()
    await page.getByRole('button', {name: /^Remove filter From/}).click()
    await expect(from).toHaveValue('')
    await row.getByRole('link').click()
  })

  await test.step('its invoice is found by its number, and opened as the learner reads it', async () => {
    const number = String((await read(`orders/${orderId}`))?.['invoice'])
    await staff.visit(`/admin/orders?q=${number.toLowerCase()}`)
    await main.getByRole('row').filter({hasText: account.email}).getByRole('link').click()
    const documents = main.getByRole('table', {name: 'Invoices and credit notes of this order'})
    await documents.getByRole('link', {name: number}).click()
    await expect(page.getByRole('heading', {name: `Invoice ${number}`})).toBeVisible()
    await expect(main.getByText('Total paid')).toBeVisible()
    await expect(page.getByRole('button', {name: 'Download PDF'})).toBeVisible()
    await page.getByRole('link', {name: /^Order /}).click()
    await expect(documents).toBeVisible()
  })

  await test.step('it says what happened, also a dispute that was won', async () => {
    await expect(main.getByText('Payment arrived')).toBeVisible()
    await expect(main.getByText('Sent: receipt')).toBeVisible()
    await expect(main.getByRole('link', {name: 'Open it at Stripe'})).toBeVisible()
    await page.getByRole('textbox', {name: 'Note'}).fill(note)
    await page.getByRole('button', {name: 'Add note'}).click()
    await expect(main.getByText(note)).toBeVisible()
    await expect(page.getByRole('textbox', {name: 'Note'})).toHaveValue('')
    await page.getByRole('button', {name: 'Resend receipt'}).click()
    await expect(staff.toast('Receipt sent')).toBeVisible()
    await bank.decides(await bank.disputes(sessionId), 'won')
    await page.getByRole('button', {name: 'Ask Stripe again'}).click()
    await expect(staff.toast('Stripe has answered')).toBeVisible()
    await expect(main.getByText('Dispute won: nothing was taken')).toBeVisible()
    await expect(main.getByText(/Disputed money given back to the shop/)).toBeVisible()
    await expect(refund).toBeVisible()
  })

  await test.step('one course is given back, for a reason and its amount', async () => {
    await openRefund()
    await expect(dialog.getByText('$122.98 of $122.98 can still be given back.')).toBeVisible()
    await dialog.getByRole('button', {name: 'Refund $122.98'}).click()
    await expect(dialog.getByText('Please say why.')).toBeVisible()
    await dialog.getByLabel(WHITEBOARD.title).uncheck()
    await expect(dialog.getByText(/\$59\.99 goes back .* is withdrawn with its certificate/)).toBeVisible()
    await dialog.getByLabel('Reason').fill('Bought by mistake')
    await dialog.getByLabel(/^Type \$/).fill('1.00')
    await dialog.getByRole('button', {name: 'Refund $59.99'}).click()
    await expect(dialog.getByText(/^Please type \$/)).toBeVisible()
    await dialog.getByLabel('Type $59.99 to confirm').fill('59.99')
    await dialog.getByRole('button', {name: 'Refund $59.99'}).click()
    await expect(staff.toast('Order refunded')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(main.getByText('Partly refunded')).toBeVisible()
    await expect(main.getByText(`$59.99 given back: ${EMAIL.title}`)).toBeVisible()
    await inbox.waitForMail(account.email, new RegExp(`Your refund: ${EMAIL.title}`))
  })

  await test.step('an amount is given back, and the learner keeps the other course', async () => {
    await openRefund()
    await expect(dialog.getByText('$62.99 of $122.98 can still be given back.')).toBeVisible()
    await dialog.getByLabel(WHITEBOARD.title).uncheck()
    await dialog.getByLabel('Amount', {exact: true}).fill('5')
    await expect(dialog.getByText('$5.00 goes back the way it came, and nothing is withdrawn.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('A lesson was missing')
    await dialog.getByLabel('Type $5.00 to confirm').fill('5.00')
    await dialog.getByRole('button', {name: 'Refund $5.00'}).click()
    await expect(staff.toast('Amount refunded')).toBeVisible()
    await expect(main.getByText('$5.00 given back, an amount alone')).toBeVisible()

    await newLearner.visit(`/account/orders/${orderId}`)
    await expect(newLearner.main.getByText('Partly refunded')).toBeVisible()
    await expect(newLearner.main.getByText('Given back')).toBeVisible()
    await expect(newLearner.main.getByRole('row', {name: 'Refunded in part -$64.99'})).toBeVisible()
    await newLearner.visit('/my-courses')
    await expect(newLearner.main.getByText(WHITEBOARD.title).first()).toBeVisible()
    await expect(newLearner.main.getByText(EMAIL.title)).toHaveCount(0)
  })

  await test.step('the rest is given back, and the courses are withdrawn', async () => {
    await openRefund()
    await dialog.getByLabel('Reason').fill(`Out of goodwill to ${account.email}`)
    await dialog.getByLabel('Type $57.99 to confirm').fill('57.99')
    await dialog.getByRole('button', {name: 'Refund $57.99'}).click()
    await expect(main.getByText('Order refunded, courses withdrawn')).toBeVisible()
    await expect(refund).toHaveCount(0)
    for (const {id} of [WHITEBOARD, EMAIL])
      expect(await read(`enrollments/${enrollmentId(uid, id)}`)).toBeNull()
    await inbox.waitForMail(account.email, /Your refund: /)
  })

  await test.step('what was done stands among what staff did', async () => {
    await nav.getByRole('link', {name: 'What Staff Did'}).click()
    const act = main.getByRole('row').filter({hasText: `Out of goodwill to ${account.email}`})
    await expect(act.getByText('Refunded an order')).toBeVisible()
    await expect(act.getByText('staff@lectern.test')).toBeVisible()
    await page.getByLabel('What', {exact: true}).selectOption('Noted something about an order')
    await expect(main.getByRole('row').filter({hasText: note})).toBeVisible()
    await expect(act).toHaveCount(0)
  })

  const {orderId: disputedId, sessionId: disputedSession} = await placeOrder(account, WHITEBOARD)
  const dispute = await bank.disputes(disputedSession)
  await test.step('what is disputed cannot be refunded, and counts as given back when the dispute is lost', async () => {
    await staff.visit(`/admin/orders/${disputedId}`)
    await expect(main.getByText('A payment is disputed').first()).toBeVisible()
    await expect(main.getByText(/cannot be refunded while the bank decides/)).toBeVisible()
    await expect(refund).toHaveCount(0)

    await bank.decides(dispute, 'lost')
    await page.getByRole('button', {name: 'Ask Stripe again'}).click()
    await expect(main.getByRole('heading', {name: 'A dispute is lost'})).toBeVisible()
    await expect(main.getByText('Charged back', {exact: true})).toBeVisible()
    await expect(main.getByText(/the bank has already taken the money back/)).toBeVisible()
    await expect(main.getByText('Dispute lost: $62.99 counts as given back')).toBeVisible()
    await expect(page.getByRole('button', {name: 'Leave them'})).toBeVisible()
    await newLearner.visit(`/account/orders/${disputedId}`)
    await expect(newLearner.main.getByText(/until then your courses stay yours/)).toBeVisible()
    await expect(newLearner.main.getByRole('link', {name: 'Request a return'})).toHaveCount(0)
  })

  await test.step('staff decide about its courses, and the learner reads what happened', async () => {
    await nav.getByRole('link', {name: /^Problems/}).click()
    await page.getByLabel('Kind').selectOption('A dispute is lost')
    await expect(page).toHaveURL('/admin/problems?kind=dispute-lost')
    const problem = main.getByRole('listitem').filter({hasText: dispute})
    await problem.getByRole('button', {name: 'Withdraw the courses'}).click()
    const question = page.getByRole('dialog', {name: 'Withdraw the courses?'})
    await question.getByRole('button', {name: 'Withdraw'}).click()
    await expect(question.getByText('Please say why.')).toBeVisible()
    await question.getByRole('textbox').fill('A stolen card')
    await question.getByRole('button', {name: 'Withdraw'}).click()
    await expect(staff.toast('Problem settled')).toBeVisible()
    await expect(problem).toHaveCount(0)

    await staff.visit(`/admin/orders/${disputedId}`)
    await expect(main.getByText(/Withdrew the courses of a lost dispute/)).toBeVisible()
    await newLearner.visit(`/account/orders/${disputedId}`)
    await expect(newLearner.main.getByText(/no longer among yours/)).toBeVisible()
    await expect(newLearner.main.getByText('Charged back')).toBeVisible()
    expect(await read(`enrollments/${enrollmentId(uid, WHITEBOARD.id)}`)).toBeNull()
  })
})
