import {placeOrder} from '../fixtures/orders.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'
import {bank} from '../../integration/commerce/payments.ts'
import {setStaffMember} from '../../../local/staff-member.ts'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {stack} from '../../stack.ts'

const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}

test('staff find an order by its address, refund it, and see it among what staff did', async ({
  newLearner,
  account,
  staff,
  inbox,
}) => {
  const note = `${account.email} has called about it.`
  await placeOrder(account, WHITEBOARD)
  await inbox.waitForMail(account.email, /receipt/i)
  const {page, main} = staff

  await staff.visit('/admin/orders')
  const nav = page.getByRole('navigation', {name: 'Back office'})
  await expect(nav.getByRole('link', {name: 'Orders'})).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill(account.email)
  const row = main.getByRole('row').filter({hasText: account.email})
  await expect(row.getByText('Completed')).toBeVisible()
  await expect(main.getByRole('row')).toHaveCount(2)
  // The URL shows the same list to others.
  await page.reload()
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

  await expect(main.getByText('Payment arrived')).toBeVisible()
  await expect(main.getByText('Sent: receipt')).toBeVisible()
  await expect(main.getByRole('link', {name: 'Open it at Stripe'})).toBeVisible()
  await page.getByRole('textbox', {name: 'Note'}).fill(note)
  await page.getByRole('button', {name: 'Add note'}).click()
  await expect(main.getByText(note)).toBeVisible()
  await expect(page.getByRole('textbox', {name: 'Note'})).toHaveValue('')
  await page.getByRole('button', {name: 'Resend receipt'}).click()
  await expect(staff.toast('Receipt sent')).toBeVisible()
  await page.getByRole('button', {name: 'Ask Stripe again'}).click()
  await expect(staff.toast('Stripe has answered')).toBeVisible()

  await page.getByRole('button', {name: 'Refund', exact: true}).click()
  const dialog = page.getByRole('dialog', {name: 'Refund this order'})
  await dialog.getByRole('button', {name: 'Refund'}).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Reason').fill(`Out of goodwill to ${account.email}`)
  await dialog.getByLabel(/^Type \$/).fill('1.00')
  await dialog.getByRole('button', {name: 'Refund'}).click()
  await expect(dialog.getByText(/^Please type \$/)).toBeVisible()
  await dialog.getByLabel(/^Type \$/).fill('62.99')
  await dialog.getByRole('button', {name: 'Refund'}).click()
  await expect(staff.toast('Order refunded')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Order refunded, courses withdrawn')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Refund', exact: true})).toHaveCount(0)

  await nav.getByRole('link', {name: 'What Staff Did'}).click()
  const act = main.getByRole('row').filter({hasText: `Out of goodwill to ${account.email}`})
  await expect(act.getByText('Refunded an order')).toBeVisible()
  await expect(act.getByText('staff@lectern.test')).toBeVisible()
  await page.getByLabel('What', {exact: true}).selectOption('Noted something about an order')
  await expect(main.getByRole('row').filter({hasText: note})).toBeVisible()
  await expect(act).toHaveCount(0)

  await inbox.waitForMail(account.email, /Your refund/)
  await newLearner.visit('/my-courses')
  await expect(newLearner.main.getByText(WHITEBOARD.title)).toHaveCount(0)
})

const EMAIL = {
  id: 'course-email-people-look-forward-to',
  title: 'Email People Look Forward To',
  priceCents: 5999,
}

test('staff give one course of an order back, and an amount, and the learner keeps the other course', async ({
  newLearner,
  account,
  staff,
  inbox,
}) => {
  const {orderId} = await placeOrder(account, WHITEBOARD, EMAIL)
  const {page, main} = staff
  await staff.visit(`/admin/orders/${orderId}`)
  await page.getByRole('button', {name: 'Refund', exact: true}).click()
  const dialog = page.getByRole('dialog', {name: 'Refund this order'})
  await expect(dialog.getByText('$122.98 of $122.98 can still be given back.')).toBeVisible()
  await dialog.getByLabel(WHITEBOARD.title).uncheck()
  await expect(dialog.getByText(/\$59\.99 goes back .* is withdrawn with its certificate/)).toBeVisible()
  await dialog.getByLabel('Reason').fill('Bought by mistake')
  await dialog.getByLabel('Type $59.99 to confirm').fill('59.99')
  await dialog.getByRole('button', {name: 'Refund $59.99'}).click()
  await expect(staff.toast('Order refunded')).toBeVisible()
  await expect(main.getByText('Partly refunded')).toBeVisible()
  await expect(main.getByText(`$59.99 given back: ${EMAIL.title}`)).toBeVisible()
  await inbox.waitForMail(account.email, new RegExp(`Your refund: ${EMAIL.title}`))

  await page.getByRole('button', {name: 'Refund', exact: true}).click()
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

test('staff decide about the courses of a dispute that was lost, and the learner reads what happened', async ({
  newLearner,
  account,
  staff,
}) => {
  const {orderId, sessionId} = await placeOrder(account, WHITEBOARD)
  const {page, main} = staff
  const dispute = await bank.disputes(sessionId)
  await staff.visit(`/admin/orders/${orderId}`)
  await expect(main.getByText('A payment is disputed').first()).toBeVisible()
  await expect(main.getByText(/cannot be refunded while the bank decides/)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Refund', exact: true})).toHaveCount(0)

  await bank.decides(dispute, 'lost')
  await page.getByRole('button', {name: 'Ask Stripe again'}).click()
  await expect(main.getByRole('heading', {name: 'A dispute is lost'})).toBeVisible()
  await expect(main.getByText('Charged back', {exact: true})).toBeVisible()
  await expect(main.getByText(/the bank has already taken the money back/)).toBeVisible()
  await expect(main.getByText('Dispute lost: $62.99 counts as given back')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Leave them'})).toBeVisible()
  await newLearner.visit(`/account/orders/${orderId}`)
  await expect(newLearner.main.getByText(/until then your courses stay yours/)).toBeVisible()
  await expect(newLearner.main.getByRole('link', {name: 'Request a return'})).toHaveCount(0)

  await staff.visit('/admin/problems?kind=dispute-lost')
  const problem = main.getByRole('listitem').filter({hasText: dispute})
  await problem.getByRole('button', {name: 'Withdraw the courses'}).click()
  const dialog = page.getByRole('dialog', {name: 'Withdraw the courses?'})
  await dialog.getByRole('button', {name: 'Withdraw'}).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByRole('textbox').fill('A stolen card')
  await dialog.getByRole('button', {name: 'Withdraw'}).click()
  await expect(staff.toast('Problem settled')).toBeVisible()
  await expect(problem).toHaveCount(0)

  await staff.visit(`/admin/orders/${orderId}`)
  await expect(main.getByText(/Withdrew the courses of a lost dispute/)).toBeVisible()
  await newLearner.visit(`/account/orders/${orderId}`)
  await expect(newLearner.main.getByText(/no longer among yours/)).toBeVisible()
  await expect(newLearner.main.getByText('Charged back')).toBeVisible()
  await newLearner.visit('/my-courses')
  await expect(newLearner.main.getByText(WHITEBOARD.title)).toHaveCount(0)
})

test('a dispute that is won says so on the order', async ({existingAccount: account, staff}) => {
  const {orderId, sessionId} = await placeOrder(account, WHITEBOARD)
  const {page, main} = staff
  await bank.decides(await bank.disputes(sessionId), 'won')
  await staff.visit(`/admin/orders/${orderId}`)
  await page.getByRole('button', {name: 'Ask Stripe again'}).click()
  await expect(main.getByText('Dispute won: nothing was taken')).toBeVisible()
  await expect(main.getByText(/Disputed money given back to the shop/)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Refund', exact: true})).toBeVisible()
})

test('an owner makes somebody staff, who then has the back office, but not the roles', async ({
  staff,
  openBrowser,
}) => {
  const account = newAccount('Sol')
  const colleague = await openBrowser({user: await openAccount(account)})
  staff.expectBrowserError(/400|not-verified/)
  colleague.expectBrowserError(/NotStaffError/)
  const {page, main} = staff
  await staff.visit('/admin/roles')
  await page.getByLabel('E-mail of their account').fill(account.email)
  await page.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(main.getByText('The address of this account is not verified yet.')).toBeVisible()
  const {uid} = await accounts.getUserByEmail(account.email)
  await accounts.updateUser(uid, {emailVerified: true})
  await page.getByRole('button', {name: 'Add', exact: true}).click()
  const row = main.getByRole('row').filter({hasText: account.email})
  await expect(row.getByText('Staff', {exact: true})).toBeVisible()

  await colleague.visit('/admin/orders')
  await expect(colleague.main.getByRole('heading', {name: 'Orders'})).toBeVisible()
  await expect(
    colleague.page.getByRole('navigation', {name: 'Back office'}).getByRole('link', {name: 'Who Is Staff'}),
  ).toHaveCount(0)
  await colleague.visit('/admin/roles')
  await expect(colleague.page.getByRole('heading', {name: 'This page is for owners'})).toBeVisible()

  await row.getByRole('button', {name: /^Remove/}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Remove'}).click()
  await expect(row).toHaveCount(0)
  await staff.expectFocus()
})

test('an open tab of somebody who is removed from the staff says so at the next act', async ({
  openBrowser,
}) => {
  const account = newAccount('Sol')
  const colleague = await openBrowser({user: await openAccount(account)})
  colleague.expectBrowserError(/403|not-staff|NotStaffError|could not be loaded/)
  const user = await accounts.getUserByEmail(account.email)
  await setStaffMember({auth: accounts, firestore}, user, 'staff')
  await colleague.visit('/admin/orders')
  const search = colleague.page.getByLabel('E-mail, name, order or payment')
  await expect(search).toBeVisible()
  await setStaffMember({auth: accounts, firestore}, user, null)
  await search.fill('nobody@example.com')
  await expect(colleague.title('Your access to the back office has ended')).toBeVisible()
})

test('what counts asks long after signing in for the password, and goes on', async ({openBrowser}) => {
  test.slow()
  const account = newAccount('Sol')
  const owner = await openBrowser({user: await openAccount(account)})
  owner.expectBrowserError(/400|sign-in-again|could not be|Signing in was refused|INVALID|invalid/)
  const user = await accounts.getUserByEmail(account.email)
  await setStaffMember({auth: accounts, firestore}, user, 'owner')
  const other = newAccount('Tom')
  await accounts.createUser({email: other.email, password: other.password, emailVerified: true})
  const {page} = owner
  await owner.visit('/admin/roles')
  await page.getByLabel('E-mail of their account').fill(other.email)
  // As the function says where the sign-in is older than a quarter of an hour; the second call goes through.
  let refused = 0
  await page.route(/\/staff$/, async (route) => {
    const isRoleChange = route.request().postData()?.includes('setStaffRole') ?? false
    if (!isRoleChange || refused > 0) return route.continue()
    refused += 1
    const details = {reason: 'sign-in-again'}
    const error = {status: 'FAILED_PRECONDITION', message: 'sign-in-again', details}
    await route.fulfill({
      status: 400,
      headers: {'access-control-allow-origin': stack.siteUrl},
      json: {error},
    })
  })
  await page.getByRole('button', {name: 'Add', exact: true}).click()
  const dialog = page.getByRole('dialog', {name: 'Please sign in again'})
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await expect(dialog.getByText('Your password is not correct.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await expect(dialog).toHaveCount(0)
  await expect(owner.main.getByRole('row').filter({hasText: other.email})).toBeVisible()
  await setStaffMember({auth: accounts, firestore}, user, null)
})
