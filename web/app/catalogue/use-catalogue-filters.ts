import {changeFilters, parseFilters, serializeFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {useMemo} from 'react'
import {useNavigate, type To} from 'react-router'
import {useUrlSearch} from '~/ui/use-url-search'

export interface FilterControls {
  filters: CatalogueFilters
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
  const search = useUrlSearch()
  const navigate = useNavigate()
  return useMemo(() => {
    const filters = parseFilters(search, categories)
    const to = (change: Partial<CatalogueFilters>): To => ({
      pathname: '/courses',
      search: serializeFilters(changeFilters(filters, change)).toString(),
    })
    return {
      filters,
      to,
      change: (change, {live = false} = {}) =>
        void navigate(to(change), {replace: live, preventScrollReset: true}),
    }
  }, [search, categories, navigate])
}
