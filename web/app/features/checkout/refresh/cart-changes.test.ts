import type {CartItem} from '@lectern/domain/cart'
import {expect, test} from 'vitest'
import {cartChanges, soldItems} from './cart-changes'

const item = (id: string, change: Partial<CartItem> = {}): CartItem => ({
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
