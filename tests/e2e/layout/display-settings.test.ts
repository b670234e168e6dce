import type {Locator} from '@playwright/test'
import {expect, PHONE, test} from '../fixtures/test.ts'

/** The computed background color of an element. */
const background = (element: Locator) => element.evaluate('(node) => getComputedStyle(node).backgroundColor')

test('in forced colors the selected level, the main button and a toast can be told apart', async ({
  visitor,
}) => {
  const {page, main} = visitor
  await page.emulateMedia({forcedColors: 'active'})
  await visitor.visit('/courses?level=Beginner')
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  const levels = page.getByRole('region', {name: 'Filters'}).getByRole('group', {name: 'Level'})
  const selected = await background(levels.locator('label', {hasText: 'Beginner'}))
  expect(await background(levels.locator('label', {hasText: 'Advanced'}))).not.toBe(selected)

  await visitor.visit('/course/seo-that-lasts')
  await expect(visitor.addToCart).not.toHaveCSS('border-top-width', '0px')
  await visitor.addToCart.click()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  const toast = page.getByRole('region', {name: 'Notifications'}).locator('> *').first()
  await expect(toast).not.toHaveCSS('border-top-width', '0px')
  await expect(main).toBeVisible()
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
