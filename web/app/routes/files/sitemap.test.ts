import {expect, test} from 'vitest'
import {sitemapParts, sitemapPath} from '~/features/pages/prerender-paths'

const addresses = (count: number) => Array.from({length: count}, (_, index) => ({path: `/course/${index}`}))
const sizes = (count: number) => sitemapParts(addresses(count)).map(({length}) => length)

test('a file for search engines has 50,000 addresses at most, as the protocol allows', () => {
  expect([sizes(0), sizes(50_000), sizes(50_001), sizes(120_000)]).toEqual([
    [0],
    [50_000],
    [50_000, 1],
    [50_000, 50_000, 20_000],
  ])
})

test('no address is left out, and none stands in two files', () => {
  expect(sitemapParts(addresses(100_001)).flat()).toEqual(addresses(100_001))
})

test('the files are counted from 1', () => {
  expect(sitemapPath(1)).toBe('/sitemap/1.xml')
})
