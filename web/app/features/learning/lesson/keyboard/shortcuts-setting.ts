import {createStore, useStore} from '~/ui/store'

/** Storage key, set when single-key shortcuts are disabled (WCAG 2.1.4). */
const KEY = 'lesson-keys'
const OFF = 'off'

/** undefined until it is chosen on this page */
const chosen = createStore<boolean | undefined>(undefined)

function areOn(): boolean {
  const choice = chosen.get()
  if (choice !== undefined) return choice
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

/** Enables or disables single-key shortcuts in this browser: those of all lessons, and the one that opens the search. */
export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Without storage the setting lasts until the page is reloaded.
  }
  chosen.set(on)
}

export function useShortcutsOn(): boolean {
  return useStore({...chosen, get: areOn}, true)
}
