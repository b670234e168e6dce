import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** The computed background colors of the elements. */
async function backgrounds({page}: Visitor, selector: string): Promise<string[]> {
  return page.evaluate<string[]>(
    `Array.from(document.querySelectorAll(${JSON.stringify(selector)}), (element) => getComputedStyle(element).backgroundColor)`,
  )
}

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

  await visitor.visit('/course/seo-that-lasts')
  await expect(visitor.addToCart).not.toHaveCSS('border-top-width', '0px')
  // The name of the page is no choice among others, as in a menu.
  const crumbs = await backgrounds(visitor, 'nav[aria-label="Breadcrumb"] [aria-current], main')
  expect(new Set(crumbs).size).toBe(1)
  await visitor.addToCart.click()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  const toast = page.getByRole('region', {name: 'Notifications'}).locator('> *').first()
  await expect(toast).not.toHaveCSS('border-top-width', '0px')
  await expect(main).toBeVisible()
})

test('in forced colors the item of a menu that has the focus can be told apart', async ({staff}) => {
  await staff.page.emulateMedia({forcedColors: 'active'})
  await staff.visit('/about')
  const account = staff.header.getByRole('button', {name: 'Account'})
  // Once the menu's code has loaded.
  await expect(account).toHaveAttribute('aria-expanded')
  await account.press('ArrowDown')
  const focused = staff.page.getByRole('menuitem').and(staff.page.locator(':focus'))
  await expect(focused).toBeVisible()
  const [color] = await backgrounds(staff, '[role=menuitem]:focus')
  // The others are transparent: what one sees behind them is the menu.
  expect(await backgrounds(staff, '[role=menu], [role=menuitem]:not(:focus)')).not.toContain(color)
})

test.describe('on a phone with text of twice the size', () => {
  test.use(PHONE)

  for (const width of [390, 320])
    test(`cart and menu can be pressed, and nothing overflows, at ${width} px`, async ({visitor}) => {
      const {page, header} = visitor
      await page.setViewportSize({width, height: 844})
      for (const path of ['/', '/courses', '/course/seo-that-lasts']) {
        await visitor.visit(path)
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        for (const control of [
          header.getByRole('link', {name: 'Cart'}),
          header.getByRole('button', {name: 'Open menu'}),
        ]) {
          const box = await control.boundingBox()
          expect(box && box.x >= 0 && box.x + box.width <= width, `${path}: ${JSON.stringify(box)}`).toBe(
            true,
          )
        }
      }
      await header.getByRole('button', {name: 'Open menu'}).click()
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible()
    })
})
