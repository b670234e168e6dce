import {stack} from '../../stack.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test('a course can be added to the cart from the home page with the keyboard', async ({visitor}) => {
  const {page, main, header} = visitor
  const {keyboard} = page
  await visitor.visit('/')
  await expect(visitor.cookieBanner).toBeVisible()
  // The first focusable element skips the header.
  await keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused()
  await visitor.tabTo(header.getByRole('link', {name: 'Courses', exact: true}))
  await keyboard.press('Enter')
  await expect(visitor.title('Courses')).toBeVisible()
  // After a navigation `main` has the focus.
  await expect(main).toBeFocused()

  await visitor.tabTo(page.getByRole('searchbox', {name: 'Search courses'}))
  await keyboard.type('seo')
  await expect(visitor.cardTitles).toHaveText(['SEO That Lasts'])
  await visitor.tabTo(main.getByRole('button', {name: 'Filters', exact: true}))
  await keyboard.press('Enter')
  await visitor.tabTo(page.getByRole('group', {name: 'Level'}).getByRole('radio', {checked: true}))
  await keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/courses?q=seo&level=Beginner')
  await visitor.tabTo(main.getByRole('button', {name: /^Add to Cart/}))
  await keyboard.press('Space')
  await expect(visitor.toast('Added to cart')).toBeVisible()
})

test(
  'the payment page can be reached from the cart through the sign-up with the keyboard',
  shows('S2.10.05'),
  async ({visitor, account}) => {
    const {page, main, header} = visitor
    const {keyboard} = page
    await visitor.putInCart('seo-that-lasts')
    await visitor.tabTo(header.getByRole('link', {name: 'Cart, 1 item'}), {back: true})
    await keyboard.press('Enter')
    await test.step('a closed dialog returns the focus', async () => {
      const forgot = page.getByRole('button', {name: /forgot password/i})
      const dialog = page.getByRole('dialog', {name: /password/i})
      await visitor.tabTo(forgot)
      await keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(forgot).toBeFocused()
    })
    // The arrow keys select a tab.
    await visitor.tabTo(page.getByRole('tab', {name: 'Sign In'}), {back: true})
    await keyboard.press('ArrowRight')
    const form = page.getByRole('tabpanel', {name: 'Sign Up'})
    for (const [label, text] of [
      ['First name', account.firstName],
      ['Last name', account.lastName],
      ['Email', account.email],
      ['Password', account.password],
      ['Confirm password', account.password],
    ] as const) {
      await visitor.tabTo(form.getByLabel(label, {exact: true}))
      await keyboard.type(text)
    }
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/cart')
    await test.step('the closed account menu returns the focus', async () => {
      const menu = header.getByRole('button', {name: 'Account'})
      const orders = page.getByRole('menuitem', {name: 'Order History'})
      await visitor.tabTo(menu, {back: true})
      await keyboard.press('Enter')
      await expect(orders).toBeVisible()
      await keyboard.press('Escape')
      await expect(orders).toBeHidden()
      await expect(menu).toBeFocused()
    })
    await visitor.tabTo(main.getByRole('button', {name: /^Pay /}))
    await keyboard.press('Enter')
    await page.waitForURL((url) => url.origin === stack.paymentsUrl)
    await expect(visitor.title(/./)).toBeVisible()
  },
)
