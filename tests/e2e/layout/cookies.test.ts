import {expect, shows, test} from '../fixtures/test.ts'

test(
  'before a visitor has chosen, nothing is stored',
  shows('S2.07.01 S2.07.06 S4.05.01'),
  async ({visitor}) => {
    const {page, context, cookieBanner} = visitor
    await visitor.visit('/blog')
    await expect(cookieBanner).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await context.cookies()).toEqual([])
    await expect(cookieBanner.getByRole('link')).toHaveAttribute('href', '/privacy')
  },
)

test(
  'a visitor declines cookies and is not asked again',
  shows('S2.07.03 S2.07.05 S4.05.02 S9.10.02'),
  async ({visitor}) => {
    const {page, context, cookieBanner} = visitor
    await visitor.visit('/blog')
    await visitor.declineCookies()
    await expect(cookieBanner).not.toBeAttached()
    expect(await visitor.stored('cookie-consent')).toBe('declined')
    await visitor.visit('/courses')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('region', {name: 'Notifications'})).toBeAttached()
    await expect(cookieBanner).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  },
)

for (const [button, choice] of [
  ['Close', 'declined'],
  ['Accept All', 'accepted'],
] as const)
  test(
    `${button} on the cookie banner stores '${choice}'`,
    shows('S2.07.01 S2.07.02 S2.07.04 S2.07.05 S4.05.02 S9.10.02'),
    async ({visitor}) => {
      await visitor.visit('/')
      await visitor.cookieBanner.getByRole('button', {name: button}).click()
      await expect(visitor.cookieBanner).not.toBeAttached()
      expect(await visitor.stored('cookie-consent')).toBe(choice)
    },
  )

test('the choice about cookies can be changed in the footer', async ({visitor}) => {
  const {page, footer, cookieBanner} = visitor
  await visitor.visit('/faq')
  await visitor.declineCookies()
  await footer.getByRole('button', {name: 'Cookie Settings'}).click()
  await expect(cookieBanner.getByRole('button', {name: 'Close'})).toBeFocused()
  expect(await visitor.stored('cookie-consent')).toBeNull()
  await cookieBanner.getByRole('button', {name: 'Accept All'}).click()
  await expect(page.getByRole('region', {name: 'Cookies'})).toHaveCount(0)
  expect(await visitor.stored('cookie-consent')).toBe('accepted')
})
