import {useEffect, useRef, useState} from 'react'
import {useFetcher} from 'react-router-dom'
import type {NewsletterProgress} from './newsletters'
import {toAudience, type Selection} from '../subscribers/recipient-selection'
import {POLL_MS, type NewsletterOutcome} from './send-newsletter'

export interface NewsletterDraft {
  subject: string
  contentHtml: string
  selection: Selection
  /** the draft that it was written as, which goes once */
  draftId: string
  /** ms since the epoch; undefined to send it at once */
  sendAt: number | undefined
}

export type Sending =
  | {kind: 'idle'}
  | {kind: 'sending'; progress: NewsletterProgress | null}
  | Exclude<NewsletterOutcome, {kind: 'left' | 'stopped'}>

/**
 * Sends or schedules newsletters, one at a time, and polls their progress.
 * @param onGone called when what was written is a newsletter and no draft any more; with true where somebody has stopped it
 */
export function useSending(onGone: (isStopped: boolean) => void) {
  const fetcher = useFetcher<NewsletterOutcome>({key: 'send-newsletter'})
  const [progress, setProgress] = useState<NewsletterProgress | null>(null)
  /** the id of the newsletter that is being sent, which is its draft's */
  const sendingId = useRef('')
  const isSending = fetcher.state !== 'idle'
  const outcome = fetcher.data

  useEffect(() => {
    if (!isSending) return
    const follow = async () => {
      const {readNewsletterProgress} = await import('./newsletters')
      const progress = await readNewsletterProgress(sendingId.current)
      if (progress?.status === 'sending') setProgress(progress)
    }
    // When reading fails, the next poll tries again.
    const timer = setInterval(() => void follow().catch(() => {}), POLL_MS)
    return () => clearInterval(timer)
  }, [isSending])

  const whenGone = useRef(onGone)
  useEffect(() => {
    whenGone.current = onGone
  }, [onGone])
  useEffect(() => {
    if (outcome === undefined || outcome.kind === 'failed' || outcome.kind === 'left') return
    whenGone.current(outcome.kind === 'stopped')
  }, [outcome])

  const send = ({selection, sendAt, ...draft}: NewsletterDraft) => {
    if (isSending) return
    sendingId.current = draft.draftId
    setProgress(null)
    void fetcher.submit(
      {...draft, ...(sendAt !== undefined && {sendAt}), ...toAudience(selection)},
      {method: 'post', encType: 'application/json', defaultShouldRevalidate: false},
    )
  }

  return {sending: sendingState(isSending, progress, outcome), send}
}

function sendingState(
  isSending: boolean,
  progress: NewsletterProgress | null,
  outcome: NewsletterOutcome | undefined,
): Sending {
  if (isSending) return {kind: 'sending', progress}
  return outcome && outcome.kind !== 'left' && outcome.kind !== 'stopped' ? outcome : {kind: 'idle'}
}
