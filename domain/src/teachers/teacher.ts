/**
 * Who the person behind an `instructor` document is: `invited` until they have accepted, `active`, `paused` (they see what they have
 * earned alone until staff let them go on, and their sales count all the same) or `ended` (from then on a sale is the shop's alone; what
 * they have earned stays theirs, and they see it).
 */
export const TEACHER_STATES = ['invited', 'active', 'paused', 'ended'] as const
export type TeacherState = (typeof TEACHER_STATES)[number]

/** What staff make of a teacher who has accepted. */
export const TEACHER_CHANGES = ['active', 'paused', 'ended'] as const
export type TeacherChange = (typeof TEACHER_CHANGES)[number]

/** What a teacher gets of a sale unless staff say something else, in hundredths of a percent. */
export const STANDARD_SHARE_BPS = 7000

/** How long the link of an invitation works, in days. */
export const INVITATION_DAYS = 7

/** 128 bits in base64url: the code of an invitation. */
export const INVITATION_CODE = /^[A-Za-z0-9_-]{22}$/

/** Whether staff may change a teacher so. Whoever has ended is invited again. */
export function canChangeTeacher(from: TeacherState, to: TeacherChange): boolean {
  if (from === 'active') return to !== 'active'
  if (from === 'paused') return to !== 'paused'
  // What nobody has accepted yet can be taken back.
  return from === 'invited' && to === 'ended'
}

/** Whether a sale has a share for who teaches its course. */
export function earns(state: TeacherState): boolean {
  return state === 'active' || state === 'paused'
}

/** Whether the account is erased that has taught: its address is gone, and what it has earned is nobody else's. */
export function isErased({uid, email}: {uid: string | null; email: string | null}): boolean {
  return uid !== null && email === null
}

/** A share as it is read: `70%`, `62.5%`. */
export function shareLabel(shareBps: number): string {
  return `${shareBps / 100}%`
}

/** A share as it is written in a form, `70` or `62.5`, in hundredths of a percent; NaN for what is none from 0 to 100. */
export function shareFromPercent(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : NaN
  return percent <= 100 ? Math.round(percent * 100) : NaN
}
