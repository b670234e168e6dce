import {useEffect, useState} from 'react'
import {useNavigation, useRevalidator} from 'react-router-dom'
import {isOpen, latestConfirmation, waitBeforeAsking, type Confirmation} from './confirmation'

/**
 * Polls the payment status by revalidating the loader with backoff while the status may still change. Polling pauses
 * while the page is hidden; `askNow` revalidates at once.
 * @param answer the loader's latest result, a new object each time
 */
export function useConfirmation(answer: Confirmation) {
  const {revalidate, state} = useRevalidator()
  const isHere = useNavigation().state === 'idle'
  const [asked, setAsked] = useState({answer, confirmation: answer, times: 1})
  if (asked.answer !== answer) {
    setAsked({
      answer,
      confirmation: latestConfirmation(asked.confirmation, answer),
      times: asked.times + 1,
    })
  }

  const {confirmation, times} = asked
  const open = isOpen(confirmation)
  useEffect(() => {
    if (!open || !isHere) return
    const leaving = new AbortController()
    const askAgain = () => whenSeen(() => void revalidate(), leaving.signal)
    const timer = setTimeout(askAgain, waitBeforeAsking(times))
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [open, isHere, times, revalidate])

  return {confirmation, asking: state === 'loading', askNow: revalidate}
}

/** Runs the work as soon as the page is visible, unless aborted before. */
function whenSeen(work: () => void, leaving: AbortSignal): void {
  if (document.visibilityState === 'visible') {
    work()
    return
  }
  // A hidden page's next visibility change makes it visible.
  document.addEventListener('visibilitychange', work, {once: true, signal: leaving})
}
