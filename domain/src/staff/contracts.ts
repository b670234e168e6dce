import * as z from 'zod/mini'
import {contract, documentId, requiredEmail} from '../contracts.ts'
import {ROLES} from '../roles.ts'
import {STAFF_ACTION_KINDS, STAFF_ACTION_SUBJECTS} from './staff-action.ts'

/** A page of what staff did, newest first. */
export const listStaffActions = contract({
  name: 'listStaffActions',
  audience: 'staff',
  input: z.object({
    action: z.nullable(z.enum(STAFF_ACTION_KINDS)),
    /** the uid of who did it */
    staffId: z.nullable(documentId),
    cursor: z.nullable(z.string().check(z.maxLength(1000))),
  }),
  output: z.object({
    actions: z.array(
      z.object({
        id: z.string(),
        action: z.enum(STAFF_ACTION_KINDS),
        staffId: z.string(),
        staffEmail: z.nullable(z.string()),
        subject: z.object({kind: z.enum(STAFF_ACTION_SUBJECTS), id: z.string()}),
        /** the learner whom it was done to; without an address once the person is erased */
        whom: z.nullable(z.object({uid: z.string(), email: z.nullable(z.string())})),
        /** how much money it moved */
        amountCents: z.nullable(z.int()),
        reason: z.nullable(z.string()),
        /** ms since the epoch */
        at: z.int(),
      }),
    ),
    next: z.nullable(z.string()),
    /** who is staff, for the filter */
    people: z.array(z.object({uid: z.string(), email: z.string()})),
  }),
  reasons: [] as const,
})

const member = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** ms since the epoch */
  since: z.int(),
  /** how many they have */
  passkeys: z.int(),
})

/** Who is staff, for owners. */
export const listStaff = contract({
  name: 'listStaff',
  audience: 'owner',
  input: z.object({}),
  output: z.object({members: z.array(member)}),
  reasons: [] as const,
})

/** Makes an account staff or an owner, or takes it back, for owners. */
export const setStaffRole = contract({
  name: 'setStaffRole',
  audience: 'owner',
  input: z.object({email: requiredEmail, role: z.enum([...ROLES, 'none'])}),
  output: z.object({email: z.string(), role: z.nullable(z.enum(ROLES))}),
  reasons: [
    'unknown-account',
    /** nobody has shown that the address is theirs */
    'not-verified',
    /** there has to be an owner */
    'last-owner',
  ] as const,
})
