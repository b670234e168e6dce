import type {Chip, ChoiceField, FilterDefinition, NamedField, OrderAndPage} from '@lectern/domain/filters'
import {useEffect, useMemo, useRef} from 'react'
import {useNavigate, type To} from 'react-router-dom'
import {useHydrated} from '~/ui/use-hydrated'
import {nextStep, type FilterStep} from './filter-steps'
import {usePathname} from './use-pathname'
import {useUrlSearch} from './use-url-search'

/** The filters of a list as its screen shows and changes them. */
export interface FilterControls<F> {
  filters: F
  /** what narrows the list */
  chips: readonly Chip<F>[]
  /** the fields of the filters' form */
  fields: readonly NamedField<F>[]
  sortField: ChoiceField<Partial<F>>
  /** the class of what must not be seen while it is not known what the URL asks for: pages are built without a query */
  untilKnown: string | undefined
  /** the address of the list with a change: what a link needs */
  to: (change: Partial<F>) => To
  /** changes filters where one stands; `live` while something is typed or moved, which is one step of the history together */
  change: (change: Partial<F>, options?: {live?: boolean}) => void
  /** takes every filter away */
  clear: () => void
}

/**
 * The filters of a list, kept in the URL.
 * @param context what the definition's filters need to know; the same object as long as it says the same
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
    // While the page starts it shows the plain list, whatever the URL asks for.
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

/** What the URL asks for, also where the page does not show it yet. */
function filtersHere<Item, Context, F extends OrderAndPage>(
  definition: FilterDefinition<Item, Context, F>,
  context: Context,
): F {
  return definition.parse(new URLSearchParams(window.location.search), context)
}
