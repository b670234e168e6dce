import {Timestamp} from 'firebase-admin/firestore'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {stack} from '../../stack.ts'
import {signedInUser} from '../fixtures/open-account.ts'
import {expect, shows, test} from '../fixtures/test.ts'

async function profileOf(email: string) {
  const {uid} = await accounts.getUserByEmail(email)
  return firestore.doc(`profiles/${uid}`)
}

test(
  'the profile of a new learner has the name and email address of the sign-up',
  shows(`S2.01.26 S2.11.25 S2.11.26 S2.11.28 S2.11.29 S2.11.31 S2.11.33 S4.06.08 S7.11.01 S7.21.03 S7.21.07
    S7.21.10`),
  async ({newLearner, account}) => {
    const {page, main} = newLearner
    await newLearner.visit('/profile')
    await expect(page.getByRole('heading', {name: 'Ada Fenn'})).toBeVisible()
    await expect(main.getByText(account.email).first()).toBeVisible()
    await expect(main.getByText('A', {exact: true}).first()).toBeVisible()
    await expect(page.getByRole('term')).toHaveText(['First name', 'Last name'])
    await expect(page.getByRole('definition')).toHaveText(['Ada', 'Fenn'])
    await page.getByRole('link', {name: 'Edit Profile'}).click()
    await expect(page).toHaveURL('/account/edit-profile')
  },
)

test(
  'a learner can change the name, but not the email address',
  shows(`S1.02.06 S2.01.24 S2.11.09 S2.11.10 S2.11.11 S2.11.12 S2.11.26 S3.12.01 S3.12.02 S5.07.01 S7.11.02
    S7.12.01`),
  async ({newLearner, account}) => {
    const {page} = newLearner
    const form = page.getByRole('form', {name: 'Edit profile'})
    await newLearner.visit('/account/edit-profile')
    await expect(form.getByLabel('Email')).toBeDisabled()
    await expect(form.getByLabel('Email')).toHaveValue(account.email)
    await expect(form.getByRole('link', {name: 'in your settings'})).toHaveAttribute(
      'href',
      '/settings?tab=account',
    )
    await form.getByLabel('First name').fill('Adelaide')
    await form.getByLabel('Last name').fill('Fenwick')
    await form.getByRole('button', {name: 'Save Changes'}).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', {name: 'Adelaide Fenwick'})).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', {name: 'Adelaide Fenwick'})).toBeVisible()
    await expect(page.getByRole('definition')).toHaveText(['Adelaide', 'Fenwick'])
    // The email address is part of the account, not of the profile document.
    const profile = await profileOf(account.email)
    expect((await profile.get()).data()).toEqual({
      firstName: 'Adelaide',
      lastName: 'Fenwick',
      updatedAt: expect.any(Timestamp),
    })
  },
)

test(
  'a name that cannot be saved shows an error, and stays in its field',
  shows('S8.07.01 S8.07.07'),
  async ({learner}) => {
    const form = learner.page.getByRole('form', {name: 'Edit profile'})
    await learner.visit('/account/edit-profile')
    await form.getByLabel('Last name').fill('Stone')
    await learner.network.block('orders')
    await form.getByRole('button', {name: 'Save Changes'}).click()
    await expect(learner.alert('Error updating profile', 'Please try again later')).toBeVisible()
    await expect(form.getByLabel('Last name')).toHaveValue('Stone')
  },
)

test('a profile with a picture shows it', shows('S2.11.24'), async ({newLearner, account}) => {
  const {page, main} = newLearner
  // Accounts of Google or Facebook may have a picture.
  const avatarUrl = `${stack.siteUrl}/apple-touch-icon.png`
  await (await profileOf(account.email)).update({avatarUrl})
  await newLearner.visit('/profile')
  await expect(page.getByRole('heading', {name: 'Ada Fenn'})).toBeVisible()
  await expect(main.getByRole('presentation')).toHaveAttribute('src', avatarUrl)
})

test(
  'an account without a name says so',
  shows('S2.11.27 S2.11.30 S2.11.32'),
  async ({openBrowser, account}) => {
    const {email, password} = account
    // An account that was created before the sign-up form asked for names.
    await accounts.createUser({email, password})
    const visitor = await openBrowser({user: await signedInUser(email, password)})
    await visitor.visit('/profile')
    await expect(visitor.page.getByRole('heading', {name: 'Your Name'})).toBeVisible()
    await expect(visitor.main.getByText('Not set')).toHaveCount(2)
  },
)
