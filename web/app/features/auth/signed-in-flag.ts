import {useSyncExternalStore} from 'react'

/**
 * The local flag that someone is signed in here: it says nothing about who. By it pages know whether the account's code is
 * needed at all. It is apart from the session, so that visitors need not fetch that.
 */
const FLAG = 'signed-in'

/** What tells this tab of its own change; the others hear of it by `storage`. */
const changes = new EventTarget()

export function readSignedInFlag(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    // A browser without storage: ask Firebase, which keeps the session in memory.
    return true
  }
}

export function writeSignedInFlag(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(FLAG, '1')
    else localStorage.removeItem(FLAG)
  } catch {
    // Nothing to keep it in: the next page asks Firebase.
  }
  changes.dispatchEvent(new Event('change'))
}

/** Calls back when the flag may have changed, in this tab or in another one; returns what ends that. */
export function onSignedInFlag(changed: () => void): () => void {
  const hear = ({key}: StorageEvent) => key === FLAG && changed()
  window.addEventListener('storage', hear)
  changes.addEventListener('change', changed)
  return () => {
    window.removeEventListener('storage', hear)
    changes.removeEventListener('change', changed)
  }
}

/** Whether someone is signed in here, as far as the flag says. On the server, and in the page's first paint, nobody. */
export function useSignedInFlag(): boolean {
  return useSyncExternalStore(onSignedInFlag, readSignedInFlag, () => false)
}
