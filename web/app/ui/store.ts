import {useSyncExternalStore} from 'react'

/** A value that changes outside of React, and who is told when it does. */
export interface Store<T> {
  get: () => T
  /** Changes the value, and tells all who listen. */
  set: (next: T) => void
  /** Listens to changes; returns the function that stops. */
  subscribe: (listener: () => void) => () => void
  /** whether anybody listens */
  hasListeners: () => boolean
}

interface StoreOptions {
  /** called before the first listener listens, and again after nobody did */
  start?: () => void
  /** called once nobody listens any more */
  stop?: () => void
}

/** A store of a value, for what several components or files show. */
export function createStore<T>(initial: T, {start, stop}: StoreOptions = {}): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) start?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
    hasListeners: () => listeners.size > 0,
  }
}

/** The value of a store; `server` on the server and while the page becomes alive. */
export function useStore<T>({subscribe, get}: Pick<Store<T>, 'subscribe' | 'get'>, server: T): T {
  return useSyncExternalStore(subscribe, get, () => server)
}
