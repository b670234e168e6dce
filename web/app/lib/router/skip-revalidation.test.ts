import {expect, test} from 'vitest'
import {loadStarted, loadSucceeded, skipRevalidationOnSearchChange} from './skip-revalidation'

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

test('a change of the query revalidates while the list’s data has not been loaded', () => {
  loadStarted('/admin/newsletter')
  expect(revalidates('/admin/newsletter', '/admin/newsletter?q=rita')).toBe(true)
  expect(revalidates('/admin/returns', '/admin/returns?q=rita')).toBe(false)
  loadSucceeded('/admin/newsletter')
  expect(revalidates('/admin/newsletter', '/admin/newsletter?q=rita')).toBe(false)
})
