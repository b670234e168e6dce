import {isToCome} from '@lectern/domain/content/public-content'

const format = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeStyle: 'short'})
const dayFormat = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'})

/** A date (`2026-11-22`) or a time as editors read it, times in their own time zone; undefined unless it is to come. */
export function dateToCome(date: unknown, now?: Date): string | undefined {
  if (typeof date !== 'string' || !isToCome(date, now)) return undefined
  return (date.includes('T') ? format : dayFormat).format(new Date(date))
}

/** Validation advice: says that visitors will not see the published document before its date. */
export function saysNotYet(date: string | undefined): true | string {
  const day = dateToCome(date)
  return day === undefined || `Published, it waits for ${day}: until then nobody sees it.`
}
