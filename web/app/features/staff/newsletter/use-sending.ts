import {useEffect, useRef, useState} from 'react'
import {useFetcher} from 'react-router-dom'
import type {NewsletterProgress} from './newsletters'
import {toAudience, type Selection} from '../subscribers/recipient-selection'
import {POLL_MS, type NewsletterOutcome} from './send-newsletter'

export interface NewsletterDraft {
  subject: string
  contentHtml: string
  selection: Selection
  /** the draft that goes with it */
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
  /** the id of the request, which is the same when an unchanged draft is sent again, so that nobody gets it twice */
  const request = useRef({draft: '', id: ''})
  const isSending = fetcher.state !== 'idle'
  const outcome = fetcher.data

  useEffect(() => {
    if (!isSending) return
    const follow = async () => {
      const {readNewsletterProgress} = await import('./newsletters')
      const progress = await readNewsletterProgress(request.current.id)
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
    request.current = {draft: '', id: ''}
    whenSent.current()
  }, [outcome])

  const send = ({selection, sendAt, ...draft}: NewsletterDraft) => {
    if (isSending) return
    const newsletter = {...draft, ...(sendAt !== undefined && {sendAt}), ...toAudience(selection)}
    const written = JSON.stringify(newsletter)
    if (request.current.draft !== written) request.current = {draft: written, id: crypto.randomUUID()}
    setProgress(null)
    void fetcher.submit(
      {requestId: request.current.id, ...newsletter},
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
