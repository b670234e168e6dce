import {stack} from '../stack.ts'
import {eventually, expect, newAccount, test, type Mail} from './person.ts'

/** The address of our own that a mail leads to. */
function linkIn(mail: Mail, path: string): string {
  const address = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .find((href) => href.startsWith(`${stack.siteUrl}${path}`))
  if (!address) throw new Error(`No link to ${path} in ${mail.subject}.`)
  return address.slice(stack.siteUrl.length)
}

test('a visitor opens an account, is told what is missing, and verifies the address', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount()
  const form = page.getByRole('tabpanel', {name: 'Sign Up'})
  await ada.visit('/auth')
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await form.getByRole('button', {name: 'Create account'}).click()
  for (const field of ['First name', 'Last name', 'Email', 'Password'])
    await eventually(() => form.getByLabel(field, {exact: true}).getAttribute('aria-invalid'), 10_000).toBe(
      'true',
    )
  await ada.signUp({...account, password: 'tiny'})
  await form.getByText('Password must be at least 6 characters').waitFor()
  await ada.signUp(account)
  await ada.toast('Check your email').waitFor()
  await ada.toast(`We sent a verification link to ${account.email}.`).waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  const verifying = async () =>
    (await ada.inbox.mailsTo(account.email)).filter(({subject}) => /verify/i.test(subject))
  await eventually(async () => (await verifying()).length).toBe(1)

  // Until then the account reminds her, and sends the link once more.
  await ada.visit('/account')
  const reminder = page.getByRole('complementary', {name: 'Email verification'})
  await ada.cutOff('functions')
  await reminder.getByRole('button', {name: 'Resend verification email'}).click()
  await ada.alarm('Error', 'Failed to send verification email. Please try again.').waitFor()
  await ada.reconnect()
  await reminder.getByRole('button', {name: 'Resend verification email'}).click()
  await ada.toast('Verification email sent').waitFor()
  await ada.toast('Please check your inbox for the verification link.').waitFor()
  await eventually(async () => (await verifying()).length).toBe(2)

  const mail = await ada.inbox.waitForMail(account.email, /verify/i)
  await ada.visit(linkIn(mail, '/auth-callback'))
  await page.getByRole('heading', {name: 'Your email address is verified'}).waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await ada.visit('/account')
  await page.getByRole('tab', {name: 'My Orders'}).waitFor()
  await reminder.waitFor({state: 'detached'})
})

test('passwords that differ are not taken for a new account', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const form = page.getByRole('tabpanel', {name: 'Sign Up'})
  await ada.visit('/auth')
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Fenn')
  await form.getByLabel('Email').fill(newAccount().email)
  await form.getByLabel('Password', {exact: true}).fill('one password')
  await form.getByLabel('Confirm password').fill('another password')
  await form.getByRole('button', {name: 'Create account'}).click()
  await form.getByText('Passwords do not match').waitFor()
  expect(await form.getByLabel('First name').inputValue()).toBe('Ada')
})

test('an account that cannot be opened is told as such', async ({meet}) => {
  const ada = await meet()
  const form = ada.page.getByRole('tabpanel', {name: 'Sign Up'})
  await ada.visit('/auth')
  await ada.breakDown('accounts')
  await ada.signUp(newAccount())
  await form.getByRole('alert').getByText('Failed to create account. Please try again.').waitFor()
  expect(ada.path).toBe('/auth')
})

test('a wrong password is told as such, and the service being away too', async ({meet}) => {
  const ada = await meet()
  const form = ada.page.getByRole('tabpanel', {name: 'Sign In'})
  await ada.visit('/auth')
  await ada.fillSignIn('learner@lectern.test', 'not the password')
  await form.getByRole('alert').getByText('Failed to sign in. Please check your credentials.').waitFor()
  expect(await form.getByRole('alert').innerText()).not.toMatch(/firebase|auth\//i)
  expect(ada.path).toBe('/auth')
  await ada.cutOff('accounts')
  await form.getByRole('button', {name: /^sign in$/i}).click()
  await form.getByText(/could not reach/).waitFor()
  await ada.reconnect()
  await ada.fillSignIn('learner@lectern.test', 'lectern')
  await ada.page.waitForURL((url) => url.pathname === '/')
})

test('a learner who forgot her password chooses a new one by mail', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount()
  await ada.open(account)
  await ada.inbox.waitForMail(account.email, /verify/i)

  const ben = await meet()
  const there = ben.page
  await ben.visit('/auth')
  await there.getByRole('button', {name: /forgot password/i}).click()
  const dialog = there.getByRole('dialog')
  await dialog.getByLabel('Email').fill(account.email)
  await ben.cutOff('functions')
  await dialog.getByRole('button', {name: 'Send reset link'}).click()
  await dialog.getByText('Failed to send password reset email. Please try again.').waitFor()
  await ben.reconnect()
  await dialog.getByRole('button', {name: 'Send reset link'}).click()
  await dialog.getByText(/is on its way/).waitFor()
  const mail = await ben.inbox.waitForMail(account.email, /password/i)
  const link = linkIn(mail, '/reset-password?type=recovery')

  await ben.visit(link)
  const form = there.getByRole('form', {name: 'Reset password'})
  await form.getByLabel('New password', {exact: true}).fill('short')
  await form.getByLabel('Confirm new password').fill('short')
  await form.getByRole('button', {name: 'Update Password'}).click()
  await form.getByText('Password must be at least 6 characters').waitFor()
  await form.getByLabel('New password', {exact: true}).fill('a better password')
  await form.getByLabel('Confirm new password').fill('a bitter password')
  await form.getByRole('button', {name: 'Update Password'}).click()
  await form.getByText('Passwords do not match').waitFor()
  await form.getByLabel('New password', {exact: true}).fill('a better password')
  await form.getByLabel('Confirm new password').fill('a better password')
  await ben.breakDown('accounts')
  await form.getByRole('button', {name: 'Update Password'}).click()
  await form.getByText('Failed to update password. Please try again.').waitFor()
  await ben.reconnect()
  await form.getByLabel('New password', {exact: true}).fill('a better password')
  await form.getByLabel('Confirm new password').fill('a better password')
  await form.getByRole('button', {name: 'Update Password'}).click()
  await ben.toast('Password updated').waitFor()
  await there.waitForURL((url) => url.pathname === '/')
  await ben.inbox.waitForMail(account.email, /password.*changed/i)

  // The link works once, and only the new password opens the account.
  await ada.visit(link)
  await page.getByText('Invalid or expired password reset link. Please request a new one.').waitFor()
  await ada.visit('/reset-password?type=recovery')
  await page.getByText('Invalid password reset link. Please request a new one.').waitFor()
  await page.getByRole('button', {name: 'Request a new link'}).click()
  await page.getByRole('dialog', {name: 'Reset your password'}).waitFor()
  const cleo = await meet()
  await cleo.visit('/auth')
  await cleo.fillSignIn(account.email, account.password)
  await cleo.page.getByRole('tabpanel', {name: 'Sign In'}).getByRole('alert').waitFor()
  await cleo.signIn(account.email, 'a better password')
})

test.for(['Google', 'Facebook'])(
  'a visitor comes in by %s, to the page she wanted',
  async (provider, {meet}) => {
    const ada = await meet()
    const {page} = ada
    const returnPath = () => page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))
    await page.clock.install()
    await ada.visit('/my-courses')
    await page.waitForURL((url) => url.pathname === '/auth')
    await page.getByRole('button', {name: provider}).click()
    const chooser = page.getByRole('dialog', {name: `Choose a ${provider} account`})
    await chooser.getByRole('button', {name: 'Cancel'}).click()
    await ada.alarm('Error', `Failed to sign in with ${provider}. Please try again.`).waitFor()
    await chooser.waitFor({state: 'detached'})
    await page.getByRole('button', {name: provider}).click()
    await chooser.getByLabel('Name').fill('Vera Lund')
    await chooser.getByLabel('Email').fill(newAccount('Vera').email)
    await ada.holdUp('accounts')
    await chooser.getByRole('button', {name: 'Continue'}).click()
    await page.waitForURL((url) => url.pathname === '/auth-callback')
    await page.getByRole('heading', {name: 'Signing you in...'}).waitFor()
    // The good news stands for a second and a half, by a clock that moves only when it is moved.
    await page.clock.pauseAt(Date.now() + 1_000)
    await ada.reconnect()
    await page.getByRole('heading', {name: 'You are signed in'}).waitFor()
    await page.clock.runFor(1_499)
    expect(await returnPath()).toBe('/my-courses')
    await page.clock.runFor(1)
    expect(await returnPath()).toBeNull()
    await page.waitForURL((url) => url.pathname === '/my-courses')
    await page.clock.resume()
    await page.getByRole('heading', {name: "You haven't purchased any courses yet"}).waitFor()
    await ada.visit('/profile')
    await page.getByRole('heading', {name: 'Vera Lund'}).waitFor()
  },
)

test('while a link is being checked, its page says so', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.holdUp('accounts')
  await ada.visit('/auth-callback?mode=verifyEmail&oobCode=never-given')
  await page.getByRole('heading', {name: 'Signing you in...'}).waitFor()
  await ada.reconnect()
  await page.getByRole('heading', {name: 'Unable to authenticate'}).waitFor()
  await ada.holdUp('accounts')
  await ada.visit('/reset-password?type=recovery&oobCode=never-given')
  await page.getByText('Checking the link').first().waitFor({state: 'attached'})
  await ada.reconnect()
  await page.getByRole('heading', {name: 'This link does not work'}).waitFor()
})

test('a callback that has nothing good to say leads back to the sign-in', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  for (const [query, words] of [
    ['?error=access_denied', 'Unable to authenticate'],
    ['?error=x&error_description=The+moon+is+full', 'Unable to authenticate'],
    ['?mode=verifyEmail&oobCode=never-given', 'Unable to authenticate'],
    ['', 'No session detected'],
  ] as const) {
    await ada.visit(`/auth-callback${query}`)
    await page.getByRole('heading', {name: words}).waitFor()
  }
  await ada.visit('/auth-callback?error=x&error_description=The+moon+is+full')
  await page.getByText(/The moon is full/).waitFor()
  await page.getByRole('link', {name: 'Return to Login'}).click()
  await eventually(() => ada.path).toBe('/auth')
})
