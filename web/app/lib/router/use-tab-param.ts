import {useLocation, useNavigation, useSearchParams} from 'react-router-dom'

/** The tab in the query, or the first. */
export function tabOf<Id extends string>(tabs: readonly [Id, ...Id[]], query: URLSearchParams): Id {
  return tabs.find((tab) => tab === query.get('tab')) ?? tabs[0]
}

/**
 * The selected tab, kept in the URL. A tab that was just clicked counts as selected while its data is loaded.
 */
export function useTabParam<Id extends string>(
  tabs: readonly [Id, ...Id[]],
): [chosen: Id, choose: (tab: Id) => void] {
  const {pathname, search} = useLocation()
  const {location: next} = useNavigation()
  const [, setQuery] = useSearchParams()
  const address = next?.pathname === pathname ? next.search : search
  return [
    tabOf(tabs, new URLSearchParams(address)),
    (tab) => setQuery(tab === tabs[0] ? {} : {tab}, {replace: true, preventScrollReset: true}),
  ]
}
