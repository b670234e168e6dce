import type {BundleItem, CourseItem} from '@lectern/domain/cart'
import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {CartLine} from './cart-line'

const course: CourseItem = {
  id: 'course-seo',
  slug: 'seo-that-lasts',
  title: 'SEO That Lasts',
  image: 'https://images.example/seo.jpg',
  instructor: 'Daniel Reyes',
  lessons: 48,
  duration: '10h 30m',
  priceCents: 8999,
}

const html = (change: Partial<CourseItem> = {}, unsold = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CartLine item={{...course, ...change}} unsold={unsold} onRemove={() => {}} />
    </MemoryRouter>,
  )

test('a line shows the course and its picture', {tags: ['S2.08.02']}, () => {
  for (const fact of ['SEO That Lasts', 'Daniel Reyes', '48 lessons · 10h 30m', '$89.99'])
    expect(html()).toContain(fact)
  expect(html()).toContain('src="https://images.example/seo.jpg"')
  expect(html({image: ''})).not.toContain('<img')
})

test('a line strikes the original price through, where there is a higher one', {tags: ['S2.08.08']}, () => {
  expect(html()).not.toContain('<s ')
  expect(html({originalPriceCents: 8999})).not.toContain('<s ')
  expect(html({originalPriceCents: 12_999})).toMatch(/<s .*\$129\.99<\/s>/)
})

test('a line says that its course is no longer sold, in place of the price', () => {
  expect(html()).not.toContain('No longer sold')
  expect(html({}, true)).toContain('No longer sold')
  expect(html({}, true)).not.toContain('$89.99')
})

const bundle: BundleItem = {
  kind: 'bundle',
  id: 'bundle-marketing',
  slug: 'marketing',
  title: 'Marketing',
  image: '',
  priceCents: 9999,
  originalPriceCents: 14_998,
  courses: [
    {id: 'course-seo', title: 'SEO That Lasts'},
    {id: 'course-email', title: 'Email'},
  ],
}

const bundleHtml = (props: {owned?: string[]; warning?: string} = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CartLine item={bundle} {...props} onRemove={() => {}} />
    </MemoryRouter>,
  )

test('the line of a bundle names its courses, and leads to its page', () => {
  for (const fact of ['Bundle · 2 courses', 'SEO That Lasts', 'Email', '$99.99', 'href="/bundles/marketing"'])
    expect(bundleHtml()).toContain(fact)
  expect(bundleHtml()).not.toContain('already own')
})

test('the line of a bundle names the courses that are owned, unless there is more to say', () => {
  expect(bundleHtml({owned: ['Email']})).toContain('You already own: Email.')
  expect(bundleHtml({owned: ['Email'], warning: 'It cannot be bought.'})).not.toContain('You already own')
})
