import {useSearchParams} from 'react-router-dom'
import {useHydrated} from '~/ui/use-hydrated'

const NOTHING = new URLSearchParams()

/**
 * The query of the address, for reading. Pages are built without one, so the server and the first paint see it empty, and
 * the real one comes before anybody can look: what was built and what is drawn first stay the same.
 */
export function useUrlSearch(): URLSearchParams {
  const [search] = useSearchParams()
  return useHydrated() ? search : NOTHING
}
