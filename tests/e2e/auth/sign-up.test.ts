import {linkIn, type Inbox} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'

const verificationMails = async (inbox: Inbox, email: string) =>
  (await inbox.mailsTo(email)).filter(({subject}) => /verify/i.test(subject)).length

test(
  'a visitor creates an account, is told to check their mail, and verifies their address',
  shows(`S2.01.04 S2.10.02 S2.10.09 S2.10.11 S2.11.01 S4.06.06 S4.07.02 S4.07.03 S5.03.01 S5.03.02 S5.03.03 S5.03.04
    S5.03.05 S5.13.01 S7.21.04 S7.21.12 S8.04.03 S8.04.06 S8.04.09 S8.04.10 S8.06.03 S9.04.03 S9.07.01`),
  async ({visitor, account, inbox}) => {
    const {page, header, network} = visitor
    const form = page.getByRole('tabpanel', {name: 'Sign Up'})
    const create = form.getByRole('button', {name: 'Create account'})

    await test.step('empty fields have errors', async () => {
      await visitor.visit('/auth')
      await page.getByRole('tab', {name: 'Sign Up'}).click()
      await create.click()
      for (const field of ['First name', 'Last name', 'Email', 'Password'])
        await expect(form.getByLabel(field, {exact: true})).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('passwords that are too short or differ are rejected', async () => {
      await visitor.signUp({...account, password: 'tiny'})
      await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()
      await form.getByLabel('Password', {exact: true}).fill('one password')
      await form.getByLabel('Confirm password').fill('another password')
      await create.click()
      await expect(form.getByText('Passwords do not match')).toBeVisible()
      await expect(form.getByLabel('First name')).toHaveValue(account.firstName)
    })

    await test.step('an account that cannot be created is an error', async () => {
      await network.fail('accounts')
      await visitor.signUp(account)
      await expect(
        form.getByRole('alert').getByText('Failed to create account. Please try again.'),
      ).toBeVisible()
      await expect(page).toHaveURL('/auth')
      network.restore()
      visitor.expectNoMoreErrors()
    })

    await test.step('one that is created gets a mail', async () => {
      await create.click()
      await expect(visitor.toast('Check your email')).toBeVisible()
      await expect(visitor.toast(`We sent a verification link to ${account.email}.`)).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect.poll(() => verificationMails(inbox, account.email)).toBe(1)
    })

    const reminder = page.getByRole('complementary', {name: 'Email verification'})
    const openOrders = async () => {
      await header.getByRole('button', {name: 'Account'}).click()
      await page.getByRole('menuitem', {name: 'Order History'}).click()
      await expect(visitor.title('Order History')).toBeVisible()
    }
    await test.step('the account shows a reminder, and resends the link', async () => {
      await openOrders()
      await reminder.getByRole('button', {name: 'Resend verification email'}).click()
      await expect(visitor.toast('Verification email sent')).toBeVisible()
      await expect(visitor.toast('Please check your inbox for the verification link.')).toBeVisible()
      await expect.poll(() => verificationMails(inbox, account.email)).toBe(2)
    })

    await test.step('the link verifies the address, and leads to the home page', async () => {
      await visitor.visit(linkIn(await inbox.waitForMail(account.email, /verify/i), '/auth-callback'))
      await expect(page.getByRole('heading', {name: 'Your email address is verified'})).toBeVisible()
      await expect(page).toHaveURL('/')
      await openOrders()
      await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible()
      await expect(reminder).not.toBeAttached()
    })
  },
)
