import {documentId} from '@lectern/domain/contracts'
import * as contracts from '@lectern/domain/mail/contracts'
import type {MailState} from '@lectern/domain/mail/outbox'
import * as z from 'zod/mini'
import {MAIL_UNAVAILABLE} from '~/lib/firebase/attempts/attempt'
import {call} from '~/lib/firebase/call'
import {errorMessage} from '~/lib/firebase/error-messages'
import {callAction} from '~/lib/forms/call-action'
import {defineAction} from '~/lib/forms/define-action'
import {pluralize} from '~/ui/content/pluralize'
import {toast, type ToastOptions} from '~/ui/feedback/toast'

const said: Readonly<Partial<Record<MailState, ToastOptions>>> = {
  sent: {title: 'Mail sent', description: 'The mail service has accepted it.'},
  skipped: {title: 'Mail not needed', description: 'There is nobody any more who wants it.'},
  failed: {title: 'Mail given up', description: 'The mail service refuses it.', variant: 'destructive'},
}
const WAITS: ToastOptions = {
  title: 'Mail not sent yet',
  description: 'The mail service did not accept it. It is tried again by itself.',
  variant: 'destructive',
}

/** Tries a mail of the outbox again. */
export const retryMail = callAction({
  contract: contracts.retryMail,
  done: ({state}) => said[state] ?? WAITS,
  failed: {
    fallback: 'The mail could not be tried again. Please try again.',
    reasons: {
      'unknown-mail': 'This mail is not kept any more.',
      'already-sent': 'This mail has been sent, or is being sent just now.',
      'not-due': 'This mail goes by itself when its time has come.',
    },
  },
  outdated: true,
})

/** Takes an address off the suppression list. */
export const freeAddress = callAction({
  contract: contracts.freeAddress,
  done: (_, {email}) => ({title: 'Address freed', description: `${email} gets mailings again.`}),
  failed: {
    fallback: 'The address could not be freed. Please try again.',
    reasons: {
      'not-suppressed': 'This address is not suppressed any more.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  },
  outdated: true,
})

/** Tries several mails again, one after the other. What is wrong with one is an error by its id. */
export const retryMails = defineAction({
  schema: z.object({mailIds: z.array(documentId)}),
  submit: async ({mailIds}) => {
    const fieldErrors: Record<string, string[]> = {}
    for (const mailId of mailIds) {
      const wrong = await retry(mailId)
      if (wrong !== null) fieldErrors[mailId] = [wrong]
    }
    const failed = Object.keys(fieldErrors).length
    const sent = pluralize(mailIds.length - failed, 'mail')
    if (failed === 0) toast({title: 'Mails sent', description: `The mail service has accepted ${sent}.`})
    else
      toast({
        title: 'Not all mails were sent',
        description: `${sent} sent, ${failed} not: each says why.`,
        variant: 'destructive',
      })
    return failed === 0 ? undefined : {fieldErrors, outdated: true}
  },
})

/** Tries one again. @returns what is wrong; null for nothing */
async function retry(mailId: string): Promise<string | null> {
  try {
    const {state} = await call(contracts.retryMail, {mailId})
    if (state === 'sent' || state === 'skipped') return null
    return (said[state] ?? WAITS).description ?? WAITS.title
  } catch (error) {
    console.error('A mail could not be tried again.', error)
    return errorMessage(retryMail.failed, error)
  }
}
