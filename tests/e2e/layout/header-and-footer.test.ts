import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'

test(
  'a visitor finds all links in header and footer, and the header stays on top and counts the cart',
  shows(`S1.01.17 S2.03.14 S2.03.15 S2.05.11 S3.04.04 S4.01.01 S2.03.01 S2.03.02 S2.03.03 S2.03.04 S2.03.05 S2.03.06 S2.03.07 S2.03.12 S2.03.13 S2.03.22 S2.03.26 S2.03.27
    S2.03.28 S2.03.29 S2.03.30 S2.03.31 S9.04.02 S9.12.07`),
  async ({visitor}) => {
    const {page, header, footer} = visitor
    await visitor.visit('/terms')
    await expect(visitor.cookieBanner).toBeVisible()

    await test.step('it turns opaque once the page has moved by 10 px', async () => {
      const clear = /, 0\)$|transparent/
      const scrollTo = async (by: number, top: number) => {
        await page.mouse.wheel(0, by)
        await expect.poll(() => visitor.scrollTop()).toBe(top)
      }
      await expect(header).toHaveCSS('background-color', clear)
      await scrollTo(8, 8)
      await expect(header).toHaveCSS('background-color', clear)
      await scrollTo(3, 11)
      await expect(header).not.toHaveCSS('background-color', clear)
      await scrollTo(-1, 10)
      await expect(header).toHaveCSS('background-color', clear)
      await page.mouse.wheel(0, 600)
      await expect(header).not.toHaveCSS('background-color', clear)
      expect((await header.boundingBox())?.y).toBe(0)
    })

    await test.step('the links of a visitor', async () => {
      await expect(header.getByRole('link', {name: 'Sign In'})).toBeVisible()
      expect(await hrefs(header.getByRole('link'))).toEqual(
        expect.arrayContaining(['/', '/courses', '/blog', '/about', '/instructors', '/cart', '/auth']),
      )
      expect(await hrefs(footer.getByRole('link'))).toEqual(
        expect.arrayContaining(['/contact', '/faq', '/privacy', '/terms', '/sitemap', '/help']),
      )
    })

    await test.step('an icon button shows a tooltip after 700 ms', async () => {
      const icon = page.getByRole('button', {name: 'Switch between light and dark'})
      await icon.hover()
      await expect(icon).toHaveCSS('transition-delay', /0\.7s/, {pseudo: 'after'})
      await expect(icon).toHaveCSS('visibility', 'visible', {pseudo: 'after'})
    })

    await test.step('the cart badge shows the number of courses, is hidden for an empty cart, and is kept', async () => {
      const cart = header.getByRole('link', {name: /^Cart/})
      await expect(cart).toHaveText('', {useInnerText: true})
      await header.getByRole('link', {name: 'Courses'}).click()
      for (const count of ['1', '2']) {
        await visitor.addToCart.click()
        await expect(cart).toHaveText(count, {useInnerText: true})
      }
      await visitor.visit('/')
      await expect(cart).toHaveText('2', {useInnerText: true})
    })
  },
)
