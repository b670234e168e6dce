import type {Locator} from 'playwright-core'
import {eventually, expect, test} from './person.ts'

/** How wide a picture is for its height. */
async function shapeOf(picture: Locator): Promise<number> {
  const box = await picture.boundingBox()
  return (box?.width ?? 0) / (box?.height ?? 1)
}

test('a visitor reads an article, follows a tag, and takes up the blog where she left it', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')

  // Through the blog's categories to an article of six hundred words and more.
  await ada.visit('/blog')
  const featured = main.getByRole('region', {name: 'Featured', exact: true})
  await eventually(() => featured.getByRole('article').getByRole('heading').allInnerTexts()).toEqual([
    'Show the Work: Turning a Course into Evidence',
    'Close the Book: Why Testing Yourself Beats Rereading',
  ])
  for (const index of [0, 1])
    expect(await shapeOf(featured.getByRole('presentation').nth(index))).toBeCloseTo(16 / 9, 1)
  const chips = (group: string) => main.getByRole('group', {name: group}).getByRole('button')
  expect(await chips('Categories').allTextContents()).toEqual([
    'Study Tips, 2 articles',
    'EdTech, 1 article',
    'Career Development, 1 article',
    'Course Selection, 1 article',
    'Language Learning, 1 article',
  ])
  const tags = await chips('Popular tags').allTextContents()
  expect(tags.length).toBe(12)
  expect(tags[0]).toBe('memory, 3 articles')
  const tips = main.getByRole('button', {name: /^Study Tips/})
  await tips.click()
  await eventually(() => ada.path).toBe('/blog?category=Study+Tips')
  // The featured ones stand apart only while nothing is looked for.
  await page.getByText('2 articles in Study Tips.').waitFor()
  expect(await featured.count()).toBe(0)
  await page.reload()
  await page.getByText('2 articles in Study Tips.').waitFor()
  await main.getByRole('button', {name: 'Study Tips', pressed: true}).waitFor()
  await main.getByRole('link', {name: /^Close the Book/}).click()
  await page.getByRole('heading', {level: 1, name: /^Close the Book/}).waitFor()
  await main.getByText('Ingrid Solheim').first().waitFor()
  const article = main.getByRole('article').first()
  expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(600)
  await article.getByText('February 24, 2026', {exact: true}).waitFor()
  await article.getByText(/^\d+ min read$/).waitFor()

  await main.getByRole('link', {name: 'Study Tips'}).first().waitFor()
  expect(await main.getByRole('img').first().getAttribute('alt')).not.toBe('')
  expect(await shapeOf(article.getByRole('img', {name: /./}).first())).toBeCloseTo(16 / 9, 1)
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
  expect(await featured.count()).toBe(0)
  expect(await shapeOf(main.getByRole('article').first().getByRole('presentation'))).toBeCloseTo(4 / 3, 1)
  const titles = [/^Close the Book/, /^Half an Hour a Day/, /^The Language of Your Job/]
  await eventually(() => main.getByRole('article').count()).toBe(3)
  for (const title of titles) await main.getByRole('heading', {name: title}).waitFor()

  // The pressed chip clears its filter; the featured ones stand apart again.
  await page.reload()
  await page.getByText('3 articles tagged memory.').waitFor()
  await main.getByRole('button', {name: 'memory', pressed: true}).click()
  await eventually(() => ada.path).toBe('/blog')
  await eventually(() => main.getByRole('article').count()).toBe(6)
  await featured.waitFor()
  await chips('Popular tags')
    .filter({hasText: /^habits/})
    .click()
  await eventually(() => ada.path).toBe('/blog?tag=habits')
  await page.getByText('2 articles tagged habits.').waitFor()
  await page.goBack()
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
  await search.pressSequentially('karpicke')
  await page.getByText('1 article with “karpicke”.').waitFor()
  await main.getByRole('heading', {name: /^Close the Book/}).waitFor()
  // It is a featured one, and stands among those that were found.
  expect(await main.getByRole('region', {name: 'Featured', exact: true}).count()).toBe(0)
  // All its letters are one step.
  await page.goBack()
  await eventually(() => ada.path).toBe('/blog')
  await eventually(() => main.getByRole('article').count()).toBe(6)
})
