import {eventually, expect, newAccount, test} from './person.ts'

test('a visitor buys a course on her phone', async ({meet}) => {
  const ada = await meet('phone')
  const account = newAccount('Ada', 'Thumb')
  const {page} = ada
  const menu = page.getByRole('dialog', {name: 'Menu'})

  await ada.visit('/')
  await ada.declineCookies()

  // The menu fills the screen, the page behind it stands still, and going somewhere closes it.
  await page.getByRole('button', {name: 'Open menu'}).tap()
  await menu.waitFor()
  expect(await menu.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844})
  await page.mouse.wheel(0, 600)
  expect(await ada.scrolledBy()).toBe(0)
  await menu.getByRole('button', {name: 'Close menu'}).tap()
  await menu.waitFor({state: 'hidden'})
  // Turned to where there is room for the links, the page answers again.
  await page.getByRole('button', {name: 'Open menu'}).tap()
  await menu.waitFor()
  await page.setViewportSize({width: 1180, height: 820})
  await eventually(() => page.locator('dialog:modal').count()).toBe(0)
  await page.getByRole('banner').getByRole('link', {name: 'Instructors'}).waitFor()
  await page.setViewportSize({width: 390, height: 844})
  await page.getByRole('button', {name: 'Open menu'}).tap()
  await menu.getByRole('link', {name: 'Courses'}).tap()
  await menu.waitFor({state: 'hidden'})
  await eventually(() => ada.path).toBe('/courses')
  await page.getByRole('button', {name: 'Open menu'}).tap()
  await menu.waitFor()
  await page.goBack()
  await menu.waitFor({state: 'hidden'})
  await page.goForward()
  await eventually(() => ada.path).toBe('/courses')

  // Filters, looks at a course and puts it in the cart from the bar at the bottom.
  await page.getByRole('button', {name: 'Filters', exact: true}).tap()
  await page.getByRole('region', {name: 'Filters'}).getByLabel('Category').selectOption('Photography')
  await page.getByRole('heading', {name: 'Product Photography on a Small Table'}).tap()
  await page.getByRole('heading', {level: 1, name: 'Product Photography on a Small Table'}).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .tap()
  await ada.toast('Added to cart').waitFor()
  await page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).tap()

  await ada.signUp(account)
  await page.getByRole('button', {name: 'Pay $69.99'}).tap()
  await ada.payByCard()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()

  // The menu now knows her.
  await page.getByRole('button', {name: 'Open menu'}).tap()
  await menu.getByRole('link', {name: 'My Courses'}).tap()
  await page.getByRole('heading', {name: 'Product Photography on a Small Table'}).waitFor()
  expect(ada.browserErrors).toEqual([])
})

/** Where the keyboard's focus is: in the question about cookies, or wholly behind that or the bar to buy from. */
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

test('the question about cookies is met early, and nothing one needs is behind it', async ({meet}) => {
  const ada = await meet('phone')
  const {page} = ada
  const question = page.getByRole('region', {name: 'Cookies'})
  const buy = page.getByRole('main').getByRole('button', {name: /^Add to Cart/})
  await ada.visit('/course/seo-that-lasts')
  await question.waitFor()
  const [bar, cover] = [(await buy.boundingBox())!, (await question.boundingBox())!]
  expect(bar.y + bar.height).toBeLessThanOrEqual(cover.y)
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
  // The end of the page can be read above it.
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  const end = (await page.getByRole('contentinfo').boundingBox())!
  expect(end.y + end.height).toBeLessThanOrEqual(cover.y + 1)
  await buy.tap()
  await ada.toast('Added to cart').waitFor()
  await ada.declineCookies()
  await page.evaluate('window.scrollTo(0, 0)')
  await eventually(async () => (await page.locator('.buy-bar').boundingBox())?.y).toBeGreaterThan(750)
})

test('nothing on a narrow phone is wider than the screen', async ({meet}) => {
  const ada = await meet('phone')
  const {page} = ada
  await page.setViewportSize({width: 320, height: 640})
  const wide: string[] = []
  for (const path of [
    '/',
    '/courses',
    '/course/seo-that-lasts',
    '/instructors',
    '/instructor/amara-okafor',
    '/blog',
    '/blog/close-the-book',
    '/about',
    '/contact',
    '/faq',
    '/help',
    '/privacy',
    '/terms',
    '/sitemap',
    '/auth',
    '/nowhere',
  ]) {
    await ada.visit(path)
    await page.getByRole('heading', {level: 1}).waitFor()
    const width = await page.evaluate<number>('document.documentElement.scrollWidth')
    if (width > 320) wide.push(`${path} is ${width} px wide`)
  }
  expect(wide).toEqual([])
})
