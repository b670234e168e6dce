import type {Output} from '@lectern/domain/contracts'
import type {countWaiting} from '@lectern/domain/statistics/contracts'
import {useEffect, useRef, useState} from 'react'
import {useFetchers, useLocation} from 'react-router-dom'
import {useSession} from '~/features/auth/session'
import type {StaffScreenId} from './staff-screens.data'

export type Waiting = Output<typeof countWaiting>

/** At which screens something waits, and how much. */
const counters: Readonly<Partial<Record<StaffScreenId, (waiting: Waiting) => number>>> = {
  returns: ({returns}) => returns,
  problems: ({problems, disputes, lostDisputes, failedRefunds}) =>
    problems + disputes + lostDisputes + failedRefunds,
  outbox: ({mails}) => mails,
  reviews: ({reviews}) => reviews,
  questions: ({questions}) => questions,
}

/** How much waits at a screen. */
export function waitingAt(screen: StaffScreenId, waiting: Waiting): number {
  return counters[screen]?.(waiting) ?? 0
}

/** Moving from screen to screen asks again after this time, in ms. What staff do themselves asks at once. */
const FRESH_MS = 30_000

/** How much waits for staff; undefined until it is known. Asked again while somebody works, and after what they have done. */
export function useWaiting(): Waiting | undefined {
  const {user} = useSession()
  const {pathname} = useLocation()
  const [waiting, setWaiting] = useState<Waiting>()
  const asked = useRef({at: Number.NEGATIVE_INFINITY, acts: 0, pathname: ''})
  const acts = useActs()
  const isStaff = user?.isStaff ?? false

  useEffect(() => {
    const last = asked.current
    const isFresh = pathname === last.pathname || performance.now() - last.at < FRESH_MS
    if (!isStaff || (isFresh && acts === last.acts)) return
    const now = {at: performance.now(), acts, pathname}
    asked.current = now
    const ask = async () => {
      const [{call}, {countWaiting}] = await Promise.all([
        import('~/lib/firebase/call'),
        import('@lectern/domain/statistics/contracts'),
      ])
      const counted = await call(countWaiting, {})
      // Also when somebody has moved on meanwhile, unless it was asked again.
      if (asked.current === now) setWaiting(counted)
    }
    // The menu is there without its numbers, until the next screen asks again.
    ask().catch((error: unknown) => {
      console.warn('What waits could not be counted.', error)
      if (asked.current === now) asked.current = last
    })
  }, [isStaff, pathname, acts])

  return waiting
}

/** How many times forms on the screen have been answered. */
function useActs(): number {
  const pending = useFetchers().length > 0
  const [seen, setSeen] = useState({pending, acts: 0})
  if (seen.pending !== pending) setSeen({pending, acts: seen.acts + (pending ? 0 : 1)})
  return seen.acts
}
