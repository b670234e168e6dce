import * as z from 'zod/mini'
import {contract, documentId, requiredText} from '../contracts.ts'

/** How many passkeys somebody may have. */
export const MAX_PASSKEYS = 10
const MAX_NAME_LENGTH = 60
/** What an authenticator answers, as JSON text: of an honest one about 1 kB. */
const response = z.string().check(z.minLength(1), z.maxLength(20_000))
/** A token with which the browser signs in anew: of a sign-in that a passkey has confirmed. */
const confirmed = z.object({token: z.string()})
const REFUSED = [
  /** the answer does not fit the question, came too late, or is of no passkey of theirs */
  'passkey-refused',
] as const

/** What the browser asks of the authenticator, as JSON text; it is answered once, within five minutes. */
export const askPasskey = contract({
  name: 'askPasskey',
  audience: 'signed-in',
  input: z.object({purpose: z.enum(['add', 'confirm'])}),
  output: z.object({options: z.string()}),
  reasons: [
    /** to confirm who one is, one has to have added a passkey */
    'no-passkey',
    'too-many-passkeys',
  ] as const,
})

/** Adds a passkey of the caller, who is staff. */
export const addPasskey = contract({
  name: 'addPasskey',
  audience: 'signed-in',
  input: z.object({response, name: requiredText('Please name the passkey.', MAX_NAME_LENGTH)}),
  output: confirmed,
  reasons: REFUSED,
})

/** Confirms by a passkey who calls. */
export const confirmByPasskey = contract({
  name: 'confirmByPasskey',
  audience: 'signed-in',
  input: z.object({response}),
  output: confirmed,
  reasons: REFUSED,
})

/** The passkeys of the caller, who is staff. */
export const listPasskeys = contract({
  name: 'listPasskeys',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** ms since the epoch */
        addedAt: z.int(),
      }),
    ),
    /** whether all staff need one */
    required: z.boolean(),
  }),
  reasons: [] as const,
})

/** Removes a passkey of the caller. */
export const removePasskey = contract({
  name: 'removePasskey',
  audience: 'staff',
  input: z.object({id: z.string().check(z.minLength(1), z.maxLength(1500))}),
  output: z.object({}),
  reasons: ['no-passkey'] as const,
})

/** Takes all passkeys from somebody who has lost theirs, for owners. */
export const resetPasskeys = contract({
  name: 'resetPasskeys',
  audience: 'owner',
  input: z.object({uid: documentId}),
  output: z.object({}),
  reasons: ['unknown-account', 'no-passkey'] as const,
})
