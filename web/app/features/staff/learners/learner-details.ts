import {readLearner, type LearnerDetails} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {loadCourseTitles, type CourseTitle} from './course-titles'

export interface LearnerPage {
  uid: string
  details: LearnerDetails
  titles: ReadonlyMap<string, CourseTitle>
}

/** Loads what staff see of a learner; null where there is no such account. Throws CallFailure. */
export async function loadLearner(uid: string): Promise<LearnerPage | null> {
  try {
    const details = await call(readLearner, {uid})
    const titles = await known(loadCourseTitles(details.courses.map(({courseId}) => courseId)), new Map())
    return {uid, details, titles}
  } catch (error) {
    if (['unknown-learner', 'invalid-argument'].includes(callReason(error))) return null
    throw error
  }
}

/** Without the content, staff still sees everything else. */
async function known<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work
  } catch (error) {
    console.error('The titles of courses could not be loaded.', error)
    return otherwise
  }
}
