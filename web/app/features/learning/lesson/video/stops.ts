import type {Block} from '@lectern/domain/learning/lesson-body'

export type Stop = Block<'video'>['stops'][number]

/**
 * The question at which a video that plays has just arrived: the first between two moments, in seconds. Who jumps over a question
 * is not asked.
 */
export function stopBetween(stops: readonly Stop[], before: number, now: number): Stop | undefined {
  return stops
    .filter(({second}) => second > before && second <= now)
    .toSorted((a, b) => a.second - b.second)
    .at(0)
}

/** Where a video goes on: where it was left, unless that is its very beginning or its end. In seconds. */
export function resumeAt(left: number, duration: number): number {
  return left >= 5 && left <= duration - 5 ? left : 0
}
