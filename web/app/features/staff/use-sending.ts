import {sendNewsletter} from '@lectern/domain/contracts'
import {useRef, useState} from 'react'
import {failureWords} from '~/lib/firebase/failure-words'
import type {NewsletterProgress} from './newsletters'
import {useIsMounted} from '~/ui/use-is-mounted'

/** How long the function may take to send the first batches, in ms. */
const TIMEOUT_MS = 300_000
const POLL_MS = 1_000

export interface NewsletterDraft {
  subject: string
  contentHtml: string
  emails: readonly string[]
}

export type Sending =
  | {kind: 'idle'}
  | {kind: 'sending'; progress: NewsletterProgress | null}
  | {kind: 'sent'; progress: NewsletterProgress}
  | {kind: 'failed'; words: string}

/** Sends newsletters, one at a time, and follows how far each has come. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({kind: 'idle'})
  /** the id of a draft's sending: sent again as it is, it is the same one, and nobody gets it twice */
  const request = useRef({draft: '', id: ''})
  const isHere = useIsMounted()

  const send = async (draft: NewsletterDraft): Promise<Sending> => {
    const written = JSON.stringify(draft)
    if (request.current.draft !== written) request.current = {draft: written, id: crypto.randomUUID()}
    const {id} = request.current
    let ended = false
    /** An answer about the progress may come after the end has been shown: then it is no longer news. */
    const show = (next: Sending) => {
      if (isHere() && !ended) setSending(next)
      ended ||= next.kind !== 'sending'
      return next
    }

    show({kind: 'sending', progress: null})
    try {
      const [{call}, {readNewsletterProgress}] = await Promise.all([
        import('~/lib/firebase/call'),
        import('./newsletters'),
      ])
      const follow = async () => {
        const progress = await readNewsletterProgress(id).catch(() => null)
        if (progress?.status === 'sending') show({kind: 'sending', progress})
        return progress
      }
      const timer = setInterval(() => void follow(), POLL_MS)
      try {
        await call(sendNewsletter, {requestId: id, ...draft, emails: [...draft.emails]}, TIMEOUT_MS)
      } finally {
        clearInterval(timer)
      }
      // The first batches are out; the rest follows by itself, and is waited for as long as somebody looks.
      for (;;) {
        const progress = await follow()
        if (progress?.status === 'sent') {
          request.current = {draft: '', id: ''}
          return show({kind: 'sent', progress})
        }
        if (progress?.status === 'failed')
          return show({kind: 'failed', words: failureWords('sendNewsletter', null)})
        if (!isHere()) return {kind: 'idle'}
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    } catch (error) {
      console.error('The newsletter could not be sent.', error)
      return show({kind: 'failed', words: failureWords('sendNewsletter', error)})
    }
  }

  return {sending, send}
}
