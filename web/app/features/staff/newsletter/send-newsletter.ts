import {sendNewsletter as contract} from '@lectern/domain/mail/newsletter-contracts'
import {CallFailure, callReason} from '~/lib/firebase/call-failure'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {exactTime} from '~/ui/content/dates'
import {toast} from '~/ui/feedback/toast'
import type {NewsletterProgress} from './newsletters'

/** How often the progress of a newsletter is fetched, in ms. */
export const POLL_MS = 1_000

/** How the sending of a newsletter ended; `left` when the user left the screen before, `isChanged` where somebody else has changed its draft. */
export type NewsletterOutcome =
  | {kind: 'sent'; progress: NewsletterProgress}
  | {kind: 'scheduled'; sendAt: number}
  | {kind: 'failed'; words: string; isChanged: boolean}
  | {kind: 'stopped'}
  | {kind: 'left'}

/** Handles the request to send a newsletter, whose body is the contract's input as JSON. Never throws. */
export async function sendNewsletter(request: Request): Promise<NewsletterOutcome> {
  try {
    const newsletter = contract.input.safeParse(await request.json())
    if (!newsletter.success)
      throw new CallFailure(contract.name, {reason: 'invalid-argument'}, newsletter.error)
    const [{call}, {readNewsletterProgress}] = await Promise.all([
      import('~/lib/firebase/call'),
      import('./newsletters'),
    ])
    const {sendAt} = newsletter.data
    const {newsletterId} = await call(contract, newsletter.data)
    if (sendAt !== undefined) {
      toast({title: 'Newsletter Scheduled', description: `It goes out on ${exactTime(sendAt)}.`})
      return {kind: 'scheduled', sendAt}
    }
    // It has begun, and tasks send it; waits for them while the screen is open.
    while (window.location.pathname === new URL(request.url).pathname) {
      const progress = await readNewsletterProgress(newsletterId).catch(() => null)
      if (progress?.status === 'sent') {
        toast({
          title: 'Newsletter Sent',
          description: `Newsletter sent to ${progress.sent} subscribers successfully.`,
        })
        return {kind: 'sent', progress}
      }
      if (progress?.status === 'failed') return failed(null)
      if (progress?.status === 'stopped') return {kind: 'stopped'}
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    return {kind: 'left'}
  } catch (error) {
    console.error('The newsletter could not be sent.', error)
    return failed(error)
  }
}

function failed(error: unknown): NewsletterOutcome {
  toast(errorToast(mailingAttempts.sendNewsletter, error))
  const words = errorMessage(mailingAttempts.sendNewsletter, error)
  return {kind: 'failed', words, isChanged: callReason(error) === 'draft-changed'}
}
