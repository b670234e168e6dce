import {expect, test} from 'vitest'
import {pageMetadata} from './page-metadata'

const picture = {asset: {_ref: 'image-a-1600x900-webp'}}
const other = {asset: {_ref: 'image-b-1600x900-webp'}}
const words = [{_type: 'block', children: [{text: 'Learn to set type.'}]}]

test.each([
  [
    {_type: 'course', slug: {current: 'type'}, title: 'Type', description: words, image: picture},
    {path: '/course/type', title: 'Type | Lectern', description: 'Learn to set type.', image: picture},
  ],
  [
    {_type: 'category', slug: {current: 'design'}, name: 'Design', description: 'See.'},
    {path: '/courses/design', title: 'Design Courses | Lectern', description: 'See.', image: undefined},
  ],
  [
    {
      _type: 'instructor',
      name: 'Ada',
      title: 'Printer',
      bio: 'She prints.',
      image: picture,
      coverImage: other,
    },
    {path: '/instructor/…', title: 'Ada, Printer | Lectern', description: 'She prints.', image: other},
  ],
  [
    {_type: 'article', slug: {current: 'a'}, title: 'A', excerpt: 'B.', image: picture},
    {path: '/blog/a', title: 'A | Lectern', description: 'B.', image: picture},
  ],
  [
    {_type: 'page', slug: {current: 'about'}, title: 'About', lead: 'Us.'},
    {path: '/about', title: 'About | Lectern', description: 'Us.', image: undefined},
  ],
  [
    {_type: 'siteSettings', brand: {tagline: 'Learn'}, hero: {text: 'First.'}},
    {path: '/', title: 'Lectern: Learn', description: 'First.', image: undefined},
  ],
])('a page says by itself what is in its document: %#', (document, expected) => {
  expect(pageMetadata(document)).toEqual(expected)
})

test('screens without a document have their metadata in the site settings', () => {
  const settings = {
    _type: 'siteSettings',
    brand: {tagline: 'Learn'},
    claims: {access: 'Yours to keep'},
    screens: {blog: {title: 'Reading', image: picture}},
    seo: {title: 'Home'},
  }
  expect(pageMetadata(settings, 'courses')).toMatchObject({
    path: '/courses',
    title: 'Courses | Lectern',
    description: 'Learn. Yours to keep',
  })
  expect(pageMetadata(settings, 'blog')).toEqual({
    path: '/blog',
    title: 'Reading | Lectern',
    description: expect.stringMatching(/^Articles/),
    image: picture,
  })
})

test('what is written for search engines goes before that, each part by itself', () => {
  const article = {_type: 'article', title: 'A', excerpt: 'B.', image: picture}
  expect(
    pageMetadata({...article, seo: {title: 'Better', description: ' ', image: {alt: ''}}}),
  ).toMatchObject({
    title: 'Better | Lectern',
    description: 'B.',
    image: picture,
  })
  expect(pageMetadata({...article, seo: {description: 'word '.repeat(40), image: other}})).toMatchObject({
    title: 'A | Lectern',
    description: expect.stringMatching(/^(word ){30}word\.\.\.$/),
    image: other,
  })
})
