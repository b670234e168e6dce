import type {Locator} from '@playwright/test'
import {bank, refundsOf} from '../../integration/commerce/payments.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {approveReturn} from '../fixtures/returns.ts'
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
/** What staff write to the learner. */
const ANSWER = 'You have listened to all of it.'
const JUST_NOW = /^(just now|\d minutes? ago)$/
const ALREADY_REQUESTED = 'A return has already been requested for this order'

const expectVariant = (badge: Locator, variant: string) =>
  expect(badge).toHaveAttribute('data-variant', variant)
const submit = ({page}: Visitor) => page.getByRole('button', {name: 'Submit Return Request'})
const myReturn = ({page}: Visitor) => page.getByRole('row').filter({hasText: REASON})
const requestOf = ({page}: Visitor, {email}: {email: string}) =>
  page.getByRole('row').filter({hasText: email})
/** The search of staff, which reads the list again. */
const search = ({page}: Visitor) => page.getByRole('searchbox', {name: 'Search returns'})

test(
  'a learner asks for a return, once; staff approve it, and refund again when the bank has refused',
  shows(`S1.02.04 S1.03.05 S2.01.22 S2.01.23 S2.01.32 S2.11.06 S2.11.07 S2.11.08 S2.11.19 S2.11.21 S2.15.15 S2.15.16
    S2.15.17 S2.15.18 S2.15.19 S2.15.20 S3.11.02 S3.11.03 S4.10.02 S4.11.01 S4.11.02 S4.11.05 S4.11.06 S4.11.07
    S4.11.09 S4.12.01 S5.06.01 S5.06.02 S5.06.03 S7.15.01 S7.15.02 S7.16.01 S7.17.01 S8.08.05 S9.09.02 S9.09.03`),
  async ({newLearner, account, staff, inbox}) => {
    const {page, main} = newLearner
    // Of the order of somebody else, and of the second request.
    newLearner.expectBrowserError(/status of 403|PERMISSION/)
    const {orderId, sessionId} = await placeOrder(account, WHITEBOARD)
    const form = page.getByRole('form', {name: 'Return request'})
    const second = await newLearner.context.newPage()
    const request = requestOf(staff, account)

    await test.step('a return needs one of the learner’s own orders', async () => {
      await second.goto('/account/returns/new')
      await expect(second).toHaveURL('/account')
      await newLearner.visit('/account/returns/new?orderId=of-somebody-else')
      await expect(
        page.getByText(/We couldn.t find this order or you don.t have permission to view it/).first(),
      ).toBeVisible()
      await page.getByRole('link', {name: 'Back to order history'}).click()
    })

    await test.step('the form takes a reason that is neither empty nor too long', async () => {
      for (const window of [page, second]) {
        await window.getByRole('link', {name: /^Return order/}).click()
        await expect(window).toHaveURL(`/account/returns/new?orderId=${orderId}`)
      }
      await second.getByLabel('Reason').fill('And again.')
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
    })

    await test.step('the return is among those of the account', async () => {
      await expect(page).toHaveURL('/account?tab=returns')
      await expectVariant(myReturn(newLearner).getByText('Pending'), 'secondary')
      await expect(
        myReturn(newLearner).getByRole('cell', {name: `${orderId.slice(0, 8)}…`, exact: true}),
      ).toBeVisible()
      await expect(myReturn(newLearner).getByText(JUST_NOW)).toBeVisible()
      await newLearner.openInAccount('Order History')
      await expect(main.getByText('Return requested')).toBeVisible()
    })

    await test.step('it cannot be requested a second time', async () => {
      await second.getByRole('button', {name: 'Submit Return Request'}).click()
      // Loaded again, the page has no form any more.
      await expect(second.getByLabel('Reason')).toHaveCount(0)
      await expect(second.getByText(ALREADY_REQUESTED).first()).toBeVisible()
      await second.close()
    })

    await test.step('staff read what its approval does, and approve it', async () => {
      await staff.visit('/admin/returns')
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
      await staff.expectFocus()
    })

    await test.step('the learner gets a mail, and loses the course', async () => {
      await inbox.waitForMail(account.email, /return|refund/i)
      await newLearner.openInAccount('My Courses')
      await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
      await newLearner.openInAccount('Order History')
      await expectVariant(main.getByText('Refunded'), 'secondary')
      await newLearner.visit('/account?tab=returns')
      // Learners see the badge as a success, staff see the neutral one.
      await expectVariant(myReturn(newLearner).getByText('Approved'), 'success')
    })

    await test.step('a refund that fails is shown to both, and staff refund again', async () => {
      const [refund] = await refundsOf(sessionId)
      await bank.refundFails(refund?.id ?? '')
      await inbox.waitForMail(account.email, /Your refund has not arrived/)
      await page.getByRole('link', {name: /^View order/}).click()
      await expect(main.getByRole('heading', {name: 'Your refund has not arrived'})).toBeVisible()
      await search(staff).fill(account.email)
      await expect(request.getByText('Refund failed')).toBeVisible()
      await approveReturn(request)
      await expect(request.getByText('Approved')).toBeVisible()
      await newLearner.openInAccount('Order History')
      await page.getByRole('link', {name: /^View order/}).click()
      await expect(newLearner.title(/^Order \w{8}/)).toBeVisible()
      await expect(main.getByText('Refunded', {exact: true})).toBeVisible()
    })
  },
)

test(
  'a return of one of two courses is refused after a while of failures, and the learner keeps the course',
  shows(`S1.03.06 S2.15.15 S2.15.18 S2.15.20 S4.11.03 S4.11.05 S4.11.08 S7.16.02 S8.07.01 S8.07.06 S8.07.19 S8.07.20
    S8.08.05`),
  async ({newLearner, account, staff, inbox}) => {
    const {page, main} = newLearner
    await placeOrder(account, WHITEBOARD, EMAIL)
    const request = requestOf(staff, account)
    const dialog = staff.page.getByRole('dialog', {name: /^Reject return/})

    await test.step('a return names one of the courses', async () => {
      await newLearner.visit('/order-history')
      await page.getByRole('link', {name: /^Return order/}).click()
      await page.getByLabel(WHITEBOARD.title).uncheck()
      await expect(page.getByText('$59.99 would go back.')).toBeVisible()
      await page.getByLabel('Reason').fill(REASON)
    })

    await test.step('a return that cannot be requested shows an error, and can be sent again', async () => {
      await newLearner.network.block('orders')
      await submit(newLearner).click()
      await expect(newLearner.alert('Error creating return request', 'Please try again later')).toBeVisible()
      newLearner.network.restore()
      await submit(newLearner).click()
      await expect(page).toHaveURL('/account?tab=returns')
    })

    await test.step('requests that cannot be loaded show an error, and can be loaded again', async () => {
      await staff.network.block('orders')
      await staff.visit('/admin/returns')
      await expect(staff.alert('Error loading return requests', 'Please try again later')).toBeVisible()
      staff.network.restore()
      await staff.page.getByRole('button', {name: 'Try again'}).click()
      await expect(request.getByText(EMAIL.title)).toBeVisible()
      await expect(request.getByText(WHITEBOARD.title)).toHaveCount(0)
      await expect(request.getByRole('cell', {name: '$59.99', exact: true})).toBeVisible()
    })

    await test.step('an approval would give the one course back alone', async () => {
      await request.getByRole('button', {name: /^Approve/}).click()
      const approval = staff.page.getByRole('dialog', {name: /^Approve return/})
      await expect(approval.getByRole('button', {name: 'Refund $59.99'})).toBeVisible()
      await expect(approval.getByText(`${EMAIL.title} goes`)).toBeVisible()
      await expect(approval.getByText(WHITEBOARD.title)).toHaveCount(0)
      await approval.getByRole('button', {name: 'Cancel'}).click()
      await expect(approval).toBeHidden()
    })

    await test.step('a decision that fails keeps what was written, and asks why', async () => {
      await staff.network.block('functions')
      await request.getByRole('button', {name: /^Reject/}).click()
      await expect(dialog.getByText('What will happen could not be loaded.')).toBeVisible()
      await dialog.getByRole('button', {name: 'Reject Return'}).click()
      await expect(dialog.getByText('Please say why: the learner reads it.')).toBeVisible()
      await dialog.getByLabel('Why').fill(ANSWER)
      await dialog.getByRole('button', {name: 'Reject Return'}).click()
      await expect(staff.alert('Error', 'Failed to update return status')).toBeVisible()
      await expect(dialog.getByLabel('Why')).toHaveValue(ANSWER)
      staff.network.restore()
      await dialog.getByRole('button', {name: 'Try again'}).click()
      await expect(dialog.getByText(`${account.email} is told by mail.`)).toBeVisible()
    })

    await test.step('staff reject it', async () => {
      // The list cannot be loaded again: what it showed stays.
      await staff.network.block('orders')
      await dialog.getByRole('button', {name: 'Reject Return'}).click()
      await expect(staff.toast('Return request has been rejected')).toBeVisible()
      await expect(staff.alert('Error loading return requests', 'Please try again later')).toBeVisible()
      await expect(request).toBeVisible()
      staff.network.restore()
      await search(staff).fill(account.email)
      await expectVariant(request.getByText('Rejected'), 'destructive')
      await expect(request.getByRole('button')).toHaveCount(0)
    })

    await test.step('the learner reads why, and keeps the course', async () => {
      expect((await inbox.waitForMail(account.email, /return/i)).html).toContain(ANSWER)
      await newLearner.openInAccount('Order History')
      await expect(main.getByText('Return rejected')).toBeVisible()
      await page.getByRole('navigation', {name: 'Account'}).getByRole('link', {name: 'Overview'}).click()
      await page.getByRole('tab', {name: 'My Returns'}).click()
      await expectVariant(myReturn(newLearner).getByText('Rejected'), 'destructive')
      await expect(myReturn(newLearner).getByText(ANSWER)).toBeVisible()
      await page.getByRole('link', {name: /^View order/}).click()
      await expect(page.getByText(ANSWER)).toBeVisible()
      await newLearner.openInAccount('My Courses')
      await expect(page.getByRole('heading', {name: EMAIL.title})).toBeVisible()
    })
  },
)
