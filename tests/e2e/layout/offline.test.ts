import {expect, test} from '../fixtures/test.ts'

test('without a connection the page stays, and the next one can be tried again', async ({visitor}) => {
  const {page, header} = visitor
  visitor.expectBrowserError(/ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch/)
  await visitor.visit('/faq')
  await expect(visitor.cookieBanner).toBeVisible()
  await visitor.context.setOffline(true)
  await header.getByRole('link', {name: 'Instructors'}).click()
  const alert = visitor.alert('This page could not be loaded', 'Please check your connection.')
  await expect(alert).toBeVisible()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(visitor.title('Frequently asked questions')).toBeVisible()
  await expect(page).toHaveURL('/faq')
  // The first alert may still be shown: only when the second attempt has failed, too, does the connection come back.
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/instructors'))
  await header.getByRole('link', {name: 'Instructors'}).click()
  await failedAgain
  await expect(alert).toBeVisible()

  await visitor.context.setOffline(false)
  await alert.getByRole('button', {name: 'Try again'}).click()
  await expect(page).toHaveURL('/instructors')
  await expect(visitor.title(/instructors/i)).toBeVisible()
})
