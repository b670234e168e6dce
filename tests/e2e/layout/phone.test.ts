import {expect, PHONE, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

test.use(PHONE)

const menuOf = ({page}: Visitor) => page.getByRole('dialog', {name: 'Menu'})

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('button', {name: 'Open menu'}).tap()
  await expect(menuOf(visitor)).toBeVisible()
}

test(
  'a visitor finds their way by the menu, and buys a course on a phone',
  shows('S2.03.23 S2.03.24 S2.03.25 S4.14.01'),
  async ({visitor, account}) => {
    const {page, main, header} = visitor
    const title = 'Product Photography on a Small Table'
    await visitor.visit('/')

    await test.step('the logo and the buttons of the header are in one line', async () => {
      for (const width of [320, 359, 360, 390]) {
        await page.setViewportSize({width, height: 844})
        expect((await header.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(65)
      }
    })

    await test.step('the menu fills the screen, and the page behind it does not scroll', async () => {
      await visitor.declineCookies()
      await openMenu(visitor)
      expect(await menuOf(visitor).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844})
      await page.mouse.wheel(0, 600)
      expect(await visitor.scrollTop()).toBe(0)
      await menuOf(visitor).getByRole('button', {name: 'Close menu'}).tap()
      await expect(menuOf(visitor)).toBeHidden()
    })

    await test.step('on a screen turned to landscape the links replace it', async () => {
      await openMenu(visitor)
      await page.setViewportSize({width: 1180, height: 820})
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      await expect(header.getByRole('link', {name: 'Instructors'})).toBeVisible()
      await page.setViewportSize(PHONE.viewport)
    })

    await test.step('a navigation closes it', async () => {
      await openMenu(visitor)
      await menuOf(visitor).getByRole('link', {name: 'Courses'}).tap()
      await expect(menuOf(visitor)).toBeHidden()
      await expect(page).toHaveURL('/courses')
      await openMenu(visitor)
      await page.goBack()
      await expect(menuOf(visitor)).toBeHidden()
      await page.goForward()
      await expect(page).toHaveURL('/courses')
    })

    await test.step('a course is found, and put in the cart', async () => {
      await page.getByRole('button', {name: 'Filters', exact: true}).tap()
      await page.getByRole('region', {name: 'Filters'}).getByLabel('Category').selectOption('Photography')
      await page.getByRole('heading', {name: title}).tap()
      await expect(visitor.title(title)).toBeVisible()
      // On phones the button is only in the bar at the bottom.
      await main.getByRole('button', {name: /^Add to Cart/}).tap()
      await expect(visitor.toast('Added to cart')).toBeVisible()
      await header.getByRole('link', {name: 'Cart, 1 item'}).tap()
    })

    await test.step('it is paid, and among the courses', async () => {
      await visitor.signUp(account)
      await page.getByRole('button', {name: 'Pay $69.99'}).tap()
      await visitor.payByCard()
      await visitor.seePaymentConfirmed()
      // The menu now has the links of a signed-in user.
      await openMenu(visitor)
      await menuOf(visitor).getByRole('link', {name: 'My Courses'}).tap()
      await expect(page.getByRole('heading', {name: title})).toBeVisible()
    })
  },
)

/** Whether the focused element is in the cookie banner, or completely covered by it or by the buy bar. */
const FOCUS = `(() => {
  const focused = document.activeElement
  const {top, bottom} = focused.getBoundingClientRect()
  const behind = (cover) =>
    !cover.contains(focused) && focused !== document.body && top >= cover.getBoundingClientRect().top &&
    bottom <= cover.getBoundingClientRect().bottom
  const covers = [document.querySelector('section[aria-label=Cookies]'), document.querySelector('.buy-bar')]
  return {
    text: focused === document.body ? '' : focused.textContent || focused.ariaLabel || focused.name,
    asked: covers[0].contains(focused),
    hidden: covers.some(behind),
  }
})()`

test('the cookie banner is early in the tab order, and neither it nor the buy bar covers what matters', async ({
  visitor,
}) => {
  const {page, cookieBanner, addToCart} = visitor
  await visitor.visit('/course/python-for-everyday-work')
  await expect(cookieBanner).toBeVisible()

  await test.step('the bar is above the banner, and the end of the page can be scrolled above both', async () => {
    const [bar, cover] = [(await addToCart.boundingBox())!, (await cookieBanner.boundingBox())!]
    expect(bar.y + bar.height).toBeLessThanOrEqual(cover.y)
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
    const end = (await visitor.footer.boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(cover.y + 1)
    await page.evaluate('window.scrollTo(0, 0)')
  })

  await test.step('the banner is early in the tab order, and no focused element is covered', async () => {
    const hidden: string[] = []
    let askedAfter = 0
    for (let step = 1; step <= 60; step += 1) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate<{text: string; asked: boolean; hidden: boolean}>(FOCUS)
      if (at.asked && askedAfter === 0) askedAfter = step
      if (at.hidden) hidden.push(at.text)
      if (at.text === 'Subscribe') break
    }
    expect(hidden).toEqual([])
    expect(askedAfter).toBeGreaterThan(0)
    expect(askedAfter).toBeLessThan(10)
  })

  await test.step('on the narrowest phone both leave the title in sight', async () => {
    await page.setViewportSize({width: 320, height: 640})
    await page.evaluate('window.scrollTo(0, 0)')
    const title = (await visitor.title(/./).boundingBox())!
    await expect
      .poll(async () => (await page.locator('.buy-bar').boundingBox())!.y)
      .toBeGreaterThanOrEqual(title.y + title.height)
    await page.setViewportSize(PHONE.viewport)
  })

  await test.step('the banner is closed after use, and the bar is at the bottom', async () => {
    await addToCart.tap()
    await expect(visitor.toast('Added to cart')).toBeVisible()
    await visitor.declineCookies()
    await page.evaluate('window.scrollTo(0, 0)')
    await expect.poll(async () => (await page.locator('.buy-bar').boundingBox())?.y).toBeGreaterThan(750)
  })
})
