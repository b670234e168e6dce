import {eventually, expect, test} from './person.ts'

test('pages that were built stand while the content API is down', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.cutOff('content')
  await ada.visit('/')
  await main.getByRole('link', {name: 'Enroll Now'}).first().waitFor()
  await page.getByRole('banner').getByRole('link', {name: 'Courses', exact: true}).click()
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await main.getByRole('heading', {name: 'SEO That Lasts'}).click()
  await page.getByRole('heading', {level: 1, name: 'SEO That Lasts'}).waitFor()
  await main.getByRole('link', {name: 'Daniel Reyes'}).first().click()
  await page.getByRole('heading', {level: 1, name: 'Daniel Reyes'}).waitFor()
  await ada.visit('/blog/show-the-work')
  await page.getByRole('heading', {level: 1, name: /^Show the Work/}).waitFor()
  await ada.visit('/faq')
  await page.getByRole('heading', {level: 1}).waitFor()
})

test('a page that has to be fetched says that it cannot be, and tries again', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.cutOff('content')
  // A number is no page that was built: it has to be asked for.
  await ada.visit('/course/2')
  await page.getByRole('heading', {name: 'This page could not be loaded'}).waitFor()
  expect(await page.title()).toBe('This page could not be loaded | Lectern')
  await ada.reconnect()
  await page.getByRole('button', {name: 'Try again'}).click()
  await page.getByRole('heading', {level: 1, name: 'SEO That Lasts'}).waitFor()
  expect(ada.path).toBe('/course/seo-that-lasts')
})

test('a page that has to be fetched shows that it loads, for half a second at least', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.holdUp('content')
  await ada.visit('/course/2')
  const loading = page.getByRole('img', {name: 'Loading', exact: true})
  await loading.waitFor()
  await ada.visit('/blog/2')
  await page.getByText('Loading post or post not found...').waitFor()
  await ada.visit('/instructor/2')
  await loading.waitFor()
  await ada.reconnect()
  await page.getByRole('heading', {level: 1, name: 'Daniel Reyes'}).waitFor()

  // A page that was built shows itself at once.
  await ada.cutOff('content')
  await ada.visit('/course/seo-that-lasts')
  expect(await page.getByRole('heading', {level: 1, name: 'SEO That Lasts'}).isVisible()).toBe(true)
  expect(await loading.count()).toBe(0)
})

test('a page whose script is gone, as after a new build, is opened all the same', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/about')
  // Until its scripts run, a page leaves links to the browser.
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  await page.route(/\/assets\/(blog|article)[^/]*\.js$/, (route) => route.abort(), {times: 1})
  await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click()
  await page.getByRole('heading', {level: 1, name: 'Blog'}).waitFor()
  expect(ada.path).toBe('/blog')
  await page.getByRole('searchbox', {name: 'Search articles'}).fill('memory')
  await eventually(() => ada.path).toBe('/blog?q=memory')
})
