import {useSyncExternalStore} from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the search of the whole shop. It opens as soon as the deferred layout is there. */
export function setSearchOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the search is open. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}
