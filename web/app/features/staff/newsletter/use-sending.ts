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
  | Exclude<NewsletterOutcome, {kind: 'left'}>

/** Sends or schedules newsletters, one at a time, and polls their progress. */
export function useSending(onSent: () => void) {
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

  const whenSent = useRef(onSent)
  useEffect(() => {
    whenSent.current = onSent
  }, [onSent])
  useEffect(() => {
    if (outcome?.kind !== 'sent' && outcome?.kind !== 'scheduled') return
    whenSent.current()
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
  return outcome && outcome.kind !== 'left' ? outcome : {kind: 'idle'}
}
