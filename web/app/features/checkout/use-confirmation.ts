import {confirmOrder} from '@lectern/domain/contracts'
import {useCallback, useEffect, useState} from 'react'
import {callReason} from '~/lib/firebase/call-failure'
import {
  confirmationAfterFailure,
  confirmationOf,
  isOpen,
  waitBeforeAsking,
  type Confirmation,
} from './confirmation'

interface Asked {
  confirmation: Confirmation
  /** how often it was asked */
  times: number
}

/**
 * Asks whether a session has been paid, and goes on asking, ever more slowly, while the answer may still change. Questions
 * wait while nobody looks at the page. `askNow` doesn't wait.
 */
export function useConfirmation(sessionId: string | null) {
  const [asked, setAsked] = useState<Asked>({
    confirmation: sessionId ? {kind: 'asking'} : {kind: 'refused'},
    times: 0,
  })
  const [asking, setAsking] = useState(false)

  const askNow = useCallback(async () => {
    if (!sessionId) return
    setAsking(true)
    const answer = await askOnce(sessionId)
    setAsked(({confirmation, times}) => ({confirmation: answer(confirmation), times: times + 1}))
    setAsking(false)
  }, [sessionId])

  const {confirmation, times} = asked
  const open = isOpen(confirmation)
  useEffect(() => {
    if (!open) return
    const wait = times === 0 ? 0 : waitBeforeAsking(times)
    const leaving = new AbortController()
    const timer = setTimeout(() => whenSeen(() => void askNow(), leaving.signal), wait)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [open, times, askNow])

  return {confirmation, asking, askNow}
}

/** The same question at the same time is one question: React may start it twice. */
let underway: {sessionId: string; answer: Promise<(before: Confirmation) => Confirmation>} | undefined

function askOnce(sessionId: string) {
  if (underway?.sessionId !== sessionId) {
    const answer = ask(sessionId).finally(() => {
      underway = undefined
    })
    underway = {sessionId, answer}
  }
  return underway.answer
}

async function ask(sessionId: string): Promise<(before: Confirmation) => Confirmation> {
  try {
    const {call} = await import('~/lib/firebase/call')
    const order = await call(confirmOrder, {sessionId})
    return () => confirmationOf(order)
  } catch (error) {
    console.error('The payment could not be confirmed.', error)
    return (before) => confirmationAfterFailure(callReason(error), before)
  }
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
