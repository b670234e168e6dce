import {useEffect, useRef, useState} from 'react'

/**
 * A value that is stored elsewhere, such as in the URL, with changes shown at once. The stored value follows later, and may go
 * through earlier changes: these are ignored, so that fast input is not lost. Any other value is an outside change, as by Back,
 * and is shown.
 */
export function useOptimisticValue<T extends string | number>(
  kept: T,
): [shown: T, change: (next: T) => void] {
  const [shown, setShown] = useState(kept)
  const sent = useRef<T[]>([])

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(kept)
    sent.current = arrived === -1 ? [] : sent.current.slice(arrived + 1)
    if (arrived === -1) setShown(kept)
  }, [kept])

  useEffect(() => {
    // Changes that were made back before they were stored may never arrive.
    if (shown === kept) sent.current = []
  }, [shown, kept])

  const change = (next: T) => {
    sent.current.push(next)
    setShown(next)
  }
  return [shown, change]
}
