import {useSyncExternalStore} from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** Whether the page lives in a browser: false while it is built and in its first paint, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}
