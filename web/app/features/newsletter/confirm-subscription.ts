import {confirmSubscription as contract} from '@lectern/domain/newsletter/contracts'
import {submitMailLink, type MailLinkResult} from './submit-mail-link'

type Refusal = 'expired' | 'used' | 'subscribed'

const REFUSALS = new Map<string, Refusal>([
  ['expired-token', 'expired'],
  ['used-token', 'used'],
  ['already-subscribed', 'subscribed'],
])

/** The address whose subscription was confirmed, or why it was not. */
export type Confirmed = MailLinkResult<Refusal>

/** Confirms a subscription with the token of a mail's link, which is in the form. Never throws. */
export const confirmSubscription = (formData: FormData): Promise<Confirmed> =>
  submitMailLink(contract, formData, REFUSALS)
