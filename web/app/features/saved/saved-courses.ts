import {SAVED_STORAGE_KEY} from '@lectern/domain/cart'
import {onSignedInFlag, readSignedInFlag} from '~/features/auth/signed-in-flag'
import {createStore, useStore} from '~/ui/store'

const NONE: readonly string[] = []

/** What the browser keeps: the ids, newest first. */
export interface Saved {
  ids: readonly string[]
  /** whose account they are of, once they are of one */
  of?: string | undefined
  /** what was pressed since and has yet to reach that account: by id, whether it is to be saved */
  unsent?: Readonly<Record<string, boolean>> | undefined
}

/**
 * The ids of the courses that were saved for later on this device, or by the account that is signed in; newest first. Read again whenever
 * another tab, or the sign-out, has changed something that is stored: also while no bookmark is on screen, as the next one shows what is
 * kept here, and adds to it.
 */
export const saved = createStore(import.meta.env.SSR ? NONE : readSaved().ids)

if (!import.meta.env.SSR) {
  const readAgain = () => saved.set(readSaved().ids)
  window.addEventListener('storage', readAgain)
  // A session may also end without a sign-out, which changes nothing of what is stored.
  onSignedInFlag(() => {
    if (!readSignedInFlag()) readAgain()
  })
}

/** What is kept; nothing of an account that is signed out, and nothing that cannot be read. */
export function readSaved(): Saved {
  try {
    const kept: Saved = JSON.parse(localStorage.getItem(SAVED_STORAGE_KEY) ?? '')
    if (Array.isArray(kept.ids) && (!kept.of || readSignedInFlag())) return kept
  } catch {
    // Nothing is there, something else has written it, or storage is blocked.
  }
  return {ids: NONE}
}

/** The ids of the saved courses; none on the server and in the first render. */
export function useSavedCourses(): readonly string[] {
  return useStore(saved, NONE)
}
