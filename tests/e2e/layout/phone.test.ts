import {expect, PHONE, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

test.use(PHONE)

const menuOf = ({page}: Visitor) => page.getByRole('dialog', {name: 'Menu'})

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('button', {name: 'Open menu'}).tap()
  await expect(menuOf(visitor)).toBeVisible()
}

test(
  'the menu fills the screen, and the page behind it does not scroll',
  shows('S2.03.23 S2.03.25'),
  async ({visitor}) => {
    const {page} = visitor
    await visitor.visit('/')
    await visitor.declineCookies()
    await openMenu(visitor)
    expect(await menuOf(visitor).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844})
    await page.mouse.wheel(0, 600)
    expect(await visitor.scrollTop()).toBe(0)
    await menuOf(visitor).getByRole('button', {name: 'Close menu'}).tap()
    await expect(menuOf(visitor)).toBeHidden()
  },
)

test('on a phone turned to landscape the links replace the menu', async ({visitor}) => {
  const {page, header} = visitor
  await visitor.visit('/')
  await visitor.declineCookies()
  await openMenu(visitor)
  await page.setViewportSize({width: 1180, height: 820})
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(header.getByRole('link', {name: 'Instructors'})).toBeVisible()
})

test('a navigation closes the menu', shows('S2.03.24 S4.14.01'), async ({visitor}) => {
  const {page} = visitor
  await visitor.visit('/')
  await visitor.declineCookies()
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

test('a visitor buys a course on a phone', async ({visitor, account}) => {
  const {page, main, header} = visitor
  const title = 'Product Photography on a Small Table'
  await visitor.visit('/courses')
  await visitor.declineCookies()
  await page.getByRole('button', {name: 'Filters', exact: true}).tap()
  await page.getByRole('region', {name: 'Filters'}).getByLabel('Category').selectOption('Photography')
  await page.getByRole('heading', {name: title}).tap()
  await expect(visitor.title(title)).toBeVisible()
  // On phones the button is only in the bar at the bottom.
  await main.getByRole('button', {name: /^Add to Cart/}).tap()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  await header.getByRole('link', {name: 'Cart, 1 item'}).tap()

  await visitor.signUp(account)
  await page.getByRole('button', {name: 'Pay $69.99'}).tap()
  await visitor.payByCard()
  await visitor.seePaymentConfirmed()
  // The menu now has the links of a signed-in user.
  await openMenu(visitor)
  await menuOf(visitor).getByRole('link', {name: 'My Courses'}).tap()
  await expect(page.getByRole('heading', {name: title})).toBeVisible()
})

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

test('the cookie banner is early in the tab order, and covers no focused element', async ({visitor}) => {
  const {page} = visitor
  await visitor.visit('/course/seo-that-lasts')
  await expect(visitor.cookieBanner).toBeVisible()
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

test('the buy bar is above the cookie banner, and is closed after use', async ({visitor}) => {
  const {page, cookieBanner, addToCart} = visitor
  await visitor.visit('/course/seo-that-lasts')
  await expect(cookieBanner).toBeVisible()
  const [bar, cover] = [(await addToCart.boundingBox())!, (await cookieBanner.boundingBox())!]
  expect(bar.y + bar.height).toBeLessThanOrEqual(cover.y)
  // The end of the page can be scrolled above the bar.
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  const end = (await visitor.footer.boundingBox())!
  expect(end.y + end.height).toBeLessThanOrEqual(cover.y + 1)
  await addToCart.tap()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  await visitor.declineCookies()
  await page.evaluate('window.scrollTo(0, 0)')
  await expect.poll(async () => (await page.locator('.buy-bar').boundingBox())?.y).toBeGreaterThan(750)
})

test('on the narrowest phone the banner about cookies and the bar leave the title of a course in sight', async ({
  visitor,
}) => {
  const {page} = visitor
  await page.setViewportSize({width: 320, height: 640})
  await visitor.visit('/course/python-for-everyday-work')
  await expect(visitor.cookieBanner).toBeVisible()
  const title = (await visitor.title(/./).boundingBox())!
  await expect
    .poll(async () => (await page.locator('.buy-bar').boundingBox())!.y)
    .toBeGreaterThanOrEqual(title.y + title.height)
})

test('the logo and the buttons of the header are in one line', async ({visitor}) => {
  const {page, header} = visitor
  await visitor.visit('/')
  for (const width of [320, 359, 360, 390]) {
    await page.setViewportSize({width, height: 640})
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(65)
  }
})
