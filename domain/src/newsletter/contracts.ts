import * as z from 'zod/mini'
import {contract, email} from '../contracts.ts'

/** The footer's newsletter signup. The newsletter starts when the link that is mailed to the address is opened. */
export const subscribe = contract({
  name: 'subscribe',
  audience: 'anyone',
  input: z.object({email}),
  /** whether it has started without a link: for an account that asks for its own, verified address */
  output: z.object({confirmed: z.boolean()}),
  /** `suppressed`: mails to the account's own address came back, or were marked as spam; it gets no mailings until staff free it */
  reasons: ['already-subscribed', 'suppressed'] as const,
})

const linkToken = z.string().check(z.minLength(1), z.maxLength(1000))

/** Confirms a newsletter subscription with the signed token of the confirmation mail's link. */
export const confirmSubscription = contract({
  name: 'confirmSubscription',
  audience: 'anyone',
  input: z.object({token: linkToken}),
  output: z.object({email: z.string()}),
  /** `used-token`: it was confirmed before, and has been left since */
  reasons: ['invalid-token', 'expired-token', 'used-token', 'already-subscribed'] as const,
})

/** Unsubscribes an address with the signed token of the mail's link. */
export const unsubscribe = contract({
  name: 'unsubscribe',
  audience: 'anyone',
  input: z.object({token: linkToken}),
  output: z.object({email: z.string()}),
  reasons: ['invalid-token'] as const,
})
