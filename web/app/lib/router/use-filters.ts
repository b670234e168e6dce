import type {
  Chip,
  ChoiceField,
  FilterDefinition,
  NamedField,
  OrderAndPage,
} from '@lectern/domain/lists/filters'
import {useEffect, useMemo, useRef} from 'react'
import {useNavigate, type To} from 'react-router-dom'
import {useHydrated} from '~/ui/use-hydrated'
import {nextStep, type FilterStep} from './filter-steps'
import {usePathname} from './use-pathname'
import {useUrlSearch} from './use-url-search'

/** The filters of a list, and how its screen shows and changes them. */
export interface FilterControls<F> {
  filters: F
  /** the active filters */
  chips: readonly Chip<F>[]
  /** the fields of the filters' form */
  fields: readonly NamedField<F>[]
  sortField: ChoiceField<Partial<F>>
  /** the class that hides the list until the query is known, because pages are prerendered without one */
  untilKnown: string | undefined
  /** the location of the list with a change, for links */
  to: (change: Partial<F>) => To
  /** navigates to the changed filters; consecutive `live` changes (typing, moving a slider) share one history entry */
  change: (change: Partial<F>, options?: {live?: boolean}) => void
  /** clears all filters */
  clear: () => void
}

/**
 * The filters of a list, kept in the URL.
 * @param context data that the definition's filters need; must be the same object as long as the data is the same
 */
export function useFilters<Item, Context, F extends OrderAndPage>(
  definition: FilterDefinition<Item, Context, F>,
  context: Context,
): FilterControls<F> {
  const params = useUrlSearch()
  const known = useHydrated()
  const pathname = usePathname()
  const navigate = useNavigate()
  const filters = useMemo(() => definition.parse(params, context), [definition, params, context])
  const shown = definition.serialize(filters).toString()

  const last = useRef<FilterStep<F>>(null)
  useEffect(() => {
    const {current} = last
    // The first render shows the default list, whatever the query of the URL.
    const here = definition.serialize(filtersHere(definition, context)).toString()
    if (current && current.query === shown && here === shown) current.from = shown
  }, [definition, context, shown])

  return useMemo(() => {
    const change: FilterControls<F>['change'] = (change, {live = false} = {}) => {
      const step = nextStep(definition, filtersHere(definition, context), last.current, change, live)
      last.current = step
      void navigate({pathname, search: step.query}, {replace: step.replace, preventScrollReset: true})
    }
    return {
      filters,
      chips: definition.chips(filters, context),
      fields: definition.fields(filters, context),
      sortField: definition.sortField(filters),
      untilKnown: known ? undefined : 'in-data-query:invisible',
      to: (change) => ({pathname, search: `${definition.serialize(definition.change(filters, change))}`}),
      change,
      clear: () => change(definition.cleared),
    }
  }, [definition, context, filters, known, pathname, navigate])
}

/** The filters in the URL, also when the page does not show them yet. */
function filtersHere<Item, Context, F extends OrderAndPage>(
  definition: FilterDefinition<Item, Context, F>,
  context: Context,
): F {
  return definition.parse(new URLSearchParams(window.location.search), context)
}
