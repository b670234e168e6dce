import {stack} from '../stack.ts'
import {eventually, expect, test} from './person.ts'

test('the questions open one at a time, and say how one can pay', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/faq')
  const questions = main.getByRole('group')
  expect(await questions.count()).toBe(10)
  const open = () => questions.and(page.locator('[open]')).count()
  await main.getByText('How can I pay?').click()
  for (const way of [/card/i, /PayPal/, /bank transfer/i])
    await questions.filter({hasText: 'How can I pay?'}).getByText(way).first().waitFor()
  await eventually(open).toBe(1)
  await main.getByText('Do I get a certificate?').click()
  await eventually(open).toBe(1)
  await main.getByText('Do I get a certificate?').click()
  await eventually(open).toBe(0)
})

test('the help finds an answer, and leads to it', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/help')
  const topics = main.getByRole('listitem').filter({has: page.getByRole('heading', {level: 2})})
  expect(await topics.count()).toBe(6)
  await main
    .getByText(/within 24 hours/)
    .first()
    .waitFor()
  await main.getByText(/Monday-Friday, 9am-5pm ET/).waitFor()

  await page.getByRole('searchbox', {name: 'Search for help'}).fill('certificate')
  await main.getByText(/answers? for “certificate”/).waitFor()
  await main.getByRole('link', {name: 'Do I get a certificate?'}).first().click()
  await page.waitForURL((url) => url.pathname === '/faq')
  const opened = main.getByRole('group').and(page.locator('[open]'))
  await opened.filter({hasText: 'Do I get a certificate?'}).waitFor()
  await page.goBack()
  await main.getByText(/answers? for “certificate”/).waitFor()
  await page.getByRole('searchbox', {name: 'Search for help'}).fill('zzzz')
  await main.getByRole('heading', {name: 'No answers found'}).waitFor()
})

test('about, contact and the small print hold what was promised', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/about')
  const crumbs = main.getByRole('navigation', {name: /breadcrumb/i})
  expect(
    (await crumbs.getByRole('listitem').allInnerTexts()).map((crumb) =>
      crumb.replaceAll(/\W*\n|\//g, '').trim(),
    ),
  ).toEqual(['Home', 'About Us'])
  for (const heading of ['Our mission', 'Our values', 'Our principles'])
    await main.getByRole('heading', {name: heading}).waitFor()

  await ada.visit('/contact')
  for (const card of ['Email', 'Phone', 'Address']) await main.getByText(card, {exact: true}).last().waitFor()
  expect(await page.getByRole('form', {name: 'Write to us'}).getByLabel('Email').getAttribute('type')).toBe(
    'email',
  )

  await ada.visit('/privacy')
  await main.getByText(/May 23, 2025/).waitFor()
  await ada.visit('/terms')
  await main.getByText(/May 8, 2025/).waitFor()
  await main
    .getByText(/about 30 days/)
    .first()
    .waitFor()
})

test('the sitemap lists every page, by group', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/sitemap')
  const hrefs = await ada.destinations(main.getByRole('link'))
  for (const path of [
    '/',
    '/courses',
    '/instructors',
    '/blog',
    '/about',
    '/cart',
    '/auth',
    '/account',
    '/my-courses',
    '/order-history',
    '/profile',
    '/settings',
    '/account/edit-profile',
    '/admin/newsletter',
    '/admin/returns',
    '/sitemap',
    '/help',
    '/faq',
    '/contact',
    '/privacy',
    '/terms',
  ])
    expect(hrefs, path).toContain(path)
  // And every course, instructor and article, as search engines are told of them.
  const forMachines = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text()
  const addresses = [...forMachines.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(25)
  for (const address of addresses) expect(hrefs).toContain(new URL(address).pathname)
  expect(await main.getByRole('heading', {level: 2}).count()).toBeGreaterThan(5)
})
