import {expect, test} from 'vitest'
import {lines, number, withoutNulls, text} from './parse'
import {webAddress} from './web-address'

// Content is written by people and by scripts, perhaps for an older schema: nothing in it may break a page.
test('a value of another type than in the schema counts as empty', () => {
  const odd = {a: 1} as never
  expect([text(' words '), text(odd), text(null)]).toEqual(['words', '', ''])
  expect([number(3), number('3' as never), number(Number.NaN)]).toEqual([3, 0, 0])
  expect([lines([' a ', null, '', odd, 'b']), lines(odd), lines(null)]).toEqual([['a', 'b'], [], []])
  expect([withoutNulls([1, null, 2]), withoutNulls(odd), withoutNulls(null)]).toEqual([[1, 2], [], []])
})

test('only http and https URLs are links', () => {
  expect(webAddress('https://example.com/a')).toBe('https://example.com/a')
  for (const address of ['javascript:alert(1)', '/courses', 'nonsense', '', null])
    expect(webAddress(address)).toBeNull()
})
