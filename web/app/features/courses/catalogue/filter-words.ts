import {
  DEFAULT_FILTERS,
  PRICE_MAX,
  PRICE_MIN,
  type CatalogueFilters,
  type CatalogueSort,
  type DurationBucket,
} from '@lectern/domain/catalogue'
import type {Category} from './model'

export const sortWords: Record<CatalogueSort, string> = {
  popular: 'Most Popular',
  newest: 'Newest',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Highest Rated',
}

export const durationWords: Record<DurationBucket, string> = {
  short: 'Short (under 5 h)',
  medium: 'Medium (5 to 10 h)',
  long: 'Long (over 10 h)',
}

/** A filter that narrows the list, and the change that takes it away. */
export interface Chip {
  key: string
  label: string
  removal: Partial<CatalogueFilters>
}

/** What narrows the list just now, a chip each. */
export function activeChips(filters: CatalogueFilters, categories: readonly Category[]): Chip[] {
  const {search, category, level, priceMin, priceMax, duration, rating} = filters
  const chips: Chip[] = []
  if (search.trim() !== '') chips.push({key: 'search', label: `“${search.trim()}”`, removal: {search: ''}})
  if (category !== null) {
    const name = categories.find(({slug}) => slug === category)?.name ?? category
    chips.push({key: 'category', label: name, removal: {category: null}})
  }
  if (level !== null) chips.push({key: 'level', label: level, removal: {level: null}})
  if (priceMin !== PRICE_MIN || priceMax !== PRICE_MAX)
    chips.push({
      key: 'price',
      label: `$${priceMin} to $${priceMax}`,
      removal: {priceMin: DEFAULT_FILTERS.priceMin, priceMax: DEFAULT_FILTERS.priceMax},
    })
  if (duration !== null)
    chips.push({key: 'duration', label: durationWords[duration], removal: {duration: null}})
  if (rating !== null) chips.push({key: 'rating', label: `Rated ${rating}+`, removal: {rating: null}})
  return chips
}

/** Every filter off; sorting stays as it is. */
export const NO_FILTERS: Partial<CatalogueFilters> = {
  search: '',
  category: null,
  level: null,
  priceMin: PRICE_MIN,
  priceMax: PRICE_MAX,
  duration: null,
  rating: null,
}
