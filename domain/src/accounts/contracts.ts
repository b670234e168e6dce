import * as z from 'zod/mini'
import {contract, requiredEmail} from '../contracts.ts'

/** Sends the verification link to the signed-in account's address. */
export const sendVerificationEmail = contract({
  name: 'sendVerificationEmail',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({email: z.string()}),
  reasons: ['already-verified', 'no-address', 'mail-unavailable'] as const,
})

/** Emails a reset link; the response is the same whether or not an account exists. */
export const requestPasswordReset = contract({
  name: 'requestPasswordReset',
  audience: 'anyone',
  input: z.object({email: requiredEmail}),
  output: z.object({}),
  reasons: ['mail-unavailable'] as const,
})

/** Notifies the account's address that its password was changed. */
export const sendPasswordConfirmation = contract({
  name: 'sendPasswordConfirmation',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({}),
  reasons: ['mail-unavailable'] as const,
})
