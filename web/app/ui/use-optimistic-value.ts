import {useState} from 'react'

interface Values<T> {
  /** as it was stored last */
  kept: T
  shown: T
  /** the changes that are not stored yet */
  sent: readonly T[]
}

/** What is shown of a value that is stored anew. */
function stored<T>({shown, sent}: Values<T>, kept: T): Values<T> {
  const arrived = sent.lastIndexOf(kept)
  return arrived === -1 ? {kept, shown: kept, sent: []} : {kept, shown, sent: sent.slice(arrived + 1)}
}

/** What is shown once it is changed; changes that are taken back before they are stored may never arrive. */
function changed<T>({kept, sent}: Values<T>, next: T): Values<T> {
  return {kept, shown: next, sent: next === kept ? [] : [...sent, next]}
}

/**
 * A value that is stored elsewhere, such as in the URL, with changes shown at once. The stored value follows later, and may go
 * through earlier changes: these are ignored, so that fast input is not lost. Any other value is an outside change, as by Back,
 * and is shown.
 */
export function useOptimisticValue<T extends string | number>(
  kept: T,
): [shown: T, change: (next: T) => void] {
  const [values, setValues] = useState<Values<T>>({kept, shown: kept, sent: []})
  const now = values.kept === kept ? values : stored(values, kept)
  if (now !== values) setValues(now)
  return [now.shown, (next) => setValues((before) => changed(before, next))]
}
