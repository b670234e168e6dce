import type {Locator} from '@playwright/test'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** The aspect ratio of a picture. */
async function aspectRatioOf(picture: Locator): Promise<number> {
  const box = await picture.boundingBox()
  return (box?.width ?? 0) / (box?.height ?? 1)
}

const featured = ({main}: Visitor) => main.getByRole('region', {name: 'Featured', exact: true})
const chips = ({main}: Visitor, group: string) => main.getByRole('group', {name: group}).getByRole('button')

test(
  'the blog shows two featured articles, its categories and popular tags',
  shows('S1.01.09 S2.01.10 S2.13.01 S2.13.06 S2.13.07 S2.13.08 S3.06.03 S9.11.05'),
  async ({visitor}) => {
    await visitor.visit('/blog')
    await expect(featured(visitor).getByRole('article').getByRole('heading')).toHaveText([
      'Show the Work: Turning a Course into Evidence',
      'Close the Book: Why Testing Yourself Beats Rereading',
    ])
    for (const index of [0, 1])
      expect(await aspectRatioOf(featured(visitor).getByRole('presentation').nth(index))).toBeCloseTo(
        16 / 9,
        1,
      )
    await expect(chips(visitor, 'Categories')).toHaveText([
      'Study Tips, 2 articles',
      'EdTech, 1 article',
      'Career Development, 1 article',
      'Course Selection, 1 article',
      'Language Learning, 1 article',
    ])
    await expect(chips(visitor, 'Popular tags')).toHaveCount(12)
    await expect(chips(visitor, 'Popular tags').first()).toHaveText('memory, 3 articles')
  },
)

test(
  'a visitor reads the articles of a category, also after a reload',
  shows('S2.13.02 S2.13.12 S2.13.14'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/blog')
    await main.getByRole('button', {name: /^Study Tips/}).click()
    await expect(page).toHaveURL('/blog?category=Study+Tips')
    await expect(page.getByText('2 articles in Study Tips.')).toBeVisible()
    // Featured articles are separate only without filters.
    await expect(featured(visitor)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('2 articles in Study Tips.')).toBeVisible()
    await expect(main.getByRole('button', {name: 'Study Tips', pressed: true})).toBeVisible()
    await main.getByRole('link', {name: /^Close the Book/}).click()
    await expect(visitor.title(/^Close the Book/)).toBeVisible()
  },
)

test(
  'an article has its full text, author and date',
  shows(`S1.01.09 S2.01.11 S2.13.15 S2.13.16 S2.13.17 S2.13.18 S2.13.19 S2.13.20 S2.13.25 S2.13.27 S3.06.02 S9.09.03
    S9.11.05`),
  async ({visitor}) => {
    const {main} = visitor
    await visitor.visit('/blog/close-the-book')
    await expect(visitor.title(/^Close the Book/)).toBeVisible()
    await expect(main.getByText('Ingrid Solheim').first()).toBeVisible()
    const article = main.getByRole('article').first()
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(600)
    await expect(article.getByText('February 24, 2026', {exact: true})).toBeVisible()
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible()
    await expect(main.getByRole('link', {name: 'Study Tips'}).first()).toBeVisible()
    await expect(main.getByRole('img').first()).toHaveAttribute('alt', /./)
    expect(await aspectRatioOf(article.getByRole('img', {name: /./}).first())).toBeCloseTo(16 / 9, 1)
    await expect(main.getByRole('link', {name: 'Back to Blog'})).toHaveAttribute('href', '/blog')
  },
)

test('a visitor shares the URL of an article', shows('S2.13.24'), async ({visitor}) => {
  const {page, main} = visitor
  await visitor.visit('/blog/close-the-book')
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', {name: 'Share'}).click()
  await expect(visitor.toast('Link copied')).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(page.url())
})

test(
  'an article links to related ones, and its tags to all articles with the tag',
  shows('S2.13.02 S2.13.13 S2.13.21 S2.13.23 S9.07.03 S9.11.06'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/blog/close-the-book')
    // At most three articles with the same category or a common tag.
    const related = main.getByRole('region', {name: 'Read next'}).getByRole('article')
    await expect(related).toHaveCount(3)
    await main.getByRole('list', {name: 'Tags'}).getByRole('link', {name: 'memory'}).click()
    await expect(page).toHaveURL('/blog?tag=memory')
    await expect(page.getByText('3 articles tagged memory.')).toBeVisible()
    await expect(featured(visitor)).toHaveCount(0)
    await expect(main.getByRole('article')).toHaveCount(3)
    expect(await aspectRatioOf(main.getByRole('article').first().getByRole('presentation'))).toBeCloseTo(
      4 / 3,
      1,
    )
    for (const title of [/^Close the Book/, /^Half an Hour a Day/, /^The Language of Your Job/])
      await expect(main.getByRole('heading', {name: title})).toBeVisible()
  },
)

test(
  'a tag is cleared with its chip, and restored by Back',
  shows('S2.13.01 S2.13.09 S2.13.13 S2.13.14'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/blog?tag=memory')
    await expect(page.getByText('3 articles tagged memory.')).toBeVisible()
    await main.getByRole('button', {name: 'memory', pressed: true}).click()
    await expect(main.getByRole('article')).toHaveCount(6)
    await expect(featured(visitor)).toBeVisible()
    await chips(visitor, 'Popular tags')
      .filter({hasText: /^habits/})
      .click()
    await expect(page).toHaveURL('/blog?tag=habits')
    await expect(page.getByText('2 articles tagged habits.')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page.getByText('3 articles tagged memory.')).toBeVisible()
  },
)

test(
  'a search without results shows a message, and can be cleared',
  shows('S2.13.10 S2.13.11 S3.06.01'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/blog')
    await page.getByRole('searchbox', {name: 'Search articles'}).fill('no such words anywhere')
    await expect(page.getByRole('heading', {name: 'No articles found'})).toBeVisible()
    await page.getByRole('button', {name: 'Clear all'}).click()
    await expect(main.getByRole('article')).toHaveCount(6)
  },
)

test(
  'a visitor searches the articles, including their texts',
  shows('S2.13.02 S2.13.05 S3.06.01'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/blog')
    // A word that is in no title and no excerpt.
    await page.getByRole('searchbox', {name: 'Search articles'}).pressSequentially('karpicke')
    await expect(page.getByText('1 article with “karpicke”.')).toBeVisible()
    await expect(main.getByRole('heading', {name: /^Close the Book/})).toBeVisible()
    // The featured article is among the results.
    await expect(featured(visitor)).toHaveCount(0)
    // Typing the word added one history entry.
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect(main.getByRole('article')).toHaveCount(6)
  },
)

test('Back to Blog keeps the filter', async ({visitor}) => {
  const {page, main} = visitor
  await visitor.visit('/blog?category=Study+Tips')
  await main.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
  await main.getByRole('link', {name: 'Back to Blog'}).click()
  await expect(page).toHaveURL('/blog?category=Study+Tips')
})
