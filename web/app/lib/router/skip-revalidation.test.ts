import {expect, test} from 'vitest'
import {skipRevalidationOnSearchChange} from './skip-revalidation'

/** Whether a navigation from `from` to `to` revalidates the loader. */
const revalidates = (from: string, to: string, formMethod?: 'POST') =>
  skipRevalidationOnSearchChange({
    currentUrl: new URL(from, 'http://localhost'),
    currentParams: {},
    nextUrl: new URL(to, 'http://localhost'),
    nextParams: {},
    formMethod,
    defaultShouldRevalidate: true,
  })

test('a change of the query alone does not revalidate', () => {
  expect(revalidates('/courses', '/courses?q=seo')).toBe(false)
})

test('another page, the same URL again, and a submitted form revalidate', () => {
  expect(revalidates('/courses?q=seo', '/blog')).toBe(true)
  expect(revalidates('/courses?q=seo', '/courses?q=seo')).toBe(true)
  expect(revalidates('/admin/newsletter?source=user', '/admin/newsletter', 'POST')).toBe(true)
})
