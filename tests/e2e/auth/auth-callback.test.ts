import {expect, shows, test} from '../fixtures/test.ts'

test(
  'the callback shows that a link is being checked',
  shows('S2.10.08 S4.07.01 S4.08.01'),
  async ({visitor}) => {
    const {page} = visitor
    visitor.expectBrowserError(/status of 400|invalid-code/)
    await visitor.network.hold('accounts')
    await visitor.visit('/auth-callback?mode=verifyEmail&oobCode=never-given')
    await expect(page.getByRole('heading', {name: 'Signing you in...'})).toBeVisible()
    visitor.network.restore()
    await expect(page.getByRole('heading', {name: 'Unable to authenticate'})).toBeVisible()

    await visitor.network.hold('accounts')
    await visitor.visit('/reset-password?type=recovery&oobCode=never-given')
    await expect(page.getByText('Checking the link').first()).toBeAttached()
    visitor.network.restore()
    await expect(page.getByRole('heading', {name: 'This link does not work'})).toBeVisible()
  },
)

for (const [query, words] of [
  ['?error=access_denied', 'Unable to authenticate'],
  ['?error=x&error_description=The+moon+is+full', 'Unable to authenticate'],
  ['?mode=verifyEmail&oobCode=never-given', 'Unable to authenticate'],
  ['', 'No session detected'],
] as const)
  test(
    `the callback ${query || 'without a query'} shows '${words}'`,
    shows('S2.01.05 S2.10.10 S4.07.05 S6.02.11 S8.05.01 S8.05.03 S8.05.04'),
    async ({visitor}) => {
      visitor.expectBrowserError(/status of 400|invalid-code/)
      await visitor.visit(`/auth-callback${query}`)
      await expect(visitor.page.getByRole('heading', {name: words})).toBeVisible()
    },
  )

test(
  'a failed callback shows the reason and a link to the sign-in page',
  shows('S2.10.12 S8.05.02'),
  async ({visitor}) => {
    const {page} = visitor
    await visitor.visit('/auth-callback?error=x&error_description=The+moon+is+full')
    await expect(page.getByText('The sign-in service did not let you in.')).toBeVisible()
    // Anybody can write an address: its text is not ours.
    await expect(page.getByText(/The moon is full/)).toHaveCount(0)
    await page.getByRole('link', {name: 'Return to Login'}).click()
    await expect(page).toHaveURL('/auth')
  },
)

test('a broken verification link leads who is signed in to their account', async ({newLearner}) => {
  const {page} = newLearner
  newLearner.expectBrowserError(/status of 400|invalid-code/)
  await newLearner.visit('/auth-callback?mode=verifyEmail&oobCode=never-given')
  await page.getByRole('link', {name: 'Go to your account'}).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('button', {name: 'Resend verification email'})).toBeVisible()
})
