import type {Page} from 'playwright-core'
import {stack} from '../stack.ts'
import {eventually, expect, newAccount, test} from './person.ts'

/** Keeps the page's scripts waiting; calling what it returns lets them come. */
async function holdUpScripts(page: Page): Promise<() => void> {
  const {promise, resolve} = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is pressed before the scripts run is done when they do', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  let letScriptsCome = await holdUpScripts(page)
  await page.goto(`${stack.siteUrl}/course/seo-that-lasts`, {waitUntil: 'commit'})
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click()
  letScriptsCome()
  await ada.toast('Added to cart').waitFor()
  await page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).waitFor()

  letScriptsCome = await holdUpScripts(page)
  await page.goto(`${stack.siteUrl}/faq`, {waitUntil: 'commit'})
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill(newAccount().email)
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  letScriptsCome()
  await ada.toast('Success!').waitFor()
  expect(ada.path).toBe('/faq')
  expect(ada.browserErrors).toEqual([])
})

test('what is typed or chosen before the scripts run counts when they do', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const cards = page.getByRole('main').getByRole('article')
  let letScriptsCome = await holdUpScripts(page)
  await page.goto(`${stack.siteUrl}/courses?q=seo`, {waitUntil: 'commit'})
  // The box shows what the address asks for with the scripts; who has emptied it before means it.
  await page.getByLabel('Search courses').fill('s')
  await page.getByLabel('Search courses').fill('')
  await page.getByLabel('Sort by').selectOption('Price: Low to High')
  letScriptsCome()
  await eventually(() => ada.path).toBe('/courses?sort=price-low')
  await eventually(() => cards.count()).toBe(6)

  letScriptsCome = await holdUpScripts(page)
  await page.goto(`${stack.siteUrl}/courses`, {waitUntil: 'commit'})
  await page.getByLabel('Search courses').fill('python')
  letScriptsCome()
  await eventually(() => ada.path).toBe('/courses?q=python')
  expect(await page.getByLabel('Search courses').inputValue()).toBe('python')
  await eventually(() => cards.count()).toBe(1)

  letScriptsCome = await holdUpScripts(page)
  await page.goto(`${stack.siteUrl}/contact`, {waitUntil: 'commit'})
  await page.getByLabel('Message').click()
  await page.getByLabel('Message').fill('Is there a course on contracts?')
  letScriptsCome()
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  expect(await page.getByText('Please enter your name.').count()).toBe(0)

  letScriptsCome = await holdUpScripts(page)
  await page.goto(`${stack.siteUrl}/contact`, {waitUntil: 'commit'})
  await page.getByLabel('Message').fill('Is there a course on contracts?')
  await page.getByRole('main').getByRole('button', {name: 'Send Message'}).click()
  letScriptsCome()
  await page.getByText('Please enter your name.').first().waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Is there a course on contracts?')
  expect(ada.browserErrors).toEqual([])
})
