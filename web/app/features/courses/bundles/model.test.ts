import {expect, test} from 'vitest'
import {toBundleItem} from '../cart-item'
import {rawCourse} from '../testing/raw-course'
import {bundleJsonLd} from './bundle-json-ld'
import {toBundle} from './load-bundle'
import {toBundleCard} from './model'

const own = {_id: 'bundle-x', title: 'Both', slug: 'both', price: 99.99, until: null, image: null}
const course = (_id: string, price: number | null = 60) => ({
  _id,
  title: `Course ${_id}`,
  price,
  originalPrice: null,
  offerEndsAt: null,
})
const card = (change: Partial<Parameters<typeof toBundleCard>[0]> = {}) =>
  toBundleCard({...own, courses: [course('a'), course('b', 59.99)], ...change})
const page = (change: {until?: string; courses?: (typeof rawCourse)[]} = {}) =>
  toBundle({
    ...own,
    seo: null,
    description: null,
    courses: ['a', 'b'].map((_id) => ({...rawCourse, _id, title: `Course ${_id}`, slug: _id, price: 60})),
    ...change,
  })

test('a bundle knows what its courses cost one by one', () => {
  expect(card()).toMatchObject({priceCents: 9999, originalPriceCents: 11_999})
  const ended = {price: 40, originalPrice: 60, offerEndsAt: '2020-01-01T00:00:00.000Z'}
  expect(card({courses: [course('a'), {...course('b'), ...ended}]})?.originalPriceCents).toBe(12_000)
})

test.each([
  ['a title', {title: ' '}],
  ['an address', {slug: null}],
  ['a price', {price: null}],
  ['two courses', {courses: [course('a')]}],
  ['two courses with a price', {courses: [course('a'), course('b', null)]}],
  ['any course', {courses: null}],
])('a bundle without %s is not shown', (_, change) => {
  expect(card(change)).toBeNull()
})

test('the page of a bundle says whether it is sold', () => {
  expect(page()?.sold).toBe(true)
  expect(page({until: '2126-01-01T00:00:00.000Z'})?.sold).toBe(true)
  expect(page({until: '2020-01-01T00:00:00.000Z'})?.sold).toBe(false)
  expect(page({courses: [{...rawCourse, _id: 'a'}]})?.sold).toBe(false)
})

test('a bundle in the cart names its courses, and what they cost one by one', () => {
  const bundle = card()
  expect(bundle && toBundleItem(bundle)).toEqual({
    kind: 'bundle',
    id: 'bundle-x',
    slug: 'both',
    title: 'Both',
    image: '',
    priceCents: 9999,
    originalPriceCents: 11_999,
    courses: [
      {id: 'a', title: 'Course a'},
      {id: 'b', title: 'Course b'},
    ],
  })
})

test('to search engines a bundle is a product whose offer includes its courses', () => {
  const jsonLd = (bundle: ReturnType<typeof page>) => bundle && bundleJsonLd(bundle, 'Two courses')
  expect(jsonLd(page())).toMatchObject({
    '@type': 'Product',
    offers: {
      price: '99.99',
      availability: 'https://schema.org/InStock',
      includesObject: [{typeOfGood: {name: 'Course a'}}, {typeOfGood: {name: 'Course b'}}],
    },
  })
  expect(jsonLd(page({until: '2020-01-01T00:00:00.000Z'}))).toMatchObject({
    offers: {availability: 'https://schema.org/Discontinued', priceValidUntil: '2020-01-01T00:00:00.000Z'},
  })
})
