import {eventually, expect, test} from './person.ts'

test('header and footer lead everywhere, to whoever is signed out', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/privacy')
  const linksOf = (part: 'banner' | 'contentinfo') => ada.destinations(page.getByRole(part).getByRole('link'))
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).waitFor()
  expect(await linksOf('banner')).toEqual(
    expect.arrayContaining(['/', '/courses', '/blog', '/about', '/instructors', '/cart', '/auth']),
  )
  expect(await linksOf('contentinfo')).toEqual(
    expect.arrayContaining(['/contact', '/faq', '/privacy', '/terms', '/sitemap', '/help']),
  )
})

test('the header stays on top, and turns opaque once the page has moved by 10 px', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const header = page.getByRole('banner')
  const ground = () => ada.styleOf(header, 'background-color')
  await ada.visit('/terms')
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  const clear = await ground()
  expect(clear).toMatch(/, 0\)$|transparent/)
  await page.mouse.wheel(0, 8)
  await eventually(() => ada.scrolledBy()).toBe(8)
  expect(await ground()).toBe(clear)
  await page.mouse.wheel(0, 3)
  await eventually(() => ada.scrolledBy()).toBe(11)
  await eventually(ground).not.toBe(clear)
  await page.mouse.wheel(0, -1)
  await eventually(() => ada.scrolledBy()).toBe(10)
  await eventually(ground).toBe(clear)
  await page.mouse.wheel(0, 600)
  await eventually(ground).not.toBe(clear)
  expect((await header.boundingBox())?.y).toBe(0)
})

test('the cart badge counts, and is not there for an empty cart', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const cart = page.getByRole('banner').getByRole('link', {name: /^Cart/})
  await ada.visit('/courses')
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  expect(await cart.innerText()).toBe('')
  for (const count of ['1', '2']) {
    await page
      .getByRole('main')
      .getByRole('button', {name: /^Add to Cart/})
      .first()
      .click()
    await eventually(() => cart.innerText()).toBe(count)
  }
  // Signed out, the cart is kept for the next visit.
  await ada.visit('/')
  await eventually(() => cart.innerText()).toBe('2')
})

test('whoever is signed in has an Account menu', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.signIn('new@lectern.test', 'lectern')
  await ada.visit('/about')
  await page.getByRole('banner').getByRole('button', {name: 'Account'}).click()
  for (const [name, path] of [
    ['Profile', '/profile'],
    ['Order History', '/order-history'],
    ['My Courses', '/my-courses'],
    ['Settings', '/settings'],
  ] as const)
    expect(await page.getByRole('banner').getByRole('link', {name}).getAttribute('href')).toBe(path)
  await page.getByRole('banner').getByRole('button', {name: 'Sign Out'}).waitFor()
  expect(await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).count()).toBe(0)
})

test('whoever rests on an icon is told what it does, after 700 ms', async ({meet}) => {
  const ada = await meet()
  const icon = ada.page.getByRole('button', {name: 'Switch between light and dark'})
  await ada.visit('/terms')
  await icon.hover()
  expect(await ada.styleOf(icon, 'transition-delay', '::after')).toMatch(/0\.7s/)
  await eventually(() => ada.styleOf(icon, 'visibility', '::after')).toBe('visible')
})

test('the theme follows the system, and the switch is remembered', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const theme = () => page.evaluate<string>('document.documentElement.dataset.theme')
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
  await ada.visit('/')
  expect(await theme()).toBe('dark')
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
  await eventually(theme).toBe('light')
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  await page.getByRole('button', {name: 'Switch between light and dark'}).click()
  await eventually(theme).toBe('dark')
  await page.reload()
  expect(await theme()).toBe('dark')
})

test('a picture that cannot be had leaves its place to its colour', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const portrait = page.getByRole('main').locator('article img').first()
  await page.route(/\/images\//, (route) => route.abort())
  await ada.visit('/instructors')
  await eventually(() => ada.styleOf(portrait, 'opacity')).toBe('0')
  await page.unroute(/\/images\//)
  await page.reload()
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  expect(await ada.styleOf(portrait, 'opacity')).toBe('1')
})
