import {openLesson as contract} from '@lectern/domain/learning/contracts'
import {callable} from '../callable.ts'
import {admit} from './admit.ts'
import {toServedBody} from './served-body.ts'

/** When a lesson is opened, or fetched ahead. Writes nothing: what was opened is reported to `recordProgress`. */
export const openLesson = callable(
  contract,
  {
    limits: (_, caller, ip) => [{name: 'open-lesson', key: caller?.uid ?? ip, max: 300, windowSeconds: 60}],
  },
  async ({courseId, lessonKey}, caller) => {
    const {lesson} = await admit(caller?.uid ?? null, courseId, lessonKey)
    return {body: await toServedBody(lesson?.body ?? []), revision: lesson?._rev ?? null}
  },
)
