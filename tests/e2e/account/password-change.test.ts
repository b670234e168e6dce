import {signedInUser} from '../fixtures/open-account.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a learner changes the password, gets a mail about it, and ends the sessions elsewhere',
  shows(`S1.02.08 S2.11.46 S2.11.47 S2.11.48 S2.11.49 S5.05.01 S5.05.02 S5.05.03 S5.05.04 S5.05.05 S7.04.01 S7.21.09
    S8.07.12 S8.07.13 S8.08.02`),
  async ({newLearner, account, inbox}) => {
    const {page, network} = newLearner
    const form = page.getByRole('form', {name: 'Change password'})
    const change = form.getByRole('button', {name: 'Change Password'})
    const changePassword = async (current: string, next: string, confirmation = next) => {
      await form.getByLabel('Current password').fill(current)
      await form.getByLabel('New password', {exact: true}).fill(next)
      await form.getByLabel('Confirm new password').fill(confirmation)
      await change.click()
    }
    await newLearner.visit('/settings?tab=security')

    await test.step('it requires the current one, the new one and its confirmation', async () => {
      await change.click()
      for (const label of ['Current password', 'New password', 'Confirm new password'])
        await expect(form.getByLabel(label, {exact: true})).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('new passwords that differ are an error', async () => {
      await changePassword('any password', 'a newer password', 'a never password')
      await expect(newLearner.toast("Passwords don't match")).toBeVisible()
      await expect(newLearner.toast('New password and confirmation must match')).toBeVisible()
      await expect(form.getByText('New password and confirmation must match')).toBeVisible()
    })

    await test.step('one that cannot be changed says why', async () => {
      const title = 'Error changing password'
      newLearner.expectBrowserError(/status of 400|could not be changed/)
      await changePassword('not my password', 'a newer password')
      await expect(newLearner.alert(title, 'Your current password is not correct.')).toBeVisible()
      await expect(form.getByText('Your current password is not correct.')).toBeVisible()
      await changePassword(account.password, 'Qwerty123')
      await expect(form.getByText('Too many people use this password. Please choose another.')).toBeVisible()
      await network.fail('accounts')
      await changePassword(account.password, 'a newer password')
      await expect(newLearner.alert(title, 'Could not update your password')).toBeVisible()
      await expect(form.getByText('Could not update your password')).toBeVisible()
      network.restore()
      newLearner.expectNoMoreErrors()
    })

    await test.step('one that is changed can be signed in with', async () => {
      await changePassword(account.password, 'a newer password')
      await expect(newLearner.toast('Password updated')).toBeVisible()
      await expect(newLearner.toast('Your password has been changed successfully')).toBeVisible()
      await inbox.waitForMail(account.email, /password.*changed/i)
      expect(await signedInUser(account.email, 'a newer password')).toMatchObject({email: account.email})
    })

    await test.step('ending the other sessions keeps this one', async () => {
      await page.getByRole('button', {name: 'End Other Sessions'}).click()
      await expect(newLearner.toast('Other sessions ended')).toBeVisible()
      await newLearner.visit('/order-history')
      await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible()
    })
  },
)
