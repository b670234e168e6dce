import {SEEDED} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'

test(
  'header and footer have all links for signed-out visitors',
  shows(`S2.03.01 S2.03.02 S2.03.03 S2.03.04 S2.03.05 S2.03.06 S2.03.07 S2.03.22 S2.03.26 S2.03.27 S2.03.28 S2.03.29
    S2.03.30 S2.03.31`),
  async ({visitor}) => {
    const {header, footer} = visitor
    await visitor.visit('/privacy')
    await expect(header.getByRole('link', {name: 'Sign In'})).toBeVisible()
    expect(await hrefs(header.getByRole('link'))).toEqual(
      expect.arrayContaining(['/', '/courses', '/blog', '/about', '/instructors', '/cart', '/auth']),
    )
    expect(await hrefs(footer.getByRole('link'))).toEqual(
      expect.arrayContaining(['/contact', '/faq', '/privacy', '/terms', '/sitemap', '/help']),
    )
  },
)

test(
  'signed-in users have an Account menu',
  shows('S2.03.08 S2.03.09 S2.03.10 S2.03.11 S2.03.16 S2.03.17 S2.03.18 S2.03.19 S2.03.20 S2.03.21 S4.06.03'),
  async ({learner}) => {
    const {page, header} = learner
    await learner.visit('/about')
    await header.getByRole('button', {name: 'Account'}).click()
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
  },
)

test('the Account menu of staff leads to the back office', async ({staff}) => {
  await staff.visit('/about')
  await staff.header.getByRole('button', {name: 'Account'}).click()
  await expect(staff.page.getByRole('menu').getByText(SEEDED.staff)).toBeVisible()
  await expect(staff.page.getByRole('menuitem', {name: 'Back office'})).toHaveAttribute('href', '/admin')
})

test(
  'the header stays on top, and turns opaque once the page has moved by 10 px',
  shows('S2.03.12 S2.03.13 S9.04.02'),
  async ({visitor}) => {
    const {page, header} = visitor
    const scrollTo = async (by: number, top: number) => {
      await page.mouse.wheel(0, by)
      await expect.poll(() => visitor.scrollTop()).toBe(top)
    }
    await visitor.visit('/terms')
    await expect(visitor.cookieBanner).toBeVisible()
    await expect(header).toHaveCSS('background-color', /, 0\)$|transparent/)
    await scrollTo(8, 8)
    await expect(header).toHaveCSS('background-color', /, 0\)$|transparent/)
    await scrollTo(3, 11)
    await expect(header).not.toHaveCSS('background-color', /, 0\)$|transparent/)
    await scrollTo(-1, 10)
    await expect(header).toHaveCSS('background-color', /, 0\)$|transparent/)
    await page.mouse.wheel(0, 600)
    await expect(header).not.toHaveCSS('background-color', /, 0\)$|transparent/)
    expect((await header.boundingBox())?.y).toBe(0)
  },
)

test(
  'the cart badge shows the number of courses, is hidden for an empty cart, and is kept for the next visit',
  shows('S1.01.17 S2.03.14 S2.03.15 S2.05.11 S3.04.04 S4.01.01'),
  async ({visitor}) => {
    const cart = visitor.header.getByRole('link', {name: /^Cart/})
    await visitor.visit('/courses')
    await expect(visitor.cookieBanner).toBeVisible()
    await expect(cart).toHaveText('', {useInnerText: true})
    for (const count of ['1', '2']) {
      await visitor.addToCart.click()
      await expect(cart).toHaveText(count, {useInnerText: true})
    }
    await visitor.visit('/')
    await expect(cart).toHaveText('2', {useInnerText: true})
  },
)

test('an icon button shows a tooltip after 700 ms', shows('S9.12.07'), async ({visitor}) => {
  const icon = visitor.page.getByRole('button', {name: 'Switch between light and dark'})
  await visitor.visit('/terms')
  await icon.hover()
  await expect(icon).toHaveCSS('transition-delay', /0\.7s/, {pseudo: 'after'})
  await expect(icon).toHaveCSS('visibility', 'visible', {pseudo: 'after'})
})
