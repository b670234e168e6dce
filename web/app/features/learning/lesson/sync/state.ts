import {createStore, useStore} from '~/ui/store'

/**
 * State of the last change: `retrying` when the request failed and the change is kept in this browser until it
 * succeeds.
 */
export type SyncState = 'saved' | 'sending' | 'retrying'

const state = createStore<SyncState>('saved')

export function setSyncState(next: SyncState): void {
  if (next !== state.get()) state.set(next)
}

export function useSyncState(): SyncState {
  return useStore(state, 'saved')
}
