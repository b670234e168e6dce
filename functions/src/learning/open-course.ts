import {openCourse as contract} from '@lectern/domain/learning/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {fetchCourse} from './fetch-course.ts'
import {assertOwner, readLearner} from './learner.ts'

/** When somebody goes to a course that the public content does not have (any more). */
export const openCourse = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'open-course', key: uid, max: 120, windowSeconds: 60}],
  },
  async ({courseId}, {uid}) => {
    assertOwner(await readLearner(uid, courseId))
    const course = await fetchCourse(courseId)
    if (!course) throw new AppError('unknown-course')
    return course
  },
)
