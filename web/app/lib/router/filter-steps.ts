import type {FilterDefinition, OrderAndPage} from '@lectern/domain/filters'

/** A change of a list's filters, and what it does to the URL and to the browser's history. */
export interface FilterStep<F> {
  filters: F
  /** what the URL becomes */
  query: string
  /** whether it takes the place of the step before instead of being one that Back undoes */
  replace: boolean
  /** the query where it was asked for, until it has arrived: then its own, which is the only one that is still its doing */
  from: string
  /** the names of the filters that a live change changes; empty for another */
  row: string
  /** the query that the row found */
  rowFrom: string
}

/**
 * The step that a change makes. Each change is a step that Back undoes; `live` ones of the same filters (a search while it is
 * typed, a slider while it moves) are one step together.
 * @param here what the URL asks for, also where the page does not show it yet
 * @param last the step that was made last
 */
export function nextStep<F extends OrderAndPage>(
  definition: Pick<FilterDefinition<never, never, F>, 'serialize' | 'change'>,
  here: F,
  last: FilterStep<F> | null,
  change: Partial<F>,
  live: boolean,
): FilterStep<F> {
  const from = definition.serialize(here).toString()
  // A change builds on the one before it, also while the URL has not followed yet; at a URL that nobody here asked for, as
  // when one goes back, it begins anew.
  const before = last && [last.from, last.query].includes(from) ? last : null
  const filters = definition.change(before?.filters ?? here, change)
  const query = definition.serialize(filters).toString()
  // The first of a row that arrives is the step; the others replace it.
  const row = live ? Object.keys(change).join() : ''
  const rowFrom = live && before?.row === row ? before.rowFrom : from
  return {filters, query, replace: from !== rowFrom || from === query, from, row, rowFrom}
}
