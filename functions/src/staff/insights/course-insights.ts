import {courseInsights as contract} from '@lectern/domain/learning/contracts'
import {callable} from '../../callable.ts'
import {readInsights} from '../../learning/course-insights.ts'

/** When staff looks how a course is taken. */
export const courseInsights = callable(
  contract,
  async ({courseId}) => (await readInsights(courseId)).insights,
)
