import {startTransition, useEffect, useState} from 'react'
import {windowLoaded} from './window-loaded'

const never = () => false

/**
 * Code that nobody can need before the page stands: fetched when the page has loaded (or at once when `now`), and undefined
 * until it is there. When it cannot be had the page does without.
 * Both functions must stay the same from one drawing to the next.
 */
export function useDeferredModule<T>(fetchCode: () => Promise<T>, now: () => boolean = never): T | undefined {
  const [code, setCode] = useState<{value: T}>()

  useEffect(() => {
    let wanted = true
    void (now() ? Promise.resolve() : windowLoaded()).then(fetchCode).then(
      (value) => wanted && startTransition(() => setCode({value})),
      (error: unknown) => console.error('A part of the page could not be loaded.', error),
    )
    return () => {
      wanted = false
    }
  }, [fetchCode, now])

  return code?.value
}
