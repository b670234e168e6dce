import {linkIn} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

async function choosePassword({page}: Visitor, password: string, confirmation = password): Promise<void> {
  const form = page.getByRole('form', {name: 'Reset password'})
  await form.getByLabel('New password', {exact: true}).fill(password)
  await form.getByLabel('Confirm new password').fill(confirmation)
  await form.getByRole('button', {name: 'Update Password'}).click()
}

test(
  'a learner resets a forgotten password, and the link works only once',
  shows(`S2.01.06 S2.10.05 S2.10.13 S2.10.14 S4.06.07 S4.08.01 S4.08.02 S5.04.01 S5.04.02 S6.02.11 S7.04.01 S7.21.06
    S7.21.09 S8.04.05 S8.05.05 S8.05.07`),
  async ({existingAccount: account, visitor, inbox, openBrowser}) => {
    const {page, network} = visitor

    await test.step('a link that cannot be sent is an error, and can be sent again', async () => {
      await visitor.visit('/auth')
      await page.getByRole('button', {name: /forgot password/i}).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email').fill(account.email)
      await network.block('functions')
      await dialog.getByRole('button', {name: 'Send reset link'}).click()
      await expect(dialog.getByText('Failed to send password reset email. Please try again.')).toBeVisible()
      network.restore()
      await dialog.getByRole('button', {name: 'Send reset link'}).click()
      await expect(dialog.getByText(/is on its way/)).toBeVisible()
    })
    visitor.expectNoMoreErrors()
    const link = linkIn(await inbox.waitForMail(account.email, /password/i), '/reset-password?type=recovery')

    await test.step('its form shows errors, and takes a better password', async () => {
      const form = page.getByRole('form', {name: 'Reset password'})
      await visitor.visit(link)
      await choosePassword(visitor, 'short')
      await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()
      await choosePassword(visitor, 'a better password', 'a bitter password')
      await expect(form.getByText('Passwords do not match')).toBeVisible()
      await network.fail('accounts')
      await choosePassword(visitor, 'a better password')
      await expect(form.getByText('Failed to update password. Please try again.')).toBeVisible()
      network.restore()
      visitor.expectNoMoreErrors()
      await choosePassword(visitor, 'a better password')
      await expect(visitor.toast('Password updated')).toBeVisible()
      await expect(page).toHaveURL('/')
      await inbox.waitForMail(account.email, /password.*changed/i)
    })

    const elsewhere = await openBrowser()
    elsewhere.expectBrowserError(/status of 400|invalid-code/)
    await test.step('used, it is checked, and leads to another one', async () => {
      await elsewhere.network.hold('accounts')
      await elsewhere.visit(link)
      await expect(elsewhere.page.getByText('Checking the link').first()).toBeAttached()
      elsewhere.network.restore()
      await expect(elsewhere.page.getByRole('heading', {name: 'This link does not work'})).toBeVisible()
      await expect(
        elsewhere.page.getByText('Invalid or expired password reset link. Please request a new one.'),
      ).toBeVisible()
      await elsewhere.page.getByRole('button', {name: 'Request a new link'}).click()
      const dialog = elsewhere.page.getByRole('dialog', {name: 'Reset your password'})
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', {name: 'Cancel'}).click()
    })

    await test.step('one signs in with the new password, and not with the former', async () => {
      await elsewhere.header.getByRole('link', {name: 'Sign In'}).click()
      await elsewhere.fillSignIn(account.email, account.password)
      await expect(elsewhere.page.getByRole('tabpanel', {name: 'Sign In'}).getByRole('alert')).toBeVisible()
      await elsewhere.fillSignIn(account.email, 'a better password')
      await expect(elsewhere.page).toHaveURL('/')
    })
  },
)
