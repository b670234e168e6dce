import {newAccount, SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const chooserOf = ({page}: Visitor, provider: string) =>
  page.getByRole('dialog', {name: `Choose a ${provider} account`})

/** Fills in the chooser that stands where a provider's own window does, which asks who signs in. */
async function fillChooser(visitor: Visitor, provider: string, name: string, email: string): Promise<void> {
  await visitor.page.getByRole('button', {name: provider}).click()
  await chooserOf(visitor, provider).getByLabel('Name').fill(name)
  await chooserOf(visitor, provider).getByLabel('Email').fill(email)
}

const goOn = (visitor: Visitor, provider: string) =>
  chooserOf(visitor, provider).getByRole('button', {name: 'Continue'}).click()

test(
  'a learner signs in after what can go wrong',
  shows('S2.10.01 S2.10.03 S2.10.04 S6.02.11 S7.21.05 S8.04.01 S8.04.02 S8.06.02'),
  async ({visitor}) => {
    const {page} = visitor
    const form = page.getByRole('tabpanel', {name: 'Sign In'})
    visitor.expectBrowserError(/status of 400/)
    await visitor.visit('/auth')

    await test.step('who has an account already signs in with the address that is typed', async () => {
      await visitor.signUp({...newAccount(), email: SEEDED.learner})
      await page.getByRole('button', {name: 'Please sign in instead'}).click()
      await expect(form.getByLabel('Email')).toHaveValue(SEEDED.learner)
      await expect(form.getByLabel('Password', {exact: true})).toBeFocused()
      await form.getByRole('button', {name: 'Forgot password?'}).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Email')).toHaveValue(SEEDED.learner)
      await dialog.getByRole('button', {name: 'Cancel'}).click()
    })

    for (const provider of ['Google', 'Facebook'])
      await test.step(`to cancel at ${provider} is no error`, async () => {
        await page.getByRole('button', {name: provider}).click()
        await chooserOf(visitor, provider).getByRole('button', {name: 'Cancel'}).click()
        await expect(chooserOf(visitor, provider)).not.toBeAttached()
        await expect(page.getByRole('button', {name: provider})).toBeEnabled()
        await expect(visitor.alert('Error')).toHaveCount(0)
      })

    await test.step('a wrong password is an error', async () => {
      const alert = form.getByRole('alert')
      await visitor.fillSignIn(SEEDED.learner, 'not the password')
      await expect(alert.getByText('Failed to sign in. Please check your credentials.')).toBeVisible()
      await expect(alert).not.toHaveText(/firebase|auth\//i)
      await expect(page).toHaveURL('/auth')
    })

    await test.step('a service that is not reached is another, and works afterwards', async () => {
      await visitor.network.block('accounts')
      await visitor.fillSignIn(SEEDED.learner, SEEDED_PASSWORD)
      await expect(form.getByText(/could not reach/)).toBeVisible()
      visitor.network.restore()
      visitor.expectNoMoreErrors()
      await visitor.fillSignIn(SEEDED.learner, SEEDED_PASSWORD)
      await expect(page).toHaveURL('/')
    })
  },
)

test(
  'signing in with Google leads to the requested page',
  shows('S2.10.09 S2.10.11 S4.07.02 S4.07.03 S4.07.04 S7.21.01 S9.04.03'),
  async ({visitor}) => {
    const {page} = visitor
    const returnPath = () => page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))
    await page.clock.install()
    await visitor.visit('/my-courses')
    await expect(page).toHaveURL('/auth')
    await fillChooser(visitor, 'Google', 'Vera Lund', newAccount('Vera').email)
    await visitor.network.hold('accounts')
    await goOn(visitor, 'Google')
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
    await page.getByRole('navigation', {name: 'Account'}).getByRole('link', {name: 'Profile'}).click()
    await expect(page.getByRole('heading', {name: 'Vera Lund'})).toBeVisible()
  },
)

test(
  'an account of Facebook without an address is promised no mail, and one with it gets the link to verify it',
  shows('S2.10.09 S2.10.11 S4.07.02 S4.07.03 S7.21.02'),
  async ({visitor, inbox}) => {
    const {page, main, header} = visitor

    await test.step('without an address', async () => {
      await visitor.visit('/settings?tab=security')
      await fillChooser(visitor, 'Facebook', `Vera ${crypto.randomUUID().slice(0, 8)}`, '')
      await goOn(visitor, 'Facebook')
      await expect(page).toHaveURL('/settings?tab=security')
      // The tab beside it says the same.
      const security = main.getByRole('tabpanel', {name: 'Security'})
      await expect(security.getByText('Your account has no email address')).toBeVisible()
      await expect(security.getByRole('link', {name: 'write to us'})).toHaveAttribute('href', '/contact')
      await expect(main.getByRole('complementary', {name: 'Email verification'})).toHaveCount(0)
      await expect(main.getByRole('button', {name: 'Email me a link'})).toHaveCount(0)
      await header.getByRole('button', {name: 'Account'}).click()
      await page.getByRole('menuitem', {name: 'Sign Out'}).click()
      await expect(header.getByRole('link', {name: 'Sign In'})).toBeVisible()
    })

    await test.step('with an address, for which Facebook does not vouch', async () => {
      const {email} = newAccount('Vera')
      await header.getByRole('link', {name: 'Cart'}).click()
      await expect(page).toHaveURL('/auth')
      await fillChooser(visitor, 'Facebook', 'Vera Lund', email)
      await goOn(visitor, 'Facebook')
      await expect(page).toHaveURL('/cart')
      await expect(visitor.toast(`We sent a verification link to ${email}.`)).toBeVisible()
      await header.getByRole('button', {name: 'Account'}).click()
      await page.getByRole('menuitem', {name: 'Profile'}).click()
      await expect(page.getByRole('heading', {name: 'Vera Lund'})).toBeVisible()
      await page.getByRole('navigation', {name: 'Account'}).getByRole('link', {name: 'Settings'}).click()
      await page.getByRole('tab', {name: 'Security'}).click()
      await expect(main.getByRole('button', {name: 'Resend verification email'})).toBeVisible()
      await expect(main.getByRole('button', {name: 'Email me a link'})).toBeVisible()
      await inbox.waitForMail(email, /verify/i)
    })
  },
)
