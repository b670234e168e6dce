import {linkIn, type Inbox} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** Requests a reset link on the sign-in screen; returns the path of the link in the mail. */
async function requestResetLink(visitor: Visitor, inbox: Inbox, email: string): Promise<string> {
  await visitor.visit('/auth')
  await visitor.page.getByRole('button', {name: /forgot password/i}).click()
  const dialog = visitor.page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', {name: 'Send reset link'}).click()
  await expect(dialog.getByText(/is on its way/)).toBeVisible()
  return linkIn(await inbox.waitForMail(email, /password/i), '/reset-password?type=recovery')
}

async function choosePassword({page}: Visitor, password: string, confirmation = password): Promise<void> {
  const form = page.getByRole('form', {name: 'Reset password'})
  await form.getByLabel('New password', {exact: true}).fill(password)
  await form.getByLabel('Confirm new password').fill(confirmation)
  await form.getByRole('button', {name: 'Update Password'}).click()
}

test(
  'a reset link that cannot be sent shows an error, and can be sent again',
  shows('S2.10.05 S6.02.11 S8.04.05'),
  async ({existingAccount: account, visitor, inbox}) => {
    await visitor.visit('/auth')
    await visitor.page.getByRole('button', {name: /forgot password/i}).click()
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(account.email)
    await visitor.network.block('functions')
    await dialog.getByRole('button', {name: 'Send reset link'}).click()
    await expect(dialog.getByText('Failed to send password reset email. Please try again.')).toBeVisible()
    visitor.network.restore()
    await dialog.getByRole('button', {name: 'Send reset link'}).click()
    await expect(dialog.getByText(/is on its way/)).toBeVisible()
    await inbox.waitForMail(account.email, /password/i)
  },
)

test(
  'the reset form shows errors at invalid passwords',
  shows('S2.01.06 S2.10.13 S2.10.14 S4.06.07 S4.08.02 S5.04.01 S5.04.02 S7.21.06 S8.05.07'),
  async ({existingAccount: account, visitor, inbox}) => {
    const form = visitor.page.getByRole('form', {name: 'Reset password'})
    await visitor.visit(await requestResetLink(visitor, inbox, account.email))
    await choosePassword(visitor, 'short')
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()
    await choosePassword(visitor, 'a better password', 'a bitter password')
    await expect(form.getByText('Passwords do not match')).toBeVisible()
    await visitor.network.fail('accounts')
    await choosePassword(visitor, 'a better password')
    await expect(form.getByText('Failed to update password. Please try again.')).toBeVisible()
    visitor.network.restore()
    await choosePassword(visitor, 'a better password')
    await expect(visitor.toast('Password updated')).toBeVisible()
  },
)

test(
  'a learner resets a forgotten password, and the link works only once',
  shows('S7.04.01 S7.21.09 S8.05.05'),
  async ({newLearner, account, visitor, inbox, openBrowser}) => {
    const link = await requestResetLink(visitor, inbox, account.email)
    await visitor.visit(link)
    await choosePassword(visitor, 'a better password')
    await expect(visitor.toast('Password updated')).toBeVisible()
    await expect(visitor.page).toHaveURL('/')
    await inbox.waitForMail(account.email, /password.*changed/i)

    newLearner.expectBrowserError(/status of 400|invalid-code/)
    await newLearner.visit(link)
    await expect(
      newLearner.page.getByText('Invalid or expired password reset link. Please request a new one.'),
    ).toBeVisible()

    const elsewhere = await openBrowser()
    elsewhere.expectBrowserError(/status of 400/)
    await elsewhere.visit('/auth')
    await elsewhere.fillSignIn(account.email, account.password)
    await expect(elsewhere.page.getByRole('tabpanel', {name: 'Sign In'}).getByRole('alert')).toBeVisible()
    await elsewhere.signIn(account.email, 'a better password')
  },
)

test(
  'the reset page without a code offers to request a link',
  shows('S4.08.03 S8.05.06'),
  async ({visitor}) => {
    const {page} = visitor
    await visitor.visit('/reset-password?type=recovery')
    await expect(page.getByText('Invalid password reset link. Please request a new one.')).toBeVisible()
    await page.getByRole('button', {name: 'Request a new link'}).click()
    await expect(page.getByRole('dialog', {name: 'Reset your password'})).toBeVisible()
  },
)
