import {newAccount, SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

test(
  'a wrong password shows an error',
  shows('S2.10.01 S6.02.11 S8.04.01 S8.04.02 S8.06.02'),
  async ({visitor}) => {
    const alert = visitor.page.getByRole('tabpanel', {name: 'Sign In'}).getByRole('alert')
    visitor.expectBrowserError(/status of 400/)
    await visitor.visit('/auth')
    await visitor.fillSignIn(SEEDED.learner, 'not the password')
    await expect(alert.getByText('Failed to sign in. Please check your credentials.')).toBeVisible()
    await expect(alert).not.toHaveText(/firebase|auth\//i)
    await expect(visitor.page).toHaveURL('/auth')
  },
)

test(
  'a sign-in that cannot reach the service shows an error, and works afterwards',
  shows('S7.21.05 S8.04.01'),
  async ({visitor}) => {
    const form = visitor.page.getByRole('tabpanel', {name: 'Sign In'})
    await visitor.visit('/auth')
    await visitor.network.block('accounts')
    await visitor.fillSignIn(SEEDED.learner, SEEDED_PASSWORD)
    await expect(form.getByText(/could not reach/)).toBeVisible()
    visitor.network.restore()
    await visitor.fillSignIn(SEEDED.learner, SEEDED_PASSWORD)
    await expect(visitor.page).toHaveURL('/')
  },
)

for (const provider of ['Google', 'Facebook']) {
  test(
    `cancelling the sign-in with ${provider} is no error`,
    shows('S2.10.03 S2.10.04'),
    async ({visitor}) => {
      const {page} = visitor
      await visitor.visit('/auth')
      await page.getByRole('button', {name: provider}).click()
      const chooser = page.getByRole('dialog', {name: `Choose a ${provider} account`})
      await chooser.getByRole('button', {name: 'Cancel'}).click()
      await expect(chooser).not.toBeAttached()
      await expect(page.getByRole('button', {name: provider})).toBeEnabled()
      await expect(visitor.alert('Error')).toHaveCount(0)
    },
  )

  test(
    `signing in with ${provider} leads to the requested page`,
    shows('S2.10.09 S2.10.11 S4.07.02 S4.07.03 S4.07.04 S7.21.01 S7.21.02 S9.04.03'),
    async ({visitor}) => {
      const {page} = visitor
      const returnPath = () => page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))
      await page.clock.install()
      await visitor.visit('/my-courses')
      await expect(page).toHaveURL('/auth')
      await page.getByRole('button', {name: provider}).click()
      const chooser = page.getByRole('dialog', {name: `Choose a ${provider} account`})
      await chooser.getByLabel('Name').fill('Vera Lund')
      await chooser.getByLabel('Email').fill(newAccount('Vera').email)
      await visitor.network.hold('accounts')
      await chooser.getByRole('button', {name: 'Continue'}).click()
      await expect(page.getByRole('heading', {name: 'Signing you in...'})).toBeVisible()
      await expect(page).toHaveURL(/\/auth-callback/)

      // The success message is shown for 1.5 seconds; the clock is paused to see it.
      await page.clock.pauseAt(Date.now() + 10_000)
      visitor.network.restore()
      await expect(page.getByRole('heading', {name: 'You are signed in'})).toBeVisible()
      await page.clock.runFor(1_499)
      expect(await returnPath()).toBe('/my-courses')
      await page.clock.runFor(1)
      expect(await returnPath()).toBeNull()
      await expect(page).toHaveURL('/my-courses')
      await page.clock.resume()
      await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
      await visitor.visit('/profile')
      await expect(page.getByRole('heading', {name: 'Vera Lund'})).toBeVisible()
    },
  )
}

/** Signs in with an account of Facebook, which vouches for no address. */
async function signInWithFacebook({page}: Visitor, name: string, email: string): Promise<void> {
  await page.getByRole('button', {name: 'Facebook'}).click()
  const chooser = page.getByRole('dialog', {name: 'Choose a Facebook account'})
  await chooser.getByLabel('Name').fill(name)
  await chooser.getByLabel('Email').fill(email)
  await chooser.getByRole('button', {name: 'Continue'}).click()
  await expect(page).toHaveURL('/settings?tab=security')
}

test('a new account of Facebook gets the link to verify its address', async ({visitor, inbox}) => {
  const {email} = newAccount('Vera')
  await visitor.visit('/settings?tab=security')
  await signInWithFacebook(visitor, 'Vera Lund', email)
  await expect(visitor.toast(`We sent a verification link to ${email}.`)).toBeVisible()
  await expect(visitor.main.getByRole('button', {name: 'Resend verification email'})).toBeVisible()
  await expect(visitor.main.getByRole('button', {name: 'Email me a link'})).toBeVisible()
  await inbox.waitForMail(email, /verify/i)
})

test('an account of Facebook without an address is promised no mail', async ({visitor}) => {
  const {main} = visitor
  await visitor.visit('/settings?tab=security')
  await signInWithFacebook(visitor, `Vera ${crypto.randomUUID().slice(0, 8)}`, '')
  // The tab beside it says the same.
  const security = main.getByRole('tabpanel', {name: 'Security'})
  await expect(security.getByText('Your account has no email address')).toBeVisible()
  await expect(security.getByRole('link', {name: 'write to us'})).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('complementary', {name: 'Email verification'})).toHaveCount(0)
  await expect(main.getByRole('button', {name: 'Email me a link'})).toHaveCount(0)
})
