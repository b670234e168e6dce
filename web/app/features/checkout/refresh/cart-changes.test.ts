import type {BundleItem, CartItem, CourseItem} from '@lectern/domain/cart'
import {expect, test} from 'vitest'
import {cartChanges, coursesKept, lostSentences, soldItems} from './cart-changes'

const item = (id: string, change: Partial<CourseItem> = {}): CourseItem => ({
  id,
  slug: id,
  title: `Course ${id}`,
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents: 5999,
  ...change,
})
const bundle = (...titles: string[]): BundleItem => ({
  kind: 'bundle',
  id: 'x',
  slug: 'x',
  title: 'Bundle X',
  image: '',
  priceCents: 9999,
  courses: titles.map((title) => ({id: title, title})),
})
const sold = (...items: CartItem[]) => new Map(items.map((entry) => [entry.id, entry]))

test('nothing is said of a cart that is as it was', () => {
  expect(cartChanges([item('a')], sold(item('a', {slug: 'moved', lessons: 9}), item('b')))).toEqual({
    sentences: [],
    unsoldIds: [],
  })
})

test('a new price and a new title are said, the title first', () => {
  const changes = cartChanges(
    [item('a'), item('b'), item('c')],
    sold(item('a', {priceCents: 6999}), item('b'), item('c', {title: 'Course C', priceCents: 999})),
  )
  expect(changes).toEqual({
    sentences: [
      'The price of Course a changed from $59.99 to $69.99.',
      'Course c is now called Course C.',
      'The price of Course C changed from $59.99 to $9.99.',
    ],
    unsoldIds: [],
  })
})

test('what is no longer sold is not paid', () => {
  expect(soldItems([item('a'), item('b')], ['a'])).toEqual([item('b')])
  expect(soldItems([item('a')], ['a'])).toEqual([])
})

test('a course that is no longer sold is named by its id', () => {
  expect(cartChanges([item('a'), item('b')], sold(item('b')))).toEqual({sentences: [], unsoldIds: ['a']})
})

test('the courses that a bundle has lost and those that it has gained are said', () => {
  const {sentences} = cartChanges([bundle('One', 'Two', 'Three')], sold(bundle('Three', 'Two', 'Four')))
  expect(sentences).toEqual(['Bundle X no longer has One.', 'Bundle X now has Four, too.'])
  expect(cartChanges([bundle('One', 'Two')], sold(bundle('Two', 'One'))).sentences).toEqual([])
})

test('the courses that a refusal has said are gone are said of the bundle that had them', () => {
  const cart = [item('One'), bundle('One', 'Two', 'Three')]
  const lostIds = ['Three', 'One', 'x']
  expect(lostSentences(cart, lostIds)).toEqual(['Bundle X no longer has One, Three.'])
  // Another bundle has one of them still.
  const both = [...cart, {...bundle('One', 'Four'), id: 'y', title: 'Bundle Y'}]
  expect(lostSentences(both, lostIds)).toEqual(['Bundle X no longer has One, Three.'])
  expect(both.map((line) => coursesKept(line, lostIds).map(({id}) => id))).toEqual([
    [],
    ['Two'],
    ['One', 'Four'],
  ])
  expect(lostSentences(cart, [])).toEqual([])
})
