import type {Page} from '@playwright/test'
import {SEEDED} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {backgrounds} from '../fixtures/visitor.ts'

/** Delays the code of the account menu until the function it returns is called. */
async function holdAccountMenu(page: Page): Promise<() => void> {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await page.route(/\/account-menu-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test(
  'a learner’s account menu that is opened before its code has loaded opens afterwards, and has their links',
  shows('S2.03.08 S2.03.09 S2.03.10 S2.03.11 S2.03.16 S2.03.17 S2.03.18 S2.03.19 S2.03.20 S2.03.21 S4.06.03'),
  async ({learner}) => {
    const {page, header} = learner
    const account = header.getByRole('button', {name: 'Account'})
    await test.step('with a key', async () => {
      const release = await holdAccountMenu(page)
      await learner.visit('/about')
      await learner.tabTo(account)
      await page.keyboard.press('Enter')
      await expect(account).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByRole('menuitem').first()).toBeFocused()
    })

    await test.step('it has the links of a learner', async () => {
      for (const [name, path] of [
        ['Profile', '/profile'],
        ['Order History', '/order-history'],
        ['My Courses', '/my-courses'],
        ['Settings', '/settings'],
      ] as const)
        await expect(page.getByRole('menuitem', {name})).toHaveAttribute('href', path)
      await expect(page.getByRole('menuitem', {name: 'Sign Out'})).toBeVisible()
      await expect(page.getByRole('menu').getByText(SEEDED.learner)).toBeVisible()
      await expect(page.getByRole('menuitem', {name: 'Back office'})).toHaveCount(0)
      await expect(header.getByRole('link', {name: 'Sign In'})).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(account).toBeFocused()
    })

    await test.step('with a press that begins before', async () => {
      await page.unrouteAll()
      const release = await holdAccountMenu(page)
      await learner.visit('/about')
      await account.hover()
      await page.mouse.down()
      release()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await page.mouse.up()
      await page.getByRole('menuitem', {name: 'Order History'}).click()
      await expect(learner.title('Order History')).toBeVisible()
    })
  },
)

test('the account button keeps the focus when its menu’s code has loaded, and leads staff to the back office', async ({
  staff,
}) => {
  const {page, header} = staff
  const account = header.getByRole('button', {name: 'Account'})
  await test.step('the button keeps the focus', async () => {
    const release = await holdAccountMenu(page)
    await staff.visit('/about')
    await staff.tabTo(account)
    await expect(account).not.toHaveAttribute('aria-expanded')
    release()
    await expect(account).toHaveAttribute('aria-expanded', 'false')
    await expect(account).toBeFocused()
  })
  await test.step('the menu leads to the back office', async () => {
    await account.press('ArrowDown')
    await expect(page.getByRole('menu').getByText(SEEDED.staff)).toBeVisible()
    await expect(page.getByRole('menuitem', {name: 'Back office'})).toHaveAttribute('href', '/admin')
  })
  await test.step('in forced colors the item that has the focus can be told apart', async () => {
    await page.emulateMedia({forcedColors: 'active'})
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible()
    const [color] = await backgrounds(staff, '[role=menuitem]:focus')
    // The others are transparent: what one sees behind them is the menu.
    expect(await backgrounds(staff, '[role=menu], [role=menuitem]:not(:focus)')).not.toContain(color)
  })
})
