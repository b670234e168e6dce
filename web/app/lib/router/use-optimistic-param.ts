import {useEffect, useRef, useState} from 'react'

/**
 * A value that is kept in the address but shows at once what is done to it. The address follows a moment later, perhaps by
 * way of values already left behind: those are not listened to, so that no quick letter or step is lost. Any other value
 * comes from elsewhere, as when one goes back, and shows.
 */
export function useOptimisticParam<T extends string | number>(
  address: T,
): [shown: T, lead: (next: T) => void] {
  const [shown, setShown] = useState(address)
  const sent = useRef<T[]>([])

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(address)
    sent.current = arrived === -1 ? [] : sent.current.slice(arrived + 1)
    if (arrived === -1) setShown(address)
  }, [address])

  const lead = (next: T) => {
    sent.current.push(next)
    setShown(next)
  }
  return [shown, lead]
}
