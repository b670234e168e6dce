import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a visitor is asked about cookies until they have chosen, and can choose again',
  shows(`S2.07.01 S2.07.02 S2.07.03 S2.07.04 S2.07.05 S2.07.06 S4.05.01 S4.05.02 S9.10.02`),
  async ({visitor}) => {
    const {page, context, footer, cookieBanner} = visitor
    const settings = footer.getByRole('button', {name: 'Cookie Settings'})
    const close = cookieBanner.getByRole('button', {name: 'Close'})

    await test.step('before, nothing is stored', async () => {
      await visitor.visit('/blog')
      await expect(cookieBanner).toBeVisible()
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      expect(await context.cookies()).toEqual([])
      await expect(cookieBanner.getByRole('link')).toHaveAttribute('href', '/privacy')
    })

    await test.step('who closes the banner declines', async () => {
      await close.click()
      await expect(cookieBanner).not.toBeAttached()
      expect(await visitor.stored('cookie-consent')).toBe('declined')
    })

    await test.step('the choice can be changed in the footer', async () => {
      await settings.click()
      await expect(close).toBeFocused()
      expect(await visitor.stored('cookie-consent')).toBeNull()
      await cookieBanner.getByRole('button', {name: 'Accept All'}).click()
      await expect(cookieBanner).not.toBeAttached()
      expect(await visitor.stored('cookie-consent')).toBe('accepted')
    })

    await test.step('who declines is not asked again', async () => {
      await settings.click()
      await visitor.declineCookies()
      await expect(cookieBanner).not.toBeAttached()
      expect(await visitor.stored('cookie-consent')).toBe('declined')
      await visitor.visit('/courses')
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expect(page.getByRole('region', {name: 'Notifications'})).toBeAttached()
      await expect(cookieBanner).toHaveCount(0)
      expect(await context.cookies()).toEqual([])
    })
  },
)
