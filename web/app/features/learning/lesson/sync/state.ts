import {useSyncExternalStore} from 'react'

/**
 * State of the last change: `retrying` when the request failed and the change is kept in this browser until it
 * succeeds.
 */
export type SyncState = 'saved' | 'sending' | 'retrying'

let state: SyncState = 'saved'
const listeners = new Set<() => void>()

export function setSyncState(next: SyncState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'saved',
  )
}
