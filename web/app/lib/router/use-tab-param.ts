import {useLocation, useNavigation, useSearchParams} from 'react-router-dom'
import {useUrlSearch} from './use-url-search'

/** The tab in the query, or the first. */
export function tabOf<Id extends string>(tabs: readonly [Id, ...Id[]], query: URLSearchParams): Id {
  return tabs.find((tab) => tab === query.get('tab')) ?? tabs[0]
}

/**
 * The selected tab, kept in the URL. A tab whose link was followed counts as selected while its data is loaded.
 */
export function useTabParam<Id extends string>(
  tabs: readonly [Id, ...Id[]],
): [chosen: Id, choose: (tab: Id) => void] {
  const {pathname} = useLocation()
  const search = useUrlSearch()
  const {location: next} = useNavigation()
  const [, setQuery] = useSearchParams()
  return [
    tabOf(tabs, next?.pathname === pathname ? new URLSearchParams(next.search) : search),
    (tab) => setQuery(tab === tabs[0] ? {} : {tab}, {replace: true, preventScrollReset: true}),
  ]
}
