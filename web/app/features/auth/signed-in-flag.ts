import {useSyncExternalStore} from 'react'

/**
 * The local storage key of the flag that a user is signed in in this browser; it doesn't say who. It tells pages
 * whether to load the code for accounts, and is a module of its own so that visitors don't download the session's
 * code.
 */
const FLAG = 'signed-in'

/** Announces a change to this tab; other tabs get the event `storage`. */
const changes = new EventTarget()

export function readSignedInFlag(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    // Without storage only Firebase, which keeps the session in memory, knows.
    return true
  }
}

export function writeSignedInFlag(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(FLAG, '1')
    else localStorage.removeItem(FLAG)
  } catch {
    // Without storage the next page load asks Firebase.
  }
  changes.dispatchEvent(new Event('change'))
}

/** Subscribes to changes of the flag, in this tab and in others; returns the unsubscribe function. */
export function onSignedInFlag(changed: () => void): () => void {
  const hear = ({key}: StorageEvent) => (key === FLAG || key === null) && changed()
  window.addEventListener('storage', hear)
  changes.addEventListener('change', changed)
  return () => {
    window.removeEventListener('storage', hear)
    changes.removeEventListener('change', changed)
  }
}

/** The flag; false on the server and in the page's first render. */
export function useSignedInFlag(): boolean {
  return useSyncExternalStore(onSignedInFlag, readSignedInFlag, () => false)
}
