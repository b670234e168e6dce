import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const QUESTION = 'Is there a course on contracts?'

/** Opens a page whose scripts wait; calling what it returns lets them come. */
async function openBeforeScripts({page}: Visitor, path: string): Promise<() => void> {
  const {promise, resolve} = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'commit'})
  return resolve
}

test('a course put in the cart before the scripts run is in it when they do', async ({visitor}) => {
  const letScriptsCome = await openBeforeScripts(visitor, '/course/seo-that-lasts')
  await visitor.addToCart.click()
  letScriptsCome()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  await expect(visitor.header.getByRole('link', {name: 'Cart, 1 course'})).toBeVisible()
})

test('three courses put in the cart before the scripts run are all in it when they do', async ({visitor}) => {
  const letScriptsCome = await openBeforeScripts(visitor, '/courses')
  const buttons = visitor.main.getByRole('article').getByRole('button', {name: /^Add to Cart/})
  for (const course of [0, 1, 2]) await buttons.nth(course).click()
  letScriptsCome()
  await expect(visitor.header.getByRole('link', {name: 'Cart, 3 courses'})).toBeVisible()
})

test('a subscription before the scripts run is sent when they do', async ({visitor, account}) => {
  const {page, footer} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/faq')
  await footer.getByLabel('Email address').fill(account.email)
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  letScriptsCome()
  await expect(visitor.toast('Success!')).toBeVisible()
  await expect(page).toHaveURL('/faq')
})

test('whoever empties the search box and chooses an order before the scripts run means it', async ({
  visitor,
}) => {
  const {page} = visitor
  // The box shows what the address asks for with the scripts.
  const letScriptsCome = await openBeforeScripts(visitor, '/courses?q=seo')
  await page.getByLabel('Search courses').fill('s')
  await page.getByLabel('Search courses').fill('')
  await page.getByLabel('Sort by').selectOption('Price: Low to High')
  letScriptsCome()
  await expect(page).toHaveURL('/courses?sort=price-low')
  await expect(visitor.cardTitles).toHaveCount(6)
})

test('what is typed in the search box before the scripts run is searched for', async ({visitor}) => {
  const {page, main} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/courses')
  await page.getByLabel('Search courses').fill('python')
  letScriptsCome()
  await expect(page).toHaveURL('/courses?q=python')
  await expect(page.getByLabel('Search courses')).toHaveValue('python')
  await expect(main.getByRole('article')).toHaveCount(1)
})

test('a field filled in before the scripts run is no reason to complain of the others', async ({visitor}) => {
  const {page} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/contact')
  await page.getByLabel('Message').click()
  await page.getByLabel('Message').fill(QUESTION)
  letScriptsCome()
  await expect(visitor.cookieBanner).toBeVisible()
  await expect(page.getByText('Please enter your name.')).toHaveCount(0)
})

test('a message sent before the scripts run is checked when they do, and kept', async ({visitor}) => {
  const {page, main} = visitor
  const letScriptsCome = await openBeforeScripts(visitor, '/contact')
  await page.getByLabel('Message').fill(QUESTION)
  await main.getByRole('button', {name: 'Send Message'}).click()
  letScriptsCome()
  await expect(page.getByText('Please enter your name.').first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(QUESTION)
})
