import {DAY_MS} from '@lectern/domain/statistics/days'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Older times are shown as a date. */
const RELATIVE_DAYS = 30

const relative = new Intl.RelativeTimeFormat('en-US')
const long = new Intl.DateTimeFormat('en-US', {dateStyle: 'long'})
const longUtc = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})
const short = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'})
const exact = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeStyle: 'short'})

/** A time (ms) as a long date in the user's time zone: `November 21, 2026`. */
export function longDate(ms: number): string {
  return long.format(ms)
}

/**
 * A time (ms) as a long date in UTC, for documents: one date wherever they are read, and that of their number, their mail and the tax
 * they are counted under.
 */
export function documentDate(ms: number): string {
  return longUtc.format(ms)
}

/** The day of a time (ms) within a year: `Nov 21`. */
export function shortDate(ms: number): string {
  return short.format(ms)
}

/** A time (ms) with hours and minutes, for the tooltip of a relative time. */
export function exactTime(ms: number): string {
  return exact.format(ms)
}

/** A time (ms) relative to now: `just now`, `5 minutes ago`, `3 days ago`; after 30 days the long date. */
export function formatWhen(ms: number, nowMs: number): string {
  const ago = nowMs - ms
  // Clocks differ a little, so a time that was just written may be in the future.
  if (ago < MINUTE_MS && ago > -HOUR_MS) return 'just now'
  if (ago < 0 || ago > RELATIVE_DAYS * DAY_MS) return longDate(ms)
  if (ago < HOUR_MS) return relative.format(-Math.floor(ago / MINUTE_MS), 'minute')
  if (ago < DAY_MS) return relative.format(-Math.floor(ago / HOUR_MS), 'hour')
  return relative.format(-Math.floor(ago / DAY_MS), 'day')
}
