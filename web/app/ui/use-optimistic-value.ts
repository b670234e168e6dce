import {useReducer} from 'react'

interface Values<T> {
  /** as it was stored last */
  kept: T
  shown: T
  /** the changes that are not stored yet */
  sent: readonly T[]
}

type Action<T> = {type: 'stored'; kept: T} | {type: 'changed'; next: T}

function reduce<T>({kept, shown, sent}: Values<T>, action: Action<T>): Values<T> {
  switch (action.type) {
    case 'stored': {
      const arrived = sent.lastIndexOf(action.kept)
      if (arrived === -1) return {kept: action.kept, shown: action.kept, sent: []}
      return {kept: action.kept, shown, sent: sent.slice(arrived + 1)}
    }
    // Changes that are taken back before they are stored may never arrive.
    case 'changed':
      return {kept, shown: action.next, sent: action.next === kept ? [] : [...sent, action.next]}
  }
}

/**
 * A value that is stored elsewhere, such as in the URL, with changes shown at once. The stored value follows later, and may go
 * through earlier changes: these are ignored, so that fast input is not lost. Any other value is an outside change, as by Back,
 * and is shown.
 */
export function useOptimisticValue<T extends string | number>(
  kept: T,
): [shown: T, change: (next: T) => void] {
  // Not `useState`: its setter may compute the next state from that of a render which was begun and is never committed.
  const [values, dispatch] = useReducer(reduce<T>, {kept, shown: kept, sent: []})
  if (values.kept !== kept) dispatch({type: 'stored', kept})
  return [values.shown, (next) => dispatch({type: 'changed', next})]
}
