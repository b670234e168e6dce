import {expect, test} from 'vitest'
import {decodeForm, parameterName} from './form.ts'

test('nested names become objects and lists', () => {
  const body =
    'mode=payment&line_items[0][price_data][currency]=usd&line_items[0][quantity]=2&line_items[1][quantity]=1&expand[]=a&expand[]=b&metadata[a%20b]=c%3Dd'
  expect(decodeForm(body)).toEqual({
    mode: 'payment',
    line_items: [{price_data: {currency: 'usd'}, quantity: '2'}, {quantity: '1'}],
    expand: ['a', 'b'],
    metadata: {'a b': 'c=d'},
  })
})

test('brackets may be encoded, and a query string may begin with its mark', () => {
  expect(decodeForm('?created%5Bgte%5D=5')).toEqual({created: {gte: '5'}})
})

test('names that mean something to objects are plain keys', () => {
  const form = decodeForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor'])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a place is named as Stripe names it', () => {
  expect(parameterName(['line_items', 0, 'price_data', 'currency'])).toBe(
    'line_items[0][price_data][currency]',
  )
})
