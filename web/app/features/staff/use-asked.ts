import {useState} from 'react'

/** What a dialog of a list is about. */
export interface Asked<Item, What> {
  /** as the list has it now; as it was, where the list has it no more */
  item: Item
  what: What
  /** whether the list has it no more: somebody else was quicker */
  isGone: boolean
}

interface Asking<Item, What> {
  /** null while no dialog is open */
  asked: Asked<Item, What> | null
  ask: (item: Item, what: What) => void
  close: () => void
}

/**
 * What a list asks about one of its items, in a dialog that stands beside the list and not in the row: what was typed into it stays when
 * the list is loaded again without the item.
 * @param items of the page
 */
export function useAsked<Item extends {id: string}, What extends string>(
  items: readonly Item[],
): Asking<Item, What> {
  const [kept, setKept] = useState<{item: Item; what: What} | null>(null)
  const listed = items.find(({id}) => id === kept?.item.id)
  return {
    asked: kept && {...kept, item: listed ?? kept.item, isGone: !listed},
    ask: (item, what) => setKept({item, what}),
    close: () => setKept(null),
  }
}
