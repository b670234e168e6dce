import {expect, test} from 'vitest'
import {bySlugOrNumber} from './by-slug-or-number'

test('a document is found by its slug and by its number, and the slug goes first', () => {
  const one = {slug: 'one', number: 1}
  const two = {slug: '1', number: null}
  const three = {slug: 'three', number: 3}
  const found = bySlugOrNumber([two, one, three])
  expect(['one', '1', '3', '4'].map((id) => found.get(id))).toEqual([one, two, three, undefined])
})
