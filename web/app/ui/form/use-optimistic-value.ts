import {useEffect, useRef, useState} from 'react'

/**
 * A value that is kept elsewhere, as in the URL, but shows at once what is done to it. What keeps it follows a moment later,
 * perhaps by way of values already left behind: those are not listened to, so that no quick step is lost. Any other value
 * comes from elsewhere, as when one goes back, and shows.
 */
export function useOptimisticValue<T extends string | number>(kept: T): [shown: T, lead: (next: T) => void] {
  const [shown, setShown] = useState(kept)
  const sent = useRef<T[]>([])

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(kept)
    sent.current = arrived === -1 ? [] : sent.current.slice(arrived + 1)
    if (arrived === -1) setShown(kept)
  }, [kept])

  const lead = (next: T) => {
    sent.current.push(next)
    setShown(next)
  }
  return [shown, lead]
}
