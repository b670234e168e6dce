import sharp from 'sharp'
import {pages} from '../../../web/app/pages.ts'
import {stack} from '../../stack.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {content as lake} from '../fixtures/content.ts'
import {addressesForSearchEngines, PUBLIC_PAGES} from '../pages.ts'

async function html(path: string): Promise<string> {
  return (await fetch(stack.siteUrl + path)).text()
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function content(page: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(page)?.[0]
  const value = tag && /content="([^"]*)"/.exec(tag)?.[1]
  return value === undefined ? undefined : decode(value)
}

/** A category without courses, which has nothing to show to a search engine yet. */
const EMPTY_CATEGORY = '/courses/health'

for (const {path, canonical = path} of PUBLIC_PAGES.filter(
  ({path}) => path !== '/nowhere' && path !== EMPTY_CATEGORY,
))
  test(
    `${path} tells search engines and those who link to it what it is`,
    shows('S5.12.01 S5.12.02'),
    async () => {
      const page = await html(path)
      const title = decode(/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '')
      expect(title).not.toBe('')
      expect(Array.from(title).length).toBeLessThanOrEqual(60)
      const description = content(page, 'description') ?? ''
      expect(description).not.toBe('')
      expect(Array.from(description).length).toBeLessThanOrEqual(160)
      expect(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]).toBe(stack.siteUrl + canonical)
      expect(content(page, 'og:title')).toBe(title)
      expect(content(page, 'og:url')).toBe(stack.siteUrl + canonical)
      const picture = await sharp(
        await (await fetch(content(page, 'og:image') ?? '')).arrayBuffer(),
      ).metadata()
      expect(`image/${picture.format}`).toBe(content(page, 'og:image:type'))
      expect(content(page, 'og:image:type')).toMatch(/^image\/(jpeg|png)$/)
      expect([picture.width, picture.height]).toEqual([1200, 630])
      expect([content(page, 'og:image:width'), content(page, 'og:image:height')]).toEqual(['1200', '630'])
      expect(content(page, 'og:image:alt')).toBeTruthy()
      expect(content(page, 'robots')).toBeUndefined()
    },
  )

for (const [path, type] of [
  ['/course/seo-that-lasts', 'Course'],
  ['/bundles/marketing-foundations', 'Product'],
  ['/instructor/amara-okafor', 'Person'],
  ['/blog/close-the-book', 'Article'],
  ['/learn/seo-that-lasts/a-robot-with-a-list-of-addresses', 'LearningResource'],
  ['/faq', 'FAQPage'],
  ['/about', 'BreadcrumbList'],
] as const)
  test(`${path} has JSON-LD of the type ${type}`, async () => {
    const scripts = (await html(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    const types = [...scripts].map(([, json = '']) => (JSON.parse(json) as {'@type': string})['@type'])
    expect(types).toContain(type)
  })

test('sitemap.xml lists every public page, and each of them answers', async () => {
  const addresses = await addressesForSearchEngines()
  const always = pages.filter(
    (page) => page.access === 'content' || (page.access === 'public' && page.prerender === 'itself'),
  )
  const [courses, bundles, categories, instructors, articles] = [15, 2, 9, 6, 6]
  // Those of the samples, which have numbers: other tests sell courses of their own meanwhile.
  const freeLessons = await lake.fetch<string[]>(`
    *[_type == "course" && !(_id in path("drafts.**")) && !defined(archivedAt) && defined(number)]{
      "keys": curriculum[]{"free": lessons[coalesce(free, ^.free) == true && defined(content)]._key}.free[]
    }.keys[]`)
  expect(freeLessons.length).toBeGreaterThan(15)
  expect(addresses).toHaveLength(
    always.length + courses + bundles + categories + instructors + articles + freeLessons.length,
  )
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200)
  expect(await html('/robots.txt')).toContain(`${stack.siteUrl}/sitemap.xml`)
  expect(await html('/.well-known/security.txt')).toContain(`Contact: ${stack.siteUrl}/contact\n`)
})

test('the blog can be subscribed to as a feed', async () => {
  const feed = await html('/rss.xml')
  expect(feed.match(/<item>/g)).toHaveLength(6)
  expect(feed).toContain(`<link>${stack.siteUrl}/blog/close-the-book</link>`)
})
