import {createStore, useStore} from '~/ui/store'

const isOpen = createStore(false)

/** Opens or closes the search of the whole shop. It opens as soon as the deferred layout is there. */
export const setSearchOpen = isOpen.set

/** Whether the search is open. */
export function useSearchOpen(): boolean {
  return useStore(isOpen, false)
}
