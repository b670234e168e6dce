import type {CatalogueFilters} from '@lectern/domain/catalogue'
import {useFetched} from '~/lib/router/use-fetched'

/** What is typed or dragged changes faster than it has to be fetched. */
const PAUSE_MS = 150

/**
 * The page of results of a catalogue that is too large to be downloaded.
 * @param filters null while it is not needed
 */
export function useRemotePage(filters: CatalogueFilters | null) {
  return useFetched(filters && JSON.stringify(filters), load)
}

async function load(filters: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  signal.throwIfAborted()
  const {fetchCoursePage} = await import('./remote-page')
  return fetchCoursePage(JSON.parse(filters) as CatalogueFilters, signal)
}
