import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const QUESTION = 'Is there a course on contracts?'

/** Opens a page whose scripts are held back; the returned function releases them. */
async function openBeforeScripts({page}: Visitor, path: string): Promise<() => void> {
  const {promise, resolve} = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'commit'})
  return resolve
}

test('a course added to the cart before hydration is in it afterwards', async ({visitor}) => {
  const letScriptsCome = await openBeforeScripts(visitor, '/course/seo-that-lasts')
  await visitor.addToCart.click()
  letScriptsCome()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  await expect(visitor.header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
})

test('three courses added to the cart before hydration are all in it afterwards', async ({visitor}) => {
  const letScriptsCome = await openBeforeScripts(visitor, '/courses')
  const buttons = visitor.main.getByRole('article').getByRole('button', {name: /^Add to Cart/})
  for (const course of [0, 1, 2]) await buttons.nth(course).click()
  letScriptsCome()
  await expect(visitor.header.getByRole('link', {name: 'Cart, 3 items'})).toBeVisible()
})

test('a form submitted before hydration is sent afterwards', async ({visitor, account}) => {
  const {page, footer} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/faq')
  await footer.getByLabel('Email address').fill(account.email)
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  letScriptsCome()
  await expect(visitor.toast('Success!')).toBeVisible()
  await expect(page).toHaveURL('/faq')
})

test('a cleared search and a selected order before hydration take effect', async ({visitor}) => {
  const {page} = visitor
  // After hydration the field shows the search in the URL.
  const letScriptsCome = await openBeforeScripts(visitor, '/courses?q=seo')
  await page.getByLabel('Search courses').fill('s')
  await page.getByLabel('Search courses').fill('')
  await page.getByLabel('Sort by').selectOption('Price: Low to High')
  letScriptsCome()
  await expect(page).toHaveURL('/courses?sort=price-low')
  await expect(visitor.cardTitles).toHaveCount(6)
})

test('a search typed before hydration takes effect', async ({visitor}) => {
  const {page, main} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/courses')
  await page.getByLabel('Search courses').fill('python')
  letScriptsCome()
  await expect(page).toHaveURL('/courses?q=python')
  await expect(page.getByLabel('Search courses')).toHaveValue('python')
  await expect(main.getByRole('article')).toHaveCount(1)
})

test('a field filled in before hydration does not trigger errors at others', async ({visitor}) => {
  const {page} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/contact')
  await page.getByLabel('Message').click()
  await page.getByLabel('Message').fill(QUESTION)
  letScriptsCome()
  await expect(visitor.cookieBanner).toBeVisible()
  await expect(page.getByText('Please enter your name.')).toHaveCount(0)
})

test('a form submitted before hydration is validated afterwards, and keeps its values', async ({visitor}) => {
  const {page, main} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/contact')
  await page.getByLabel('Message').fill(QUESTION)
  await main.getByRole('button', {name: 'Send Message'}).click()
  letScriptsCome()
  await expect(page.getByText('Please enter your name.').first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(QUESTION)
})

test('a tab that had the focus before hydration can be left with keys', async ({visitor}) => {
  const {page} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/instructor/amara-okafor')
  await page.getByRole('tab', {name: 'About'}).focus()
  letScriptsCome()
  const reviews = page.getByRole('tab', {name: 'Reviews'})
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(reviews).toBeFocused({timeout: 500})
  }).toPass()
  await expect(reviews).toHaveAttribute('aria-selected', 'true')
})

test('the scripts of a page are fetched after its largest picture, or at the first key', async ({
  visitor: {page, network, main},
}) => {
  // Time stands still, so that the page does not give up waiting. Until it is paused it goes on.
  await page.clock.install({time: 0})
  await page.clock.pauseAt(60_000)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await network.hold('content')
  await page.goto('/course/seo-that-lasts', {waitUntil: 'domcontentloaded'})
  await expect(main.getByRole('heading', {level: 1})).toBeVisible()
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  network.restore()
})
