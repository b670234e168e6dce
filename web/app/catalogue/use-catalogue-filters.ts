import {changeFilters, parseFilters, serializeFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {useMemo} from 'react'
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
  return useMemo(() => {
    const filters = parseFilters(params, categories)
    const to = (change: Partial<CatalogueFilters>): To => ({
      pathname: '/courses',
      search: serializeFilters(changeFilters(filters, change)).toString(),
    })
    return {
      filters,
      untilKnown,
      to,
      change: (change, {live = false} = {}) =>
        void navigate(to(change), {replace: live, preventScrollReset: true}),
    }
  }, [params, untilKnown, categories, navigate])
}
