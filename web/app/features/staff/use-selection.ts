import {useState} from 'react'

/** What is chosen of the items of a page, by their ids. */
export interface Selection {
  chosen: readonly string[]
  /** how many can be chosen */
  total: number
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** chooses all of the page, or nothing where all are chosen */
  toggleAll: () => void
}

/** @param ids of the items of the page that can be chosen; of others nothing is kept */
export function useSelection(ids: readonly string[]): Selection {
  const [kept, setKept] = useState<readonly string[]>([])
  const chosen = ids.filter((id) => kept.includes(id))
  return {
    chosen,
    total: ids.length,
    has: (id) => chosen.includes(id),
    toggle: (id) => setKept(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    toggleAll: () => setKept(chosen.length === ids.length ? [] : ids),
  }
}
