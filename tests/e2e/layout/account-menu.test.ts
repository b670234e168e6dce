import type {Page} from '@playwright/test'
import {expect, test} from '../fixtures/test.ts'

/** Delays the code of the account menu until the function it returns is called. */
async function holdAccountMenu(page: Page): Promise<() => void> {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await page.route(/\/account-menu-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('an account menu that is opened before its code has loaded opens afterwards', async ({learner}) => {
  const {page, header} = learner
  const account = header.getByRole('button', {name: 'Account'})
  const release = await holdAccountMenu(page)
  await learner.visit('/about')
  await learner.tabTo(account)
  await page.keyboard.press('Enter')
  await expect(account).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

test('the account button keeps the focus when its menu’s code has loaded', async ({learner}) => {
  const {page, header} = learner
  const account = header.getByRole('button', {name: 'Account'})
  const release = await holdAccountMenu(page)
  await learner.visit('/about')
  await learner.tabTo(account)
  await expect(account).not.toHaveAttribute('aria-expanded')
  release()
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  await expect(account).toBeFocused()
})

test('a press that begins before the account menu’s code has loaded opens it, too', async ({learner}) => {
  const {page, header} = learner
  const release = await holdAccountMenu(page)
  await learner.visit('/about')
  await header.getByRole('button', {name: 'Account'}).hover()
  await page.mouse.down()
  release()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.mouse.up()
  await page.getByRole('menuitem', {name: 'Order History'}).click()
  await expect(learner.title('Order History')).toBeVisible()
})
