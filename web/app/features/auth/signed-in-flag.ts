import {useSyncExternalStore} from 'react'

/**
 * The key of the local flag that somebody is signed in in this browser, without saying who. It tells pages whether to load the
 * code for accounts. It is separate from the session, so that visitors do not download that.
 */
const FLAG = 'signed-in'

/** Announces a change to this tab; other tabs get the event `storage`. */
const changes = new EventTarget()

export function readSignedInFlag(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    // Without storage Firebase, which keeps the session in memory, has to be asked.
    return true
  }
}

export function writeSignedInFlag(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(FLAG, '1')
    else localStorage.removeItem(FLAG)
  } catch {
    // Without storage the next page asks Firebase.
  }
  changes.dispatchEvent(new Event('change'))
}

/** Subscribes to changes of the flag, in this tab and in others; returns the function that unsubscribes. */
export function onSignedInFlag(changed: () => void): () => void {
  const hear = ({key}: StorageEvent) => key === FLAG && changed()
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
