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

const picture = (tags: object[]) =>
  Object.fromEntries(
    tags.flatMap((tag) =>
      'property' in tag && 'content' in tag && String(tag.property).startsWith('og:image')
        ? [[String(tag.property), tag.content]]
        : [],
    ),
  )

test('the picture of a shared link is a JPEG file whose size is said, whatever was uploaded', () => {
  const image = {alt: 'A press', ref: 'image-abc-400x900-webp', color: null, hotspot: null, crop: null}
  const tags = picture(pageMeta({title: 'A', image}))
  expect(tags).toMatchObject({
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A press',
  })
  const query = new URL(String(tags['og:image'])).searchParams
  expect(Object.fromEntries(query)).toMatchObject({w: '1200', h: '630', fit: 'crop', fm: 'jpg'})
  expect(query.has('auto')).toBe(false)
})

test('a page without an image has the picture of the shop, or one of its own', () => {
  expect(picture(pageMeta({title: 'A'}))).toMatchObject({
    'og:image': expect.stringMatching(/^https?:.*\/og-default\.png$/),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:alt': expect.stringContaining('Lectern'),
  })
  const own = {path: '/certificates/0.png', type: 'image/png', alt: 'Of Ada'}
  expect(picture(pageMeta({title: 'A', picture: own}))).toMatchObject({
    'og:image': expect.stringMatching(/^https?:.*\/certificates\/0\.png$/),
    'og:image:alt': 'Of Ada',
  })
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
