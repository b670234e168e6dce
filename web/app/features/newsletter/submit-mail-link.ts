import type {confirmSubscription, unsubscribe} from '@lectern/domain/newsletter/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'

/** The address that a mail's link was for, or why nothing was done; after `failed` it can be tried again. */
export type MailLinkResult<Refusal extends string = never> =
  | {email: string}
  | {refused: Refusal | 'invalid-link' | 'failed'}

/**
 * Calls the function of a mail's link with the token that is in the form. Never throws.
 * @param refusals what to answer for the function's reasons; those of an invalid token are known
 */
export async function submitMailLink<Refusal extends string>(
  contract: typeof confirmSubscription | typeof unsubscribe,
  formData: FormData,
  refusals: ReadonlyMap<string, Refusal>,
): Promise<MailLinkResult<Refusal>> {
  const input = contract.input.safeParse(Object.fromEntries(formData))
  if (!input.success) return {refused: 'invalid-link'}
  try {
    return {email: (await call(contract, input.data)).email}
  } catch (error) {
    const reason = callReason(error)
    if (reason === 'invalid-token' || reason === 'invalid-argument') return {refused: 'invalid-link'}
    return {refused: refusals.get(reason) ?? 'failed'}
  }
}
