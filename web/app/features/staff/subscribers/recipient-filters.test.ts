import {anySearch, testFilterProperties} from '@lectern/domain/testing/filter-properties'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {recipientFilters} from './recipient-filters'
import type {RecipientEntry} from './recipient-selection'

const {initial} = recipientFilters

const recipient: fc.Arbitrary<RecipientEntry> = fc.record({
  id: fc.uuid(),
  email: fc.constantFrom('ada@x.test', 'noor@y.test'),
  createdAt: fc.constant('2026-11-21T00:00:00.000Z'),
  source: fc.constantFrom('newsletter', 'user'),
  name: fc.constantFrom(null, 'Ada Fenn'),
})

testFilterProperties(recipientFilters, {
  item: recipient,
  filters: fc.record({
    search: anySearch,
    source: fc.constantFrom(null, 'newsletter', 'user'),
    sort: fc.constant('given'),
    page: fc.integer({min: 1, max: 9}),
  }),
  context: undefined,
})

test.each([
  ['x.test', true],
  ['fenn', true],
  ['noor', false],
])('%j finds by address or name: %s', (search, found) => {
  const ada: RecipientEntry = {
    id: 'a',
    email: 'ada@x.test',
    createdAt: '2026-11-21T00:00:00.000Z',
    source: 'user',
    name: 'Ada Fenn',
  }
  expect(recipientFilters.filter([ada], {...initial, search})).toHaveLength(found ? 1 : 0)
})
