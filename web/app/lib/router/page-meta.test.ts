import {expect, test} from 'vitest'
import {breadcrumbJsonLd, pageMeta} from './page-meta'

test(
  'the shop is named in the title where there is room, and long titles and descriptions are cut',
  {tags: ['S5.12.01', 'S5.12.02']},
  () => {
    expect(pageMeta({title: 'Courses'})).toContainEqual({title: 'Courses | Lectern'})
    const long = pageMeta({title: 'x'.repeat(70), description: 'y'.repeat(200)})
    expect(long).toContainEqual({title: `${'x'.repeat(57)}...`})
    expect(long).toContainEqual({name: 'description', content: `${'y'.repeat(157)}...`})
  },
)

test('a page without a path has no canonical URL', () => {
  expect(JSON.stringify(pageMeta({title: 'Gone', noindex: true}))).not.toContain('canonical')
  expect(pageMeta({title: 'Gone', noindex: true})).toContainEqual({name: 'robots', content: 'noindex'})
})

test('canonical and Open Graph URLs are absolute', () => {
  const tags = pageMeta({title: 'A', path: '/course/a'})
  expect(tags).toContainEqual(
    expect.objectContaining({rel: 'canonical', href: expect.stringMatching(/^https?:\/\/[^/]+\/course\/a$/)}),
  )
})

test('breadcrumbs are counted from 1', () => {
  expect(
    breadcrumbJsonLd([
      {label: 'Home', path: '/'},
      {label: 'B', path: '/b'},
    ]),
  ).toMatchObject({
    itemListElement: [
      {position: 1, name: 'Home'},
      {position: 2, name: 'B'},
    ],
  })
})
