import {startTransition, useEffect, useState} from 'react'
import {windowLoaded} from './window-loaded'

const never = () => false

/**
 * A module that is not needed before the page has loaded: fetched after that (or at once when `now`), and undefined until then.
 * When it cannot be fetched it stays undefined, and as long as there is no `fetchCode`, nothing is fetched.
 * Both functions must be the same in every render.
 */
export function useDeferredModule<T>(
  fetchCode: (() => Promise<T>) | undefined,
  now: () => boolean = never,
): T | undefined {
  const [code, setCode] = useState<{value: T}>()

  useEffect(() => {
    if (!fetchCode) return
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
