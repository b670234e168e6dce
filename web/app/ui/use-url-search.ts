import {useSyncExternalStore} from 'react'
import {useSearchParams} from 'react-router'

const never = () => () => {}
const NOTHING = new URLSearchParams()

/**
 * The query of the address, for reading. Pages are built without one, so the server and the first paint see it empty, and
 * the real one comes before anybody can look: what was built and what is drawn first stay the same.
 */
export function useUrlSearch(): URLSearchParams {
  const [search] = useSearchParams()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? search : NOTHING
}
