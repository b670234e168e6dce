import {coursesOf} from '@lectern/domain/order'
import {titledCourses, type OrderLine} from '@lectern/domain/orders/lines'
import {enrollment} from '../enrollments/enrollment.ts'
import {readAll} from '../services/read-all.ts'

/**
 * The titles of courses that lines gave and the learner owns all the same: another line or order has paid for them, as where a bundle
 * has a course that they had, or staff gave them.
 */
export async function titlesKept(userId: string, lines: readonly OrderLine[]): Promise<string[]> {
  const titles = new Map(lines.flatMap(titledCourses).map(({courseId, title}) => [courseId, title]))
  const owned = await readAll([...titles.keys()].map((courseId) => enrollment(userId, courseId)))
  return [...titles.values()].filter((_, index) => owned[index]?.data() !== undefined)
}

/**
 * What becomes of the courses of lines whose money went back, for a mail to the learner.
 * @param gone what it says where none is kept
 * @param kept {@link titlesKept} of the lines
 */
export function wordsOfKept(gone: string, lines: readonly OrderLine[], kept: readonly string[]): string[] {
  if (kept.length === 0) return [gone]
  const stay = `You keep ${new Intl.ListFormat('en').format(kept)}, which you also own without what you gave back.`
  const left = coursesOf(lines).length - kept.length
  if (left === 0) return [stay]
  return [
    stay,
    left === 1
      ? 'The other course is no longer among yours.'
      : 'The other courses are no longer among yours.',
  ]
}
