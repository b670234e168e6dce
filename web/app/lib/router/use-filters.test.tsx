import {catalogueFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {renderToString} from 'react-dom/server'
import {createPath, MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {useFilters, type FilterControls} from './use-filters'

const context = {categories: [{slug: 'art', name: 'Art'}]}

/** The controls of a list when its page is prerendered. */
function buildList(address: string): FilterControls<CatalogueFilters> {
  const seen: FilterControls<CatalogueFilters>[] = []
  function List() {
    seen.push(useFilters(catalogueFilters, context))
    return null
  }
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  )
  const [controls] = seen
  if (!controls) throw new Error('The list was not rendered.')
  return controls
}

test('a page is prerendered with the default list, which is invisible when the URL has a query', () => {
  const {filters, chips, untilKnown} = buildList('/courses?level=Beginner')
  expect(filters).toEqual(catalogueFilters.initial)
  expect(chips).toEqual([])
  expect(untilKnown).toBe('in-data-query:invisible')
})

test('a link has the changed filters and the first page', () => {
  const {to} = buildList('/courses/')
  const addressOf = (change: Partial<CatalogueFilters>) => createPath(to(change) as {pathname: string})
  expect(addressOf({category: 'art'})).toBe('/courses?category=art')
  expect(addressOf({page: 2})).toBe('/courses?page=2')
  expect(addressOf({category: null})).toBe('/courses')
})

test('the fields are those of the definition, with the choices of the context', () => {
  const {fields, sortField} = buildList('/courses')
  const defined = catalogueFilters.fields(catalogueFilters.initial, context)
  expect(fields.map(({name, label}) => [name, label])).toEqual(defined.map(({name, label}) => [name, label]))
  expect(fields[0]).toMatchObject({
    options: [
      {value: '', label: 'All categories'},
      {value: 'art', label: 'Art'},
    ],
  })
  expect(sortField).toMatchObject({label: 'Sort by', value: 'popular'})
})
