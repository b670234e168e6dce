import {monthBounds} from '@lectern/domain/teachers/ledger'

const format = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** A month as it is read: `November 2026`. */
export function monthName(month: string): string {
  return format.format(monthBounds(month).from)
}
