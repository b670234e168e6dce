import {useSyncExternalStore} from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** False on the server and during hydration, whose markup must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}
