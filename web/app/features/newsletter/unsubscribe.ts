import {unsubscribe as contract} from '@lectern/domain/newsletter/contracts'
import {submitMailLink, type MailLinkResult} from './submit-mail-link'

/** The address that was unsubscribed, or why it was not. */
export type Unsubscribed = MailLinkResult

/** Unsubscribes with the token of a mail's link, which is in the form. Never throws. */
export const unsubscribe = (formData: FormData): Promise<Unsubscribed> =>
  submitMailLink(contract, formData, new Map())
