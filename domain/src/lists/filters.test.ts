import fc from 'fast-check'
import {expect, test} from 'vitest'
import {choice, range, search} from './filter-kinds.ts'
import {defineFilters, type FiltersOf} from './filters.ts'
import {paginate} from './listing.ts'
import {anySearch, testFilterProperties} from '../testing/filter-properties.ts'

interface Book {
  id: string
  title: string
  pages: number
  language: string
}

/** A list with one filter of each kind, without sort orders and pagination. */
const bookFilters = defineFilters<Book, {languages: readonly string[]}>()({
  filters: {
    search: search({text: ({title}) => title}),
    pages: range({
      params: {min: 'from', max: 'to'},
      label: 'Pages',
      from: 10,
      to: 90,
      step: 20,
      format: (pages) => `${pages} p.`,
      of: ({pages}) => pages,
    }),
    language: choice({
      param: 'language',
      options: ({languages}) => languages.map((language) => ({value: language, label: `in ${language}`})),
      test: (book, language) => book.language === language,
      field: {kind: 'select', label: 'Language', any: 'Any language'},
    }),
  },
})
type BookFilters = FiltersOf<typeof bookFilters>

const languages = ['Dutch', 'Greek', 'Polish']
const context = {languages}
const book: fc.Arbitrary<Book> = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Ada', 'A Book', 'Zwölf'),
  pages: fc.nat(120),
  language: fc.constantFrom(...languages),
})
const filters: fc.Arbitrary<BookFilters> = fc.record({
  search: anySearch,
  pages: fc
    .tuple(fc.nat(4), fc.nat(4))
    .map(([a, b]) => ({min: 10 + Math.min(a, b) * 20, max: 10 + Math.max(a, b) * 20})),
  language: fc.constantFrom(null, ...languages),
  sort: fc.constant('given'),
  page: fc.integer({min: 1, max: 9}),
})

testFilterProperties(bookFilters, {item: book, filters, context})

test('a list without orders keeps its own, and without a page size has one page', () => {
  fc.assert(
    fc.property(fc.array(book), (books) => {
      expect(bookFilters.browse(books, bookFilters.initial, context)).toEqual({
        items: books,
        page: 1,
        pageCount: 1,
        total: books.length,
      })
    }),
  )
})

test('a choice is taken in any case, and only from what there is', () => {
  const language = (query: string) => bookFilters.parse(new URLSearchParams(query), context).language
  expect(language('language=greek')).toBe('Greek')
  expect(language('language=Latin')).toBeNull()
})

test('a range goes by steps from its lowest number', () => {
  const pages = (query: string) => bookFilters.parse(new URLSearchParams(query), context).pages
  expect(pages('from=45&to=55')).toEqual({min: 50, max: 50})
  expect(pages('from=0&to=1000')).toEqual({min: 10, max: 90})
  expect(pages('from=70&to=30')).toEqual(bookFilters.initial.pages)
})

test('a search of more than 200 characters is cut', () => {
  const params = new URLSearchParams({q: `${'a'.repeat(199)}😀`})
  expect(bookFilters.parse(params, context).search).toBe(`${'a'.repeat(199)}\ufffd`)
})

test('a page that does not exist becomes one that does', () => {
  expect(paginate([1, 2, 3], 99, 2)).toEqual({items: [3], page: 2, pageCount: 2, total: 3})
  expect(paginate([], Number.NaN, 2)).toEqual({items: [], page: 1, pageCount: 1, total: 0})
})
