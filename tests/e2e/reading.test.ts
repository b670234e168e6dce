import {eventually, expect, test} from './person.ts'

test('a visitor reads an article, follows a tag, and takes up the blog where she left it', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')

  // Through the blog's categories to an article of six hundred words and more.
  await ada.visit('/blog')
  const tips = main.getByRole('button', {name: /^Study Tips/})
  await tips.click()
  await eventually(() => ada.path).toBe('/blog?category=Study+Tips')
  // The featured ones stand apart only while nothing is looked for.
  expect(await main.getByRole('region', {name: /featured/i}).count()).toBe(0)
  await page.getByText('2 articles in Study Tips.').waitFor()
  await main.getByRole('link', {name: /^Close the Book/}).click()
  await page.getByRole('heading', {level: 1, name: /^Close the Book/}).waitFor()
  await main.getByText('Ingrid Solheim').first().waitFor()
  await main
    .getByText(/\d+ min/)
    .first()
    .waitFor()
  expect((await main.getByRole('article').first().innerText()).split(/\s+/).length).toBeGreaterThan(600)

  await main.getByRole('link', {name: 'Study Tips'}).first().waitFor()
  expect(await main.getByText(/^\w+ \d{1,2}, 20\d\d/).count()).toBeGreaterThan(0)
  expect(await main.getByRole('img').first().getAttribute('alt')).not.toBe('')
  const picture = await main.getByRole('img', {name: /./}).first().boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  expect(await main.getByRole('link', {name: 'Back to Blog'}).getAttribute('href')).toBe('/blog')
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', {name: 'Share'}).click()
  await ada.toast('Link copied').waitFor()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(page.url())

  // What shares its category or a tag is offered next, three at most.
  const related = main.getByRole('region', {name: 'Read next'}).getByRole('article')
  expect(await related.count()).toBe(3)

  // The tag leads to the articles that carry it, and only those.
  await main.getByRole('list', {name: 'Tags'}).getByRole('link', {name: 'memory'}).click()
  await eventually(() => ada.path).toBe('/blog?tag=memory')
  await page.getByText('3 articles tagged memory.').waitFor()
  const small = await main
    .getByRole('article')
    .first()
    .getByRole('img')
    .or(main.getByRole('presentation'))
    .first()
    .boundingBox()
  expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  const titles = [/^Close the Book/, /^Half an Hour a Day/, /^The Language of Your Job/]
  await eventually(() => main.getByRole('article').count()).toBe(3)
  for (const title of titles) await main.getByRole('heading', {name: title}).waitFor()

  // The pressed chip clears its filter; the featured ones stand apart again.
  await page.reload()
  await page.getByText('3 articles tagged memory.').waitFor()
  await main.getByRole('button', {name: 'memory', pressed: true}).click()
  await eventually(() => ada.path).toBe('/blog')
  await eventually(() => main.getByRole('article').count()).toBe(6)
  await page.goBack()
  await page.getByText('3 articles tagged memory.').waitFor()
  expect(ada.browserErrors).toEqual([])
})

test('a visitor searches the articles, in their text too', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.visit('/blog')
  const search = page.getByRole('searchbox', {name: 'Search articles'})
  await search.fill('no such words anywhere')
  await page.getByRole('heading', {name: 'No articles found'}).waitFor()
  await page.getByRole('button', {name: 'Clear all'}).click()
  await eventually(() => main.getByRole('article').count()).toBe(6)
  // A word that stands in no title and no excerpt.
  await search.fill('karpicke')
  await page.getByText('1 article with “karpicke”.').waitFor()
  await main.getByRole('heading', {name: /^Close the Book/}).waitFor()
})
