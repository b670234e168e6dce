import type {Locator} from '@playwright/test'
import {placeOrder} from '../fixtures/orders.ts'
import {approveReturn, requestReturn, RETURN_REASON} from '../fixtures/returns.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const REASON = 'It is a good course, but not about what I expected.'
const EMAIL = {
  id: 'course-email-people-look-forward-to',
  title: 'Email People Look Forward To',
  priceCents: 5999,
}
const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}
const PODCASTS = {
  id: 'course-sound-for-podcasts-and-video',
  title: 'Sound and Music for Podcasts and Video',
  priceCents: 7499,
}
/** What staff write to the learner. */
const ANSWER = 'You have listened to all of it.'
const JUST_NOW = /^(just now|\d minutes? ago)$/

const expectVariant = (badge: Locator, variant: string) =>
  expect(badge).toHaveAttribute('data-variant', variant)
const submit = ({page}: Visitor) => page.getByRole('button', {name: 'Submit Return Request'})
const myReturn = ({page}: Visitor, reason = REASON) => page.getByRole('row').filter({hasText: reason})

/** Opens the form to return the only order. */
async function openReturnForm(learner: Visitor): Promise<void> {
  await learner.visit('/order-history')
  await learner.page.getByRole('link', {name: /^Return order/}).click()
  await expect(learner.page).toHaveURL(/\/account\/returns\/new\?orderId=/)
}

test(
  'a learner requests a return',
  shows(`S1.02.04 S2.01.22 S2.01.23 S2.11.06 S2.11.07 S2.11.21 S4.11.01 S4.11.09 S5.06.01 S5.06.02 S7.15.01 S7.17.01
    S9.09.02 S9.09.03`),
  async ({newLearner, account}) => {
    const {page} = newLearner
    await placeOrder(account, WHITEBOARD)
    await openReturnForm(newLearner)
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
    const form = page.getByRole('form', {name: 'Return request'})
    await form.getByLabel('Reason').fill('   ')
    await expect(submit(newLearner)).toBeDisabled()
    await expect(page.getByText(/Returns until \w+ \d+, \d{4}/)).toBeVisible()
    await expect(page.getByText('refunded to the card you paid with')).toBeVisible()
    await form.getByLabel('Reason').fill('a'.repeat(2_003))
    await expect(form.getByText('3 characters too many')).toBeVisible()
    await submit(newLearner).click()
    await expect(form.getByText('Please use at most 2,000 characters.')).toBeVisible()
    await expect(form.getByLabel('Reason')).toHaveValue('a'.repeat(2_003))
    await form.getByLabel('Reason').fill(REASON)
    await submit(newLearner).click()

    await expect(page).toHaveURL('/account?tab=returns')
    await expectVariant(myReturn(newLearner).getByText('Pending'), 'secondary')
    await expect(
      myReturn(newLearner).getByRole('cell', {name: `${orderId.slice(0, 8)}…`, exact: true}),
    ).toBeVisible()
    await expect(myReturn(newLearner).getByText(JUST_NOW)).toBeVisible()
    await newLearner.visit('/order-history')
    await expect(page.getByText('Return requested')).toBeVisible()
  },
)

test('a return names one of the courses, which alone is given back', async ({newLearner, account, staff}) => {
  const {orderId} = await placeOrder(account, WHITEBOARD, EMAIL)
  const {page} = newLearner
  await openReturnForm(newLearner)
  await page.getByLabel(WHITEBOARD.title).uncheck()
  await expect(page.getByText('$59.99 would go back.')).toBeVisible()
  await page.getByLabel('Reason').fill(REASON)
  await submit(newLearner).click()
  await expect(page).toHaveURL('/account?tab=returns')

  await staff.visit('/admin/returns')
  const request = staff.page.getByRole('row').filter({hasText: account.email})
  await expect(request.getByText(EMAIL.title)).toBeVisible()
  await expect(request.getByText(WHITEBOARD.title)).toHaveCount(0)
  await request.getByRole('button', {name: /^Approve/}).click()
  await staff.page.getByRole('dialog').getByRole('button', {name: 'Refund $59.99'}).click()
  await expect(request.getByText('Approved')).toBeVisible()
  await newLearner.visit(`/account/orders/${orderId}`)
  await expect(newLearner.main.getByText('Partly refunded')).toBeVisible()
})

test(
  'a return can be requested once, also in a second window',
  shows('S4.12.01 S5.06.03 S7.15.02'),
  async ({newLearner, account}) => {
    const {page} = newLearner
    newLearner.expectBrowserError(/PERMISSION|403/)
    await placeOrder(account, WHITEBOARD)
    await openReturnForm(newLearner)
    const requestPath = newLearner.path()
    const second = await newLearner.context.newPage()
    await second.goto(requestPath)
    await second.getByLabel('Reason').fill('And again.')

    await page.getByLabel('Reason').fill(REASON)
    await submit(newLearner).click()
    await expect(page).toHaveURL('/account?tab=returns')
    await second.getByRole('button', {name: 'Submit Return Request'}).click()
    await expect(second.getByText('A return has already been requested for this order').first()).toBeVisible()
    await second.close()
    await newLearner.visit(requestPath)
    await expect(page.getByText('A return has already been requested for this order')).toBeVisible()
  },
)

test(
  'staff approve a return',
  shows(`S1.03.05 S2.01.32 S2.15.15 S2.15.16 S2.15.17 S2.15.18 S2.15.19 S2.15.20 S3.11.02 S3.11.03 S4.11.02 S4.11.05
    S4.11.06 S4.11.09 S7.16.01 S8.08.05 S9.09.03`),
  async ({newLearner, account, staff}) => {
    await placeOrder(account, WHITEBOARD)
    await openReturnForm(newLearner)
    await newLearner.page.getByLabel('Reason').fill(REASON)
    await submit(newLearner).click()
    await expect(newLearner.page).toHaveURL('/account?tab=returns')

    await staff.visit('/admin/returns')
    const request = staff.page.getByRole('row').filter({hasText: account.email})
    await expect(request.getByText('Draw It on the Whiteboard, $62.99')).toBeVisible()
    await expect(request.getByText(REASON)).toBeVisible()
    await expect(request.getByRole('cell', {name: '$62.99', exact: true})).toBeVisible()
    await expect(request.getByText(JUST_NOW)).toBeVisible()
    await expectVariant(request.getByText('Pending'), 'secondary')
    await expect(request.getByRole('button', {name: /^Reject/})).toBeVisible()
    await request.getByRole('button', {name: /^Approve/}).click()
    const dialog = staff.page.getByRole('dialog', {name: /^Approve return/})
    await expect(dialog.getByText('$62.99 goes back to the Visa card ending in 4242.')).toBeVisible()
    await expect(dialog.getByText('Draw It on the Whiteboard goes')).toBeVisible()
    await expect(dialog.getByText(`${account.email} is told by mail.`)).toBeVisible()
    await dialog.getByRole('button', {name: 'Cancel'}).click()
    await expect(request.getByRole('button', {name: /^Approve/})).toBeFocused()
    await approveReturn(request)
    await expect(staff.toast('Return Status Updated')).toBeVisible()
    await expect(staff.toast('Return request has been approved')).toBeVisible()
    await expectVariant(request.getByText('Approved'), 'default')
    await expect(request.getByRole('button')).toHaveCount(0)
  },
)

test(
  'after an approved return the learner gets a mail, and loses the course',
  shows('S2.11.19 S4.10.02 S4.11.02 S4.11.07'),
  async ({newLearner, account, staff, inbox}) => {
    const {page, main} = newLearner
    const {orderId} = await placeOrder(account, WHITEBOARD)
    await requestReturn(account, orderId)
    await staff.visit('/admin/returns')
    const request = staff.page.getByRole('row').filter({hasText: account.email})
    await approveReturn(request)
    await expect(request.getByText('Approved')).toBeVisible()

    await inbox.waitForMail(account.email, /return|refund/i)
    await newLearner.visit('/account?tab=returns')
    // Learners see the badge as a success, staff see the neutral one.
    await expectVariant(myReturn(newLearner, RETURN_REASON).getByText('Approved'), 'success')
    await newLearner.visit('/order-history')
    await expectVariant(main.getByText('Refunded'), 'secondary')
    await newLearner.visit('/my-courses')
    await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
  },
)

test(
  'staff reject a return, and the learner keeps the course',
  shows('S1.03.06 S2.15.15 S2.15.18 S2.15.20 S4.11.03 S4.11.05 S4.11.08 S7.16.02 S8.08.05'),
  async ({newLearner, account, staff, inbox}) => {
    const {page} = newLearner
    const {orderId} = await placeOrder(account, PODCASTS)
    await requestReturn(account, orderId)

    await staff.visit('/admin/returns')
    const request = staff.page.getByRole('row').filter({hasText: account.email})
    await request.getByRole('button', {name: /^Reject/}).click()
    const dialog = staff.page.getByRole('dialog', {name: /^Reject return/})
    await dialog.getByRole('button', {name: 'Reject Return'}).click()
    await expect(dialog.getByText('Please say why: the learner reads it.')).toBeVisible()
    await dialog.getByLabel('Why').fill(ANSWER)
    await dialog.getByRole('button', {name: 'Reject Return'}).click()
    await expect(staff.toast('Return request has been rejected')).toBeVisible()
    await expectVariant(request.getByText('Rejected'), 'destructive')
    await expect(request.getByRole('button')).toHaveCount(0)
    await staff.expectFocus()

    expect((await inbox.waitForMail(account.email, /return/i)).html).toContain(ANSWER)
    await newLearner.visit('/order-history')
    await expect(page.getByText('Return rejected')).toBeVisible()
    await newLearner.visit('/account?tab=returns')
    await expectVariant(myReturn(newLearner, RETURN_REASON).getByText('Rejected'), 'destructive')
    await expect(myReturn(newLearner, RETURN_REASON).getByText(ANSWER)).toBeVisible()
    await page.getByRole('link', {name: /^View order/}).click()
    await expect(page.getByText(ANSWER)).toBeVisible()
    await newLearner.visit('/my-courses')
    await expect(page.getByRole('heading', {name: 'Sound and Music for Podcasts and Video'})).toBeVisible()
  },
)

test(
  'a return that cannot be requested or decided shows an error, and can be retried',
  shows('S8.07.01 S8.07.06 S8.07.19 S8.07.20'),
  async ({newLearner, account, staff}) => {
    await placeOrder(account, PODCASTS)
    await openReturnForm(newLearner)
    await newLearner.page.getByLabel('Reason').fill(REASON)
    await newLearner.network.block('orders')
    await submit(newLearner).click()
    await expect(newLearner.alert('Error creating return request', 'Please try again later')).toBeVisible()
    newLearner.network.restore()
    await submit(newLearner).click()
    await expect(newLearner.page).toHaveURL('/account?tab=returns')

    await staff.network.block('orders')
    await staff.visit('/admin/returns')
    await expect(staff.alert('Error loading return requests', 'Please try again later')).toBeVisible()
    staff.network.restore()
    await staff.page.getByRole('button', {name: 'Try again'}).click()
    const request = staff.page.getByRole('row').filter({hasText: account.email})
    await expect(request).toBeVisible()
    await staff.network.block('functions')
    await request.getByRole('button', {name: /^Reject/}).click()
    const dialog = staff.page.getByRole('dialog', {name: /^Reject return/})
    await expect(dialog.getByText('What will happen could not be loaded.')).toBeVisible()
    await dialog.getByLabel('Why').fill(ANSWER)
    await dialog.getByRole('button', {name: 'Reject Return'}).click()
    await expect(staff.alert('Error', 'Failed to update return status')).toBeVisible()
    await expect(dialog.getByLabel('Why')).toHaveValue(ANSWER)
    staff.network.restore()
    await dialog.getByRole('button', {name: 'Try again'}).click()
    await expect(dialog.getByText(`${account.email} is told by mail.`)).toBeVisible()
    // The list cannot be loaded again: what it showed stays.
    await staff.network.block('orders')
    await dialog.getByRole('button', {name: 'Reject Return'}).click()
    await expect(staff.toast('Return request has been rejected')).toBeVisible()
    await expect(staff.alert('Error loading return requests', 'Please try again later')).toBeVisible()
    await expect(request).toBeVisible()
  },
)

test('a return needs one of the learner’s own orders', shows('S2.01.23 S2.11.08'), async ({learner}) => {
  await learner.visit('/account/returns/new')
  await expect(learner.page).toHaveURL('/account')
  learner.expectBrowserError(/status of 403/)
  await learner.visit('/account/returns/new?orderId=of-somebody-else')
  await expect(
    learner.page.getByText(/We couldn.t find this order or you don.t have permission to view it/).first(),
  ).toBeVisible()
})
