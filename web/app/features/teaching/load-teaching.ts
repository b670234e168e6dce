import type {Output} from '@lectern/domain/contracts'
import {teacherOverview} from '@lectern/domain/teachers/contracts'
import {call} from '~/lib/firebase/call'

export type TaughtCourse = Output<typeof teacherOverview>['courses'][number]

/** Who the teacher is, and what their courses have brought. Throws CallFailure. */
export function loadOverview(): Promise<Output<typeof teacherOverview>> {
  return call(teacherOverview, {})
}
