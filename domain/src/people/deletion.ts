/** How many days an account that is to be deleted can still be kept, by signing in. */
export const GRACE_DAYS = 14
/** The same in ms. */
export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000

/** What has to be typed to delete an account. */
export const DELETE_PHRASE = 'delete my account'

/** Whether it was typed, in whatever case. */
export function isDeletePhrase(typed: string): boolean {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase() === DELETE_PHRASE
}
