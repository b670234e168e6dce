import {openCourse as contract} from '@lectern/domain/learning/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {fetchCourse, fetchCourseId} from './fetch-course.ts'
import {assertOwner, readLearner, type Learner} from './learner.ts'

/** When somebody goes to a course that the public content does not have (any more). */
export const openCourse = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'open-course', key: uid, max: 120, windowSeconds: 60}],
  },
  async ({courseId: idOrAddress}, {uid}) => {
    const learner = await learnerOf(uid, idOrAddress)
    assertOwner(learner)
    const course = await fetchCourse(learner.courseId)
    if (!course) throw new AppError('unknown-course')
    return {...course, id: learner.courseId}
  },
)

/** A learner and a course. Its address is asked for only where the learner has no course of that id. */
async function learnerOf(uid: string, idOrAddress: string): Promise<Learner> {
  const learner = await readLearner(uid, idOrAddress)
  if (learner.isOwner || learner.isWithdrawn) return learner
  const courseId = await fetchCourseId(idOrAddress)
  return courseId === null ? learner : readLearner(uid, courseId)
}
