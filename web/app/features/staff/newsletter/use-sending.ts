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
 * @param onChanged called when it was not sent because somebody else has changed the draft
 */
export function useSending(
  onGone: (isStopped: boolean) => void,
  onChanged: (newsletter: NewsletterDraft) => void,
) {
  const fetcher = useFetcher<NewsletterOutcome>({key: 'send-newsletter'})
  const [progress, setProgress] = useState<NewsletterProgress | null>(null)
  /** what is being sent, or was last */
  const latest = useRef<NewsletterDraft>(undefined)
  const isSending = fetcher.state !== 'idle'
  const outcome = fetcher.data

  useEffect(() => {
    if (!isSending) return
    const follow = async () => {
      const {readNewsletterProgress} = await import('./newsletters')
      // The newsletter has its draft's id.
      const progress = await readNewsletterProgress(latest.current?.draftId ?? '')
      if (progress?.status === 'sending') setProgress(progress)
    }
    // When reading fails, the next poll tries again.
    const timer = setInterval(() => void follow().catch(() => {}), POLL_MS)
    return () => clearInterval(timer)
  }, [isSending])

  const whenEnded = useRef({onGone, onChanged})
  useEffect(() => {
    whenEnded.current = {onGone, onChanged}
  }, [onGone, onChanged])
  useEffect(() => {
    if (outcome === undefined || outcome.kind === 'left') return
    if (outcome.kind !== 'failed') whenEnded.current.onGone(outcome.kind === 'stopped')
    else if (outcome.isChanged && latest.current) whenEnded.current.onChanged(latest.current)
  }, [outcome])

  const send = (newsletter: NewsletterDraft) => {
    if (isSending) return
    latest.current = newsletter
    const {selection, sendAt, ...draft} = newsletter
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
