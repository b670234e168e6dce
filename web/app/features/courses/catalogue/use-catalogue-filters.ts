import {changeFilters, parseFilters, serializeFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {useEffect, useMemo, useRef} from 'react'
import {useNavigate, type To} from 'react-router-dom'
import {useQueryParams} from '~/lib/router/use-query-params'

export interface FilterControls {
  filters: CatalogueFilters
  /** the class of what must not be seen while it is not known what the address asks for */
  untilKnown: string | undefined
  /** the address of the list with a change: what a link needs */
  to: (change: Partial<CatalogueFilters>) => To
  /**
   * Changes filters where one stands. Each change is a step that Back undoes; `live` ones of the same filters (a search while
   * it is typed, a slider while it moves) are one step together.
   */
  change: (change: Partial<CatalogueFilters>, options?: {live?: boolean}) => void
}

/** The change that was asked for last; of a row of live ones, what they change together. */
interface LastChange {
  filters: CatalogueFilters
  /** the query where it was asked for, until it has arrived: then its own, which is the only one that is still its doing */
  from: string
  query: string
  /** the names of the filters that a live change changes; empty for another */
  row: string
  /** the query that the row found */
  rowFrom: string
}

/** The filters of the catalogue, kept in the address. */
export function useCatalogueFilters(categories: readonly string[]): FilterControls {
  const {params, untilKnown} = useQueryParams()
  const navigate = useNavigate()
  const filters = useMemo(() => parseFilters(params, categories), [params, categories])
  const shown = queryOf(filters)

  const last = useRef<LastChange>(null)
  useEffect(() => {
    const {current} = last
    // While the page starts it shows the plain list, whatever the address asks for.
    const arrived = current?.query === shown && shown === queryOf(filtersHere(categories))
    if (arrived) current.from = shown
  }, [categories, shown])

  return useMemo(
    () => ({
      filters,
      untilKnown,
      to: (change) => addressOf(queryOf(changeFilters(filters, change))),
      change(change, {live = false} = {}) {
        // A change builds on the one before it, also while the address has not followed yet; at an address that nobody here
        // asked for, as when one goes back, it begins anew.
        const here = filtersHere(categories)
        const from = queryOf(here)
        const before =
          last.current && [last.current.from, last.current.query].includes(from) ? last.current : null
        const next = changeFilters(before?.filters ?? here, change)
        const query = queryOf(next)
        // The first of a row that arrives is the step; the others replace it.
        const row = live ? Object.keys(change).join() : ''
        const rowFrom = live && before?.row === row ? before.rowFrom : from
        last.current = {filters: next, from, query, row, rowFrom}
        void navigate(addressOf(query), {
          replace: from !== rowFrom || from === query,
          preventScrollReset: true,
        })
      },
    }),
    [filters, categories, untilKnown, navigate],
  )
}

/** What the address asks for, also where the page does not show it yet. */
function filtersHere(categories: readonly string[]) {
  return parseFilters(new URLSearchParams(window.location.search), categories)
}

function queryOf(filters: CatalogueFilters) {
  return serializeFilters(filters).toString()
}

function addressOf(query: string) {
  return {pathname: '/courses', search: query}
}
