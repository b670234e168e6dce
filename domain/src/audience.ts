/**
 * Who may call a contract: anyone, someone with an account, a teacher, a payee (who teaches or has taught: what was earned stays theirs),
 * staff (owners too), or owners alone.
 */
export const AUDIENCES = ['anyone', 'signed-in', 'teacher', 'payee', 'staff', 'owner'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The deployed function that answers the contracts of an audience (docs/decisions/057-doors.md). */
export const DOOR_OF = {
  anyone: 'visitor',
  'signed-in': 'learner',
  teacher: 'learner',
  payee: 'learner',
  staff: 'staff',
  owner: 'staff',
} as const satisfies Record<Audience, string>
export type Door = (typeof DOOR_OF)[Audience]
