import {useLocation, useNavigation, useSearchParams} from 'react-router-dom'

/** The tab that an address names in its query, or the first. */
export function tabOf<Id extends string>(tabs: readonly [Id, ...Id[]], query: URLSearchParams): Id {
  return tabs.find((tab) => tab === query.get('tab')) ?? tabs[0]
}

/**
 * The chosen tab, kept in the address. One that has just been pressed counts as chosen while its data is loaded.
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
