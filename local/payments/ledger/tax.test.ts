import {expect, test} from 'vitest'
import {taxOf} from './tax.ts'
import {COUNTRIES, rateOf, TAX_RATES, type Location} from './tax-rates.ts'
import type {LineItem} from './tables.ts'

const item = (tax_behavior: 'inclusive' | 'exclusive') =>
  ({amount_subtotal: 11_900, amount_discount: 0, price: {tax_behavior}}) as LineItem
const business = {name: 'A Company', taxId: 'DE123456789', line1: '1 Street', postalCode: '1', city: 'A'}
const tax = (location: Location, behavior: 'inclusive' | 'exclusive' = 'inclusive') =>
  taxOf(item(behavior), location)

test('tax is in a price, or comes on top of it', () => {
  expect(tax({country: 'DE'})).toMatchObject({amount: 1900, taxable: 10_000, percent: 19})
  expect(tax({country: 'DE'}, 'exclusive')).toMatchObject({amount: 2261, taxable: 11_900})
})

test('a company in the EU owes the tax itself, and nobody where none is collected', () => {
  expect(tax({country: 'DE', business})).toMatchObject({amount: 0, reason: 'reverse_charge'})
  expect(tax({country: 'GB', business})).toMatchObject({amount: 1983, reason: 'standard_rated'})
  expect(tax({country: 'US'})).toMatchObject({amount: 0, reason: 'not_collecting'})
})

test('each of twelve countries has a rate with its source and day, and numbers that look like its example', () => {
  expect(TAX_RATES).toHaveLength(12)
  for (const {country, percent, since, source, taxId} of TAX_RATES) {
    expect(COUNTRIES.map((one) => one.country)).toContain(country)
    expect(percent).toBeGreaterThan(0)
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(source).toMatch(/^https:/)
    expect(taxId.example).toMatch(taxId.form)
  }
  expect(rateOf('US')).toBeUndefined()
})
