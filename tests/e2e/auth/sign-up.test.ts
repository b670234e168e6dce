import {newAccount, SEEDED} from '../fixtures/accounts.ts'
import {linkIn, type Inbox} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'

const verificationMails = async (inbox: Inbox, email: string) =>
  (await inbox.mailsTo(email)).filter(({subject}) => /verify/i.test(subject)).length

test(
  'a sign-up with empty fields shows errors at them',
  shows('S2.10.02 S5.03.01 S5.03.02 S5.03.03 S5.03.04 S5.13.01'),
  async ({visitor}) => {
    const {page} = visitor
    const form = page.getByRole('tabpanel', {name: 'Sign Up'})
    await visitor.visit('/auth')
    await page.getByRole('tab', {name: 'Sign Up'}).click()
    await form.getByRole('button', {name: 'Create account'}).click()
    for (const field of ['First name', 'Last name', 'Email', 'Password'])
      await expect(form.getByLabel(field, {exact: true})).toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  'a sign-up with passwords that are too short or differ is rejected',
  shows('S5.03.05 S8.06.03 S9.07.01'),
  async ({visitor, account}) => {
    const {page} = visitor
    const form = page.getByRole('tabpanel', {name: 'Sign Up'})
    await visitor.visit('/auth')
    await visitor.signUp({...account, password: 'tiny'})
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()

    await form.getByLabel('Password', {exact: true}).fill('one password')
    await form.getByLabel('Confirm password').fill('another password')
    await form.getByRole('button', {name: 'Create account'}).click()
    await expect(form.getByText('Passwords do not match')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue(account.firstName)
  },
)

test('an account that cannot be created shows an error', shows('S8.04.03'), async ({visitor}) => {
  const form = visitor.page.getByRole('tabpanel', {name: 'Sign Up'})
  await visitor.visit('/auth')
  await visitor.network.fail('accounts')
  await visitor.signUp(newAccount())
  await expect(form.getByRole('alert').getByText('Failed to create account. Please try again.')).toBeVisible()
  await expect(visitor.page).toHaveURL('/auth')
})

test('who has an account already signs in with the address that is typed', async ({visitor}) => {
  const {page} = visitor
  visitor.expectBrowserError(/status of 400/)
  await visitor.visit('/auth')
  await visitor.signUp({...newAccount(), email: SEEDED.learner})
  await page.getByRole('button', {name: 'Please sign in instead'}).click()
  const form = page.getByRole('tabpanel', {name: 'Sign In'})
  await expect(form.getByLabel('Email')).toHaveValue(SEEDED.learner)
  await expect(form.getByLabel('Password', {exact: true})).toBeFocused()
  await form.getByRole('button', {name: 'Forgot password?'}).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(SEEDED.learner)
})

test(
  'a visitor creates an account and is told to check their mail',
  shows('S2.01.04 S2.10.02 S8.04.06'),
  async ({visitor, account, inbox}) => {
    await visitor.visit('/auth')
    await visitor.signUp(account)
    await expect(visitor.toast('Check your email')).toBeVisible()
    await expect(visitor.toast(`We sent a verification link to ${account.email}.`)).toBeVisible()
    await expect(visitor.page).toHaveURL('/')
    await expect.poll(() => verificationMails(inbox, account.email)).toBe(1)
  },
)

test(
  'the account shows a reminder to verify the address, and resends the link',
  shows('S7.21.12 S8.04.09 S8.04.10 S8.04.11 S8.07.01'),
  async ({visitor: newLearner, account, inbox}) => {
    await newLearner.openAccount(account)
    await inbox.waitForMail(account.email, /verify/i)
    await newLearner.visit('/account')
    const reminder = newLearner.page.getByRole('complementary', {name: 'Email verification'})
    await newLearner.network.block('functions')
    await reminder.getByRole('button', {name: 'Resend verification email'}).click()
    await expect(
      newLearner.alert('Error', 'Failed to send verification email. Please try again.'),
    ).toBeVisible()

    newLearner.network.restore()
    await reminder.getByRole('button', {name: 'Resend verification email'}).click()
    await expect(newLearner.toast('Verification email sent')).toBeVisible()
    await expect(newLearner.toast('Please check your inbox for the verification link.')).toBeVisible()
    await expect.poll(() => verificationMails(inbox, account.email)).toBe(2)
  },
)

test(
  'the link in the mail verifies the address and leads to the home page',
  shows('S2.10.09 S2.10.11 S2.11.01 S4.06.06 S4.07.02 S4.07.03 S7.21.04 S9.04.03'),
  async ({visitor: newLearner, account, inbox}) => {
    const {page} = newLearner
    await newLearner.openAccount(account)
    const reminder = page.getByRole('complementary', {name: 'Email verification'})
    const mail = await inbox.waitForMail(account.email, /verify/i)
    await newLearner.visit('/account')
    await expect(reminder).toBeVisible()
    await newLearner.visit(linkIn(mail, '/auth-callback'))
    await expect(page.getByRole('heading', {name: 'Your email address is verified'})).toBeVisible()
    await expect(page).toHaveURL('/')
    await newLearner.visit('/account')
    await expect(page.getByRole('tab', {name: 'My Orders'})).toBeVisible()
    await expect(reminder).not.toBeAttached()
  },
)
