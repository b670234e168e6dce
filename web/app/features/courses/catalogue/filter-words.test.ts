import {changeFilters, DEFAULT_FILTERS, hasActiveFilters} from '@lectern/domain/catalogue'
import {expect, test} from 'vitest'
import {activeChips, NO_FILTERS} from './filter-words'

const categories = [{slug: 'art', name: 'Art', description: '', blurbs: [], count: 1}]
const everything = {
  ...DEFAULT_FILTERS,
  search: ' ink ',
  category: 'art',
  level: 'Beginner',
  priceMin: 20,
  priceMax: 80,
  duration: 'short',
  rating: 4.5,
} as const

test('every filter has its chip, in words', () => {
  expect(activeChips(everything, categories).map(({label}) => label)).toEqual([
    '“ink”',
    'Art',
    'Beginner',
    '$20 to $80',
    'Short (under 5 h)',
    'Rated 4.5+',
  ])
  expect(activeChips(DEFAULT_FILTERS, categories)).toEqual([])
})

test('removing the chips one after the other leaves nothing active', () => {
  let filters = changeFilters(everything, {})
  for (let left = 6; left > 0; left -= 1) {
    const chips = activeChips(filters, categories)
    expect(chips).toHaveLength(left)
    filters = changeFilters(filters, chips[0]?.removal ?? {})
  }
  expect(hasActiveFilters(filters)).toBe(false)
})

test('clearing takes every filter away and leaves the sorting', () => {
  const cleared = changeFilters({...everything, sort: 'rating'}, NO_FILTERS)
  expect(hasActiveFilters(cleared)).toBe(false)
  expect(cleared.sort).toBe('rating')
})
