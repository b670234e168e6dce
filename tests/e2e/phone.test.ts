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
