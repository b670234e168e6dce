import {expect, test} from 'vitest'
import {pageMeta} from '~/lib/router/page-meta'
import {toSeo} from './seo'

const image = {alt: 'A press', ref: 'image-abc-1600x900-webp'}
const own = {title: 'Type', description: 'What the page says.'}

test('what editors wrote takes the place of what the page says', () => {
  const tags = pageMeta({...own, ...toSeo({title: ' Set type ', description: 'Why.', image})})
  expect(tags).toContainEqual({title: 'Set type | Lectern'})
  expect(tags).toContainEqual({property: 'og:title', content: 'Set type | Lectern'})
  expect(tags).toContainEqual({name: 'description', content: 'Why.'})
  expect(tags).toContainEqual({property: 'og:image:alt', content: 'A press'})
})

test('what they left empty does not', () => {
  expect(pageMeta({...own, ...toSeo(null)})).toEqual(pageMeta(own))
  const empty = {title: ' ', description: null, image: {alt: 'Without an asset', ref: null}}
  expect(pageMeta({...own, ...toSeo(empty)})).toEqual(pageMeta(own))
})
