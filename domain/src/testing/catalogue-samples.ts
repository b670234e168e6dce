import fc from 'fast-check'
import type {CatalogueCourse, CatalogueFilters} from '../catalogue.ts'
import {LEVELS} from '../course.ts'
import {anySearch} from './filter-properties.ts'

/** The categories of {@link anyCourse}. */
export const sampleCategories = [
  {slug: 'marketing', name: 'Marketing'},
  {slug: 'design', name: 'Design'},
  {slug: 'art', name: 'Art'},
]
const category = fc.constantFrom(...sampleCategories.map(({slug}) => slug))

/** Any course of the catalogue. */
export const anyCourse: fc.Arbitrary<CatalogueCourse> = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  instructor: fc.constantFrom('Ada Fenn', 'Noor Haddad'),
  category,
  level: fc.constantFrom(...LEVELS),
  rating: fc.integer({min: 0, max: 50}).map((tenths) => tenths / 10),
  studentsCount: fc.nat(20_000),
  // The bounds of short, medium and long among others.
  durationMinutes: fc.oneof(fc.nat(2000), fc.constantFrom(299, 300, 659, 660)),
  // Also more than the slider reaches.
  priceCents: fc.oneof(fc.nat(20_000), fc.integer({min: 20_001, max: 50_000})),
  publishedAt: fc
    .date({min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true})
    .map((date) => date.toISOString()),
})

/** Any filters of the catalogue. */
export const anyFilters: fc.Arbitrary<CatalogueFilters> = fc.record({
  search: anySearch,
  category: fc.option(category),
  price: fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([a, b]) => ({min: Math.min(a, b) * 5, max: Math.max(a, b) * 5})),
  level: fc.constantFrom(null, 'Beginner', 'Intermediate', 'Advanced'),
  duration: fc.constantFrom(null, 'short', 'medium', 'long'),
  rating: fc.constantFrom(null, 3, 3.5, 4, 4.5),
  sort: fc.constantFrom('popular', 'newest', 'price-low', 'price-high', 'rating'),
  page: fc.integer({min: 1, max: 9}),
})
