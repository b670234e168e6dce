import {expect, test} from 'vitest'
import {LINKED_PAGES} from './page-addresses.ts'
import {isPageSlug} from './page-slugs.ts'

test.each([...LINKED_PAGES, 'for-companies', 'year-2025'])('a page can be at /%s', (slug) => {
  expect(isPageSlug(slug)).toBe(true)
})

test.each([
  '',
  '404',
  'Two',
  'two words',
  'two--parts',
  '-a',
  'a/b',
  'a.html',
  'cart',
  'course',
  'api',
  'assets',
])('no page can be at /%s', (slug) => {
  expect(isPageSlug(slug)).toBe(false)
})
