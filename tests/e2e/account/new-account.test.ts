import {Timestamp} from 'firebase-admin/firestore'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {stack} from '../../stack.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a new learner’s account is empty, and has the name and address of the sign-up; the name can be changed',
  shows(`S0.01.04 S1.02.06 S2.01.20 S2.01.24 S2.01.26 S2.11.02 S2.11.03 S2.11.09 S2.11.10 S2.11.11 S2.11.12 S2.11.22
    S2.11.23 S2.11.24 S2.11.25 S2.11.26 S2.11.28 S2.11.29 S2.11.31 S2.11.33 S2.11.41 S2.11.42 S3.12.01 S3.12.02 S4.06.08
    S5.07.01 S7.11.01 S7.11.02 S7.12.01 S7.21.03 S7.21.07 S7.21.10 S8.07.01 S8.07.07 S9.11.02`),
  async ({newLearner, account}) => {
    const {page, main} = newLearner
    const {uid} = await accounts.getUserByEmail(account.email)
    const profile = firestore.doc(`profiles/${uid}`)
    const nav = page.getByRole('navigation', {name: 'Account'})
    const form = page.getByRole('form', {name: 'Edit profile'})
    const save = form.getByRole('button', {name: 'Save Changes'})

    await test.step('it is empty, and links to the catalogue', async () => {
      const browse = main.getByRole('link', {name: 'Browse Courses'})
      await newLearner.visit('/my-courses')
      await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
      await expect(browse).toHaveAttribute('href', '/courses')
      await nav.getByRole('link', {name: 'Order History'}).click()
      await expect(page).toHaveURL('/order-history')
      await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible()
      await expect(browse).toHaveAttribute('href', '/courses')
      await nav.getByRole('link', {name: 'Overview'}).click()
      await expect(newLearner.title('Your account')).toBeVisible()
      await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible()
      await page.getByRole('tab', {name: 'My Returns'}).click()
      await expect(page.getByRole('heading', {name: 'No returns yet'})).toBeVisible()
      await page.getByRole('tab', {name: 'Profile'}).click()
      await expect(
        page.getByRole('tabpanel', {name: 'Profile'}).getByRole('heading', {name: 'Ada Fenn'}),
      ).toBeVisible()
    })

    await test.step('the profile is that of the sign-up', async () => {
      await nav.getByRole('link', {name: 'Profile'}).click()
      await expect(page).toHaveURL('/profile')
      await expect(page.getByRole('heading', {name: 'Ada Fenn'})).toBeVisible()
      await expect(main.getByText(account.email).first()).toBeVisible()
      await expect(main.getByText('A', {exact: true}).first()).toBeVisible()
      await expect(page.getByRole('term')).toHaveText(['First name', 'Last name'])
      await expect(page.getByRole('definition')).toHaveText(['Ada', 'Fenn'])
      await page.getByRole('link', {name: 'Edit Profile'}).click()
      await expect(page).toHaveURL('/account/edit-profile')
    })

    await test.step('the address is changed elsewhere', async () => {
      await expect(form.getByLabel('Email')).toBeDisabled()
      await expect(form.getByLabel('Email')).toHaveValue(account.email)
      await expect(form.getByRole('link', {name: 'in your settings'})).toHaveAttribute(
        'href',
        '/settings?tab=account',
      )
    })

    await test.step('a name that cannot be saved stays in its field', async () => {
      await form.getByLabel('First name').fill('Adelaide')
      await form.getByLabel('Last name').fill('Fenwick')
      await newLearner.network.block('orders')
      await save.click()
      await expect(newLearner.alert('Error updating profile', 'Please try again later')).toBeVisible()
      await expect(form.getByLabel('Last name')).toHaveValue('Fenwick')
      newLearner.network.restore()
      newLearner.expectNoMoreErrors()
    })

    await test.step('saved, it is shown beside the picture', async () => {
      // Accounts of Google or Facebook may have one.
      const avatarUrl = `${stack.siteUrl}/apple-touch-icon.png`
      await profile.update({avatarUrl})
      await save.click()
      await expect(page).toHaveURL('/profile')
      await expect(page.getByRole('heading', {name: 'Adelaide Fenwick'})).toBeVisible()
      await expect(page.getByRole('definition')).toHaveText(['Adelaide', 'Fenwick'])
      await expect(main.getByRole('presentation')).toHaveAttribute('src', avatarUrl)
      // The email address is part of the account, not of the profile document.
      expect((await profile.get()).data()).toEqual({
        firstName: 'Adelaide',
        lastName: 'Fenwick',
        avatarUrl,
        updatedAt: expect.any(Timestamp),
      })
    })

    await test.step('a course bought years ago is still listed', async () => {
      await firestore.doc(`enrollments/${uid}_course-seo-that-lasts`).set({
        userId: uid,
        courseId: 'course-seo-that-lasts',
        orderId: `of-long-ago-${uid}`,
        purchasedAt: Timestamp.fromDate(new Date('2017-03-01T12:00:00Z')),
      })
      await nav.getByRole('link', {name: 'My Courses'}).click()
      const course = main.getByRole('listitem').filter({hasText: 'SEO That Lasts'})
      await expect(course.getByText('Purchased on March 1, 2017')).toBeVisible()
      await expect(course.getByRole('link', {name: /^View Course/})).toHaveAttribute(
        'href',
        '/course/seo-that-lasts',
      )
    })
  },
)
