import type {Block} from '@lectern/domain/learning/lesson-body'

export type Stop = Block<'video'>['stops'][number]

/**
 * The question that playback has just reached: the first one between two times, in seconds. Seeking past a question
 * skips it.
 */
export function stopBetween(stops: readonly Stop[], before: number, now: number): Stop | undefined {
  return stops
    .filter(({second}) => second > before && second <= now)
    .toSorted((a, b) => a.second - b.second)
    .at(0)
}

/** Where playback resumes, in seconds: at the stored position, unless that is within 5 s of the start or the end. */
export function resumeAt(left: number, duration: number): number {
  return left >= 5 && left <= duration - 5 ? left : 0
}
