import {useSyncExternalStore} from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** False on the server and during hydration, which must render the same HTML; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}
