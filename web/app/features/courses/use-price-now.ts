import {priceAt, type CoursePrice} from '@lectern/domain/content/course-price'
import {useCallback, useSyncExternalStore} from 'react'
import {toast} from '~/ui/feedback/toast'

/** Browsers' timers take no longer wait, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * What a course costs now: at the very moment in which its offer ends, its price becomes the original one, whether or not the
 * content API answers, and a toast says so. Until the page is hydrated it is the price of the data.
 */
export function usePriceNow(price: CoursePrice): CoursePrice {
  const endMs = price.offerEndsAt === null ? null : Date.parse(price.offerEndsAt)
  const subscribe = useCallback((onEnd: () => void) => whenReached(endMs, onEnd), [endMs])
  const isOver = () => endMs !== null && endMs <= Date.now()
  const hasEnded = useSyncExternalStore(subscribe, isOver, () => false)
  return hasEnded && endMs !== null ? priceAt(price, endMs) : price
}

/** Calls back when a time comes that is still ahead. @returns a function that stops it */
function whenReached(endMs: number | null, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number) => {
    timer = setTimeout(
      () => {
        if (ms > Date.now()) return wait(ms)
        onEnd()
        toast({
          title: 'The offer has ended',
          description: 'Its courses cost their regular price from now on.',
        })
      },
      Math.min(ms - Date.now(), LONGEST_WAIT_MS),
    )
  }
  if (endMs !== null && endMs > Date.now()) wait(endMs)
  return () => clearTimeout(timer)
}
