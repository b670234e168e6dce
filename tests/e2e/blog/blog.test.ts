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
  'a visitor looks through the blog, searches it, and reads an article of a category',
  shows(`S1.01.09 S2.01.10 S2.13.01 S2.13.02 S2.13.05 S2.13.06 S2.13.07 S2.13.08 S2.13.10 S2.13.11 S2.13.12 S2.13.14
    S3.06.01 S3.06.03 S9.11.05`),
  async ({visitor}) => {
    const {page, main} = visitor
    const search = page.getByRole('searchbox', {name: 'Search articles'})
    await visitor.visit('/blog')
    await test.step('it shows two featured articles, its categories and popular tags', async () => {
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
    })
    await test.step('a search without results shows a message, and can be cleared', async () => {
      await search.fill('no such words anywhere')
      await expect(page.getByRole('heading', {name: 'No articles found'})).toBeVisible()
      await page.getByRole('button', {name: 'Clear all'}).click()
      await expect(main.getByRole('article')).toHaveCount(6)
      await expect(page).toHaveURL('/blog')
    })
    await test.step('the articles are searched, including their texts', async () => {
      // A word that is in no title and no excerpt.
      await search.pressSequentially('karpicke')
      await expect(page.getByText('1 article with “karpicke”.')).toBeVisible()
      await expect(main.getByRole('heading', {name: /^Close the Book/})).toBeVisible()
      // The featured article is among the results.
      await expect(featured(visitor)).toHaveCount(0)
      // Typing the word added one history entry.
      await page.goBack()
      await expect(page).toHaveURL('/blog')
      await expect(main.getByRole('article')).toHaveCount(6)
    })
    await test.step('the articles of a category are the same after a reload, and Back to Blog keeps it', async () => {
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
      await main.getByRole('link', {name: 'Back to Blog'}).click()
      await expect(page).toHaveURL('/blog?category=Study+Tips')
    })
  },
)

test(
  'a visitor reads an article, shares it, and goes on to others with one of its tags',
  shows(`S1.01.09 S2.01.11 S2.13.01 S2.13.02 S2.13.09 S2.13.13 S2.13.14 S2.13.15 S2.13.16 S2.13.17 S2.13.18 S2.13.19
    S2.13.20 S2.13.21 S2.13.23 S2.13.24 S2.13.25 S2.13.27 S3.06.02 S9.07.03 S9.09.03 S9.11.05 S9.11.06`),
  async ({visitor}) => {
    const {page, main} = visitor
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await visitor.visit('/blog/close-the-book')
    await test.step('it has its full text, author and date', async () => {
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
    })
    await test.step('it has no video, and fetches no player', async () => {
      await expect(visitor.cookieBanner).toBeVisible()
      await main.getByRole('region', {name: 'Read next'}).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      await visitor.complete()
      expect(scripts.filter((path) => /\/assets\/[^/]*player[^/]*\.js$/.test(path))).toEqual([])
    })
    await test.step('its URL is shared', async () => {
      await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await main.getByRole('button', {name: 'Share'}).click()
      await expect(visitor.toast('Link copied')).toBeVisible()
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(page.url())
    })
    await test.step('it links to related ones, and its tags to all articles with the tag', async () => {
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
    })
    await test.step('a tag is cleared with its chip, and restored by Back', async () => {
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
    })
  },
)
