import {opensAt} from '@lectern/domain/learning/opening'
import type {OutlineSection} from '@lectern/domain/learning/outline'
import {exactTime} from '~/ui/content/dates'

/**
 * When a section opens that waits for its day, in the user's time zone: `Opens on December 3, 2026 at 9:30 AM`; null where it is open.
 * @param since when the course became theirs, ms since the epoch; 0 where staff have opened all of it
 */
export function opensOnWords(
  section: Pick<OutlineSection, 'opensAfterDays'>,
  since: number,
  now: number,
): string | null {
  const at = opensAt(section, since)
  return at > now ? `Opens on ${exactTime(at)}` : null
}
