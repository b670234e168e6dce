import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a visitor whose link or sign-in has failed is told so, and led to the sign-in page',
  shows('S2.01.05 S2.10.08 S2.10.10 S2.10.12 S4.07.01 S4.07.05 S6.02.11 S8.05.01 S8.05.02 S8.05.04'),
  async ({visitor}) => {
    const {page} = visitor
    const failed = page.getByRole('heading', {name: 'Unable to authenticate'})
    await test.step('a link is being checked, and does not work', async () => {
      visitor.expectBrowserError(/status of 400|invalid-code/)
      await visitor.network.hold('accounts')
      await visitor.visit('/auth-callback?mode=verifyEmail&oobCode=never-given')
      await expect(page.getByRole('heading', {name: 'Signing you in...'})).toBeVisible()
      visitor.network.restore()
      await expect(failed).toBeVisible()
    })
    await test.step('a sign-in was refused', async () => {
      await visitor.visit('/auth-callback?error=x&error_description=The+moon+is+full')
      await expect(failed).toBeVisible()
      await expect(page.getByText('The sign-in service did not let you in.')).toBeVisible()
      // Anybody can write an address: its text is not ours.
      await expect(page.getByText(/The moon is full/)).toHaveCount(0)
      await page.getByRole('link', {name: 'Return to Login'}).click()
      await expect(page).toHaveURL('/auth')
    })
  },
)

test(
  'a broken verification link leads who is signed in to their account, which has a new one sent',
  shows('S7.21.12 S8.04.11 S8.07.01'),
  async ({newLearner, account, inbox}) => {
    const {page} = newLearner
    newLearner.expectBrowserError(/status of 400|invalid-code/)
    await newLearner.visit('/auth-callback?mode=verifyEmail&oobCode=never-given')
    await page.getByRole('link', {name: 'Go to your account'}).click()
    await expect(page).toHaveURL('/account')
    const resend = page.getByRole('button', {name: 'Resend verification email'})
    await newLearner.network.block('functions')
    await resend.click()
    await expect(
      newLearner.alert('Error', 'Failed to send verification email. Please try again.'),
    ).toBeVisible()
    newLearner.network.restore()
    await resend.click()
    await expect(newLearner.toast('Verification email sent')).toBeVisible()
    await inbox.waitForMail(account.email, /verify/i)
  },
)
