import type {FilterDefinition, OrderAndPage} from '@lectern/domain/lists/filters'

/** A change of a list's filters, and its effect on the URL and the browser's history. */
export interface FilterStep<F> {
  filters: F
  /** the new query of the URL */
  query: string
  /** whether it replaces the current history entry instead of adding one that Back undoes */
  replace: boolean
  /** the query before the change; its own query once the URL has it */
  from: string
  /** the names of the filters of a live change; empty for other changes */
  liveFilters: string
  /** the query before the series of live changes */
  liveFrom: string
}

/**
 * Computes the step for a change. Each change adds a history entry that Back undoes; consecutive `live` changes of the same
 * filters (typing a search, moving a slider) share one.
 * @param here the filters in the URL, also when the page does not show them yet
 * @param last the previous step
 */
export function nextStep<F extends OrderAndPage>(
  definition: Pick<FilterDefinition<never, never, F>, 'serialize' | 'change'>,
  here: F,
  last: FilterStep<F> | null,
  change: Partial<F>,
  live: boolean,
): FilterStep<F> {
  const from = definition.serialize(here).toString()
  // A change is based on the previous one, also while the URL does not have that yet. When the URL was changed otherwise, as by
  // Back, it is based on the URL.
  const before = last && [last.from, last.query].includes(from) ? last : null
  const filters = definition.change(before?.filters ?? here, change)
  const query = definition.serialize(filters).toString()
  // The first of a series of live changes adds a history entry; the others replace it.
  const liveFilters = live ? Object.keys(change).join() : ''
  const liveFrom = live && before?.liveFilters === liveFilters ? before.liveFrom : from
  return {filters, query, replace: from !== liveFrom || from === query, from, liveFilters, liveFrom}
}
