import {changeFilters, parseFilters, serializeFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {useEffect, useMemo, useRef} from 'react'
import {useNavigate, type To} from 'react-router'
import {useAddressQuery} from '~/pages/address-query'

export interface FilterControls {
  filters: CatalogueFilters
  /** the class of what must not be seen while it is not known what the address asks for */
  untilKnown: string | undefined
  /** the address of the list with a change: what a link needs */
  to: (change: Partial<CatalogueFilters>) => To
  /**
   * Changes filters where one stands. Each change is a step that Back undoes; `live` ones (a search while it is typed, a
   * slider while it moves) are one step together.
   */
  change: (change: Partial<CatalogueFilters>, options?: {live?: boolean}) => void
}

/** The filters of the catalogue, kept in the address. */
export function useCatalogueFilters(categories: readonly string[]): FilterControls {
  const {params, untilKnown} = useAddressQuery()
  const navigate = useNavigate()
  const filters = useMemo(() => parseFilters(params, categories), [params, categories])
  const query = serializeFilters(filters).toString()

  // A change builds on the one before it, also while the address has not followed yet; an address that nobody here asked for,
  // as when one goes back, begins anew.
  const wanted = useRef(filters)
  const sent = useRef<string[]>([])
  useEffect(() => {
    const arrived = sent.current.lastIndexOf(query)
    sent.current = arrived === -1 ? [] : sent.current.slice(arrived + 1)
    if (arrived === -1) wanted.current = filters
  }, [filters, query])

  return useMemo(
    () => ({
      filters,
      untilKnown,
      to: (change) => addressOf(changeFilters(filters, change)),
      change(change, {live = false} = {}) {
        wanted.current = changeFilters(wanted.current, change)
        const address = addressOf(wanted.current)
        sent.current.push(address.search)
        void navigate(address, {replace: live, preventScrollReset: true})
      },
    }),
    [filters, untilKnown, navigate],
  )
}

function addressOf(filters: CatalogueFilters) {
  return {pathname: '/courses', search: serializeFilters(filters).toString()}
}
