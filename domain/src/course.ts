/** The levels of a course; as a filter, 'All Levels' means no filter. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const
export type Level = (typeof LEVELS)[number]

/** Where courses are listed: catalogue courses on /courses, offer courses only in the home page's offer. */
export const LISTINGS = ['catalogue', 'offer'] as const
export type Listing = (typeof LISTINGS)[number]

/** Formats a duration in minutes: `12h 30m`, `45m`, `3h`. */
export function formatDuration(minutes: number): string {
  const total = Math.max(0, Math.round(minutes))
  const hours = Math.floor(total / 60)
  const rest = total % 60
  if (hours === 0) return `${rest}m`
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`
}

/** From this count on, thousands would round to `1000.0k`. */
const ROUNDED_MILLION = 999_950

/** Formats a student count: `850`; from 1000 in thousands with one decimal, `1.2k`; in millions `1.0M`. */
function formatStudents(count: number): string {
  if (count >= ROUNDED_MILLION) return `${(count / 1_000_000).toFixed(1)}M`
  return count > 1000 ? `${(count / 1000).toFixed(1)}k` : String(count)
}

/** A student count with its noun: `1 student`, `1.2k students`. */
export function countStudents(count: number): string {
  return `${formatStudents(count)} ${count === 1 ? 'student' : 'students'}`
}
