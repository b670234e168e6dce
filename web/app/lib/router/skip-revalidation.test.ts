import {expect, test} from 'vitest'
import {skipRevalidationOnSearchChange} from './skip-revalidation'

/** Whether what `from` loaded is loaded again for `to`, where React Router would do so. */
const revalidates = (from: string, to: string, formMethod?: 'POST') =>
  skipRevalidationOnSearchChange({
    currentUrl: new URL(from, 'http://localhost'),
    currentParams: {},
    nextUrl: new URL(to, 'http://localhost'),
    nextParams: {},
    formMethod,
    defaultShouldRevalidate: true,
  })

test('another query alone asks for nothing', () => {
  expect(revalidates('/courses', '/courses?q=seo')).toBe(false)
})

test('another page, the same one again, and what a form changed are asked for', () => {
  expect(revalidates('/courses?q=seo', '/blog')).toBe(true)
  expect(revalidates('/courses?q=seo', '/courses?q=seo')).toBe(true)
  expect(revalidates('/admin/newsletter?source=user', '/admin/newsletter', 'POST')).toBe(true)
})
