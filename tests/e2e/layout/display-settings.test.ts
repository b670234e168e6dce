import {expect, PHONE, test} from '../fixtures/test.ts'
import {backgrounds} from '../fixtures/visitor.ts'

test('in forced colors the selected level, the main button and a toast can be told apart', async ({
  visitor,
}) => {
  const {page, main} = visitor
  await page.emulateMedia({forcedColors: 'active'})
  await visitor.visit('/courses?level=Beginner')
  await expect(visitor.cookieBanner).not.toHaveCSS('border-top-width', '0px')
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await expect(page.getByRole('radio', {name: 'Beginner'})).toBeChecked()
  const [selected] = await backgrounds(visitor, 'label:has(:checked)')
  expect(await backgrounds(visitor, 'label:has(input:not(:checked))')).not.toContain(selected)

  await visitor.cardTitles.first().click()
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toBeVisible()
  await expect(visitor.addToCart).not.toHaveCSS('border-top-width', '0px')
  // The name of the page is no choice among others, as in a menu.
  const crumbs = await backgrounds(visitor, 'nav[aria-label="Breadcrumb"] [aria-current], main')
  expect(crumbs).toHaveLength(2)
  expect(new Set(crumbs).size).toBe(1)
  await visitor.addToCart.click()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  const toast = page.getByRole('region', {name: 'Notifications'}).locator('> *').first()
  await expect(toast).not.toHaveCSS('border-top-width', '0px')
  await expect(main).toBeVisible()
})

test.describe('on a phone with text of twice the size', () => {
  test.use(PHONE)

  test('cart and menu can be pressed, and nothing overflows', async ({visitor}) => {
    const {page, header} = visitor
    const cart = header.getByRole('link', {name: 'Cart'})
    const open = header.getByRole('button', {name: 'Open menu'})
    const menu = page.getByRole('dialog', {name: 'Menu'})
    /** At both widths, beginning with the wider one; the menu is left open. */
    const expectInside = async () => {
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 844})
        for (const control of [cart, open]) {
          const box = await control.boundingBox()
          expect(
            box && box.x >= 0 && box.x + box.width <= width,
            `${visitor.path()} at ${width} px: ${JSON.stringify(box)}`,
          ).toBe(true)
        }
        await open.click()
        await expect(menu).toBeVisible()
        if (width > 320) await menu.getByRole('button', {name: 'Close menu'}).click()
      }
    }
    await visitor.visit('/')
    await visitor.declineCookies()
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expectInside()
    await menu.getByRole('link', {name: 'Courses'}).click()
    await expect(page).toHaveURL('/courses')
    await expect(menu).toBeHidden()
    await expectInside()
    await menu.getByRole('button', {name: 'Close menu'}).click()
    await visitor.main.getByRole('link', {name: 'SEO That Lasts', exact: true}).click()
    await expect(page).toHaveURL('/course/seo-that-lasts')
    await expectInside()
  })
})
