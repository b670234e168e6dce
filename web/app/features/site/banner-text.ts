import {DAY_MS} from '@lectern/domain/statistics/days'
import {pluralize} from '~/ui/content/pluralize'

/** The banner with the days, rounded up, until the offer ends (an ISO date-time); empty once it has ended. */
export function bannerText(text: string, offerEndsAt: string | null | undefined, nowMs: number): string {
  const left = Date.parse(offerEndsAt ?? '') - nowMs
  if (text === '' || Number.isNaN(left)) return text
  return left > 0 ? `${text} - Ends in ${pluralize(Math.ceil(left / DAY_MS), 'day')}` : ''
}

/** How long, in ms, the words of {@link bannerText} stay as they are; null when they no longer change. */
export function bannerTextLasts(offerEndsAt: string | null | undefined, nowMs: number): number | null {
  const left = Date.parse(offerEndsAt ?? '') - nowMs
  return left > 0 ? left % DAY_MS || DAY_MS : null
}
