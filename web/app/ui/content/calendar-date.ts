const long = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** A calendar date (ISO) in words: `February 24, 2026`; the same in every time zone. Empty for an invalid date. */
export function calendarDate(date: string): string {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(time) ? '' : long.format(time)
}
