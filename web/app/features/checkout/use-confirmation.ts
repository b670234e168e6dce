import {useEffect, useState} from 'react'
import {useNavigation, useRevalidator} from 'react-router-dom'
import {isOpen, latestConfirmation, waitBeforeAsking, type Confirmation} from './confirmation'

/**
 * What is known of a payment by the loader's answers. While that may still change, the loader is run again, ever more slowly;
 * it waits while nobody looks at the page. `askNow` doesn't wait.
 * @param answer the loader's latest, another object each time
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

/** Does it once the page is in view, unless it has been left by then. */
function whenSeen(work: () => void, leaving: AbortSignal): void {
  if (document.visibilityState === 'visible') {
    work()
    return
  }
  // The next change of a hidden page is that it is seen.
  document.addEventListener('visibilitychange', work, {once: true, signal: leaving})
}
