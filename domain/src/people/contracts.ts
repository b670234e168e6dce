import * as z from 'zod/mini'
import {contract} from '../contracts.ts'
import {MAX_LINE_LENGTH} from '../limits.ts'
import {DELETE_PHRASE, isDeletePhrase} from './deletion.ts'

/** A person's data as a JSON file's text: an object with a list for each part. */
const exported = z.object({json: z.string()})
/** When the account is closed, ISO date-time. */
const leaving = z.object({closesAt: z.string()})

/** Returns everything that is stored of the caller. */
export const exportOwnData = contract({
  name: 'exportOwnData',
  input: z.object({}),
  output: exported,
  reasons: [] as const,
})

/** Deletes the caller's account once the grace period is over, unless they sign in before. Repeating it changes nothing. */
export const deleteOwnAccount = contract({
  name: 'deleteOwnAccount',
  input: z.object({
    confirmation: z
      .string()
      .check(
        z.maxLength(MAX_LINE_LENGTH),
        z.refine(isDeletePhrase, {error: `Please type “${DELETE_PHRASE}”.`}),
      ),
  }),
  output: leaving,
  /** the account has a role, which an owner has to take from it before */
  reasons: ['staff-account'] as const,
})

/** Keeps the caller's account, which was to be deleted. */
export const keepOwnAccount = contract({
  name: 'keepOwnAccount',
  input: z.object({}),
  output: z.object({}),
  /** nobody asked for its deletion, or it is being deleted already */
  reasons: ['not-leaving'] as const,
})
