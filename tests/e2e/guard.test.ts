import {eventually, expect, test} from './person.ts'

const GUARDED = [
  '/cart',
  '/payment-success?session_id=none',
  '/account',
  '/account/orders/abc',
  '/account/returns/new?orderId=abc',
  '/account/edit-profile',
  '/order-history',
  '/profile',
  '/my-courses',
  '/settings',
  '/admin/newsletter',
  '/admin/newsletters',
  '/admin/returns',
]

test('whoever is signed out is asked to sign in at every guarded page', async ({meet}) => {
  const ada = await meet()
  for (const path of GUARDED) {
    await ada.visit(path)
    await ada.page.waitForURL((url) => url.pathname === '/auth')
    await ada.toast('Authentication required').waitFor()
    await ada.toast('Please sign in to access this page').waitFor()
    expect(await ada.page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))).toBe(path)
  }
})

test('a learner is led to the page she wanted, finds no staff page, and signs out', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/settings')
  await page.waitForURL((url) => url.pathname === '/auth')
  await ada.fillSignIn('learner@lectern.test', 'lectern')
  await page.waitForURL((url) => url.pathname === '/settings')
  await page.getByRole('tab', {name: 'Notifications'}).waitFor()

  // As long as it is not known who is there, nobody is sent away and nothing is shown.
  await ada.holdUp('accounts')
  await page.reload()
  await page.getByText('Loading your settings').waitFor({state: 'attached'})
  expect(await page.getByRole('tab').count()).toBe(0)
  expect(ada.path).toBe('/settings')
  await ada.reconnect()
  await page.getByRole('tab', {name: 'Notifications'}).waitFor()

  for (const path of ['/admin/newsletter', '/admin/newsletters', '/admin/returns']) {
    await ada.visit(path)
    await page.getByRole('heading', {name: 'This page is for staff'}).waitFor()
  }

  // Signed in, the sign-in page has nothing to ask.
  await ada.visit('/auth')
  await page.waitForURL((url) => url.pathname === '/')

  await page.getByRole('banner').getByRole('button', {name: 'Account'}).click()
  await page.getByRole('button', {name: 'Sign Out'}).click()
  await ada.toast('Signed out').waitFor()
  await ada.toast('You have been successfully signed out.').waitFor()
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).waitFor()
  await ada.visit('/my-courses')
  await page.waitForURL((url) => url.pathname === '/auth')
  await eventually(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
  expect(ada.browserErrors).toEqual([])
})
