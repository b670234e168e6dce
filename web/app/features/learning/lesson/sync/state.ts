import {useSyncExternalStore} from 'react'

/** How what was last done or written stands: `retrying` when it could not be sent, and is kept in this browser until it can. */
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
