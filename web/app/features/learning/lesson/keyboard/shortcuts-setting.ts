import {useSyncExternalStore} from 'react'

/** Storage key, set when single-key shortcuts are disabled (WCAG 2.1.4). */
const KEY = 'lesson-keys'
const OFF = 'off'

let chosen: boolean | undefined
const listeners = new Set<() => void>()

function areOn(): boolean {
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

/** Enables or disables single-key shortcuts for all lessons in this browser. */
export function setShortcuts(on: boolean): void {
  chosen = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Without storage the setting lasts until the page is reloaded.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areOn, () => true)
}
