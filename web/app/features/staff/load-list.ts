import type {Contract, Input, Output} from '@lectern/domain/contracts'
import type {FilterDefinition, OrderAndPage} from '@lectern/domain/lists/filters'
import type * as z from 'zod/mini'
import {settledSearch} from '~/lib/router/settled-search'
import {AFTER} from '~/lib/router/use-cursor-pages'

/** A page of a list that is read with cursors. */
export interface ListPage<Item = unknown> {
  items: readonly Item[]
  /** the cursor of the next page; null on the last one */
  next: string | null
}

/** Which page of a list a URL asks for. */
export interface ListRead<F> {
  filters: F
  /** what is searched for, without spaces around it; empty for nothing, and for lists without a search */
  search: string
  /** after which the page begins; null for the first */
  cursor: string | null
  url: URL
  signal: AbortSignal
}

/** Loads the page of a list that a URL asks for, once nothing more is typed into its search. Throws what `load` does, or the signal's reason. */
export async function loadList<Page, Filtered, Context, F extends OrderAndPage>(
  request: Pick<Request, 'url' | 'signal'>,
  definition: FilterDefinition<Filtered, Context, F>,
  context: Context,
  load: (read: ListRead<F>) => Promise<Page>,
): Promise<Page> {
  const {signal} = request
  const url = new URL(request.url)
  const filters = definition.parse(url.searchParams, context)
  const search = searchOf(filters).trim()
  await settledSearch(search, signal)
  return load({filters, search, cursor: url.searchParams.get(AFTER), url, signal})
}

/** What the filter named `search` looks for. */
export function searchOf(filters: object): string {
  return 'search' in filters && typeof filters.search === 'string' ? filters.search : ''
}

/**
 * Asks the function that answers a list, whose items are under a name of their own in what it answers. Its contract is fetched with what
 * calls it, so that the screen is there before either. Throws CallFailure.
 */
export async function callList<
  C extends Contract<z.ZodMiniType, z.ZodMiniType<object>>,
  Name extends keyof Output<C>,
>(
  fetchContract: () => Promise<C>,
  name: Name,
  input: Input<C>,
): Promise<Output<C> & {items: Output<C>[Name]}> {
  const [{call}, contract] = await Promise.all([import('~/lib/firebase/call'), fetchContract()])
  const page = await call(contract, input)
  return {...page, items: page[name]}
}
