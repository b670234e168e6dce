import {loadSiteSearch, resultGroups, searchAll, type SiteEntry} from './site-search'
import {useFetched} from '~/lib/router/use-fetched'

const ALL = 'all'
/** What is typed changes faster than it has to be searched for. */
const PAUSE_MS = 150

/** What a search of the whole shop finds. Its index is fetched when the search is opened for the first time. */
export function useSiteSearch(words: string) {
  const {value: site, hasFailed, isRetrying, retry} = useFetched(ALL, load)
  const remote = useFetched(site?.isLarge && words !== '' ? words : null, search)
  const isSearching = site?.isLarge === true && words !== '' && !remote.value && !remote.hasFailed
  const failed = hasFailed && !isRetrying
  return {
    groups: site && words !== '' && !isSearching ? resultGroups(site.index, words, remote.value) : [],
    isLoading: isSearching || (!site && !failed),
    /** what has some of the words */
    similar: () => site?.index.similar(words) ?? [],
    onRetry: failed ? retry : undefined,
  }
}

const load = (_: string, signal: AbortSignal) => loadSiteSearch(signal)

async function search(words: string, signal: AbortSignal): Promise<SiteEntry[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  signal.throwIfAborted()
  return searchAll(words, signal)
}
