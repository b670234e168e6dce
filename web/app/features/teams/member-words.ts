import type {Member, Team} from './load-team'
import {CSV_BEGINNING, csvLine, type CsvValue} from '~/ui/csv'

/** What a manager is told of a seat. */
export type SeatStanding = 'invited' | 'returned' | 'accepted' | 'begun' | 'finished' | 'left'

/** How far the holder of a seat is. */
export function standingOf({
  state,
  bouncedAt,
  hasBegun,
  progress,
}: Pick<Member, 'state' | 'bouncedAt' | 'hasBegun' | 'progress'>): SeatStanding {
  if (state === 'left') return 'left'
  if (state !== 'accepted') return bouncedAt === null ? 'invited' : 'returned'
  if (progress.length > 0 && progress.every(({hasCertificate}) => hasCertificate)) return 'finished'
  return hasBegun ? 'begun' : 'accepted'
}

export const standingWords: Record<SeatStanding, string> = {
  invited: 'Invited',
  returned: 'Mail came back',
  accepted: 'Not begun',
  begun: 'Learning',
  finished: 'Finished',
  left: 'Has left',
}

/** A day as spreadsheets read it, in UTC. */
const day = (ms: number | null): CsvValue => (ms === null ? null : new Date(ms).toISOString().slice(0, 10))

/** The members of a team as a table for spreadsheets: a line for each course of each member. */
export function membersCsv(members: readonly Member[], courses: Team['courses']): string {
  const rows = members.flatMap((member) => {
    const person = [member.name, member.email, standingWords[standingOf(member)], day(member.acceptedAt)]
    if (member.progress.length === 0) return [[...person, null, null, null, null, null]]
    return member.progress.map(({courseId, lessonsDone, lastAt, hasCertificate}) => {
      const course = courses.find((one) => one.courseId === courseId)
      return [
        ...person,
        course?.title ?? courseId,
        lessonsDone,
        course?.lessons ?? null,
        hasCertificate ? 'yes' : 'no',
        day(lastAt),
      ]
    })
  })
  const headings = [
    'Name',
    'Email',
    'Seat',
    'Accepted (UTC)',
    'Course',
    'Lessons done',
    'Lessons',
    'Certificate',
    'Last here (UTC)',
  ]
  return CSV_BEGINNING + [headings, ...rows].map(csvLine).join('')
}

/** Why as many seats are not given back. */
export const LAST_OF_ORDER =
  'A part of the money of this order went back already: give back fewer seats, or all of them.'
