/**
 * The roles of accounts, in the custom claim `role`. Staff run the shop; an owner is staff and also decides who is.
 */
export const ROLES = ['staff', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** The role in an account's custom claims; null for a learner. */
export function roleOf(claims: Readonly<Record<string, unknown>> | undefined): Role | null {
  return ROLES.find((role) => role === claims?.['role']) ?? null
}
