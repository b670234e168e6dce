import {useCallback, useEffect, useRef} from 'react'

/**
 * Answers whether the screen is still there. What is done after waiting asks it first: nobody who has gone elsewhere is to be
 * pulled back.
 */
export function useIsMounted(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
