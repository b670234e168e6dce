import {recordProgress as contract} from '@lectern/domain/learning/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {applyReport} from './apply-report.ts'
import {fetchCourse} from './fetch-course.ts'
import {record, recordPositions} from './record.ts'
import {clock} from '../services/clock.ts'

/** When a lesson was opened or marked as done, a video was left, or what could not be sent before is sent. */
export const recordProgress = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'progress', key: uid, max: 120, windowSeconds: 60}],
  },
  async ({courseId, report}, {uid}) => {
    const kept = await recordPositions(uid, courseId, report)
    if (kept) return kept
    const course = await fetchCourse(courseId)
    if (!course) throw new AppError('unknown-course')
    return record(uid, courseId, course, {
      progress: ({progress, since}, hasCertificate) =>
        applyReport(course, progress, hasCertificate ? {...report, undone: {}} : report, since, clock.now()),
    })
  },
)
