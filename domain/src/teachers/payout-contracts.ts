import * as z from 'zod/mini'
import {contract, documentId, requiredText} from '../contracts.ts'
import {MAX_STAFF_NOTE_LENGTH} from '../limits.ts'
import {MAX_CORRECTION_CENTS} from './payout.ts'

/** Pays out again what a payout that has failed was for. */
export const retryPayout = contract({
  name: 'retryPayout',
  audience: 'staff',
  input: z.object({payoutId: documentId}),
  output: z.object({name: z.string(), amountCents: z.int()}),
  reasons: [
    'unknown-payout',
    /** it is on its way, or has arrived */
    'payout-changed',
    /** Stripe does not pay the teacher out */
    'no-account',
    /** staff have paused the teacher */
    'teacher-paused',
    /** less is available by now: a later run has paid it out, or something was given back */
    'not-available',
  ] as const,
})

/** Adds something to what a teacher has, or takes it away, for a reason that they read. */
export const correctBalance = contract({
  name: 'correctBalance',
  audience: 'staff',
  input: z.object({
    instructorId: documentId,
    /** with its sign */
    amountCents: z.int({error: 'Please type an amount, such as 10.00.'}).check(
      z.minimum(-MAX_CORRECTION_CENTS, {error: 'Please type an amount up to 10,000.00.'}),
      z.maximum(MAX_CORRECTION_CENTS, {error: 'Please type an amount up to 10,000.00.'}),
      z.refine((amount) => amount !== 0, {error: 'Please type an amount, such as 10.00.'}),
    ),
    reason: requiredText('Please say why. The teacher reads it.', MAX_STAFF_NOTE_LENGTH),
    /** made by the browser for each correction, so that asking twice corrects once */
    requestId: z.uuid(),
  }),
  output: z.object({name: z.string(), amountCents: z.int()}),
  reasons: [
    'unknown-teacher',
    /** another correction was made with this `requestId` */
    'correction-made',
  ] as const,
})
