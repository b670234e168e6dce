import {monthBounds} from '@lectern/domain/teachers/ledger'

const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'})
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'})

/** A month of statements as it is read: `November 2026`. */
export function monthName(name: string): string {
  return month.format(monthBounds(name).from)
}

/** The day of an entry (ms) in UTC, in which months begin and end: `Nov 21, 2026`. */
export function utcDay(ms: number): string {
  return day.format(ms)
}
