import {courseOwnersId} from '@lectern/domain/content/course-owners'
import {log, logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {sanityWriter} from '../services/sanity-writer.ts'
import {courseOwners} from './course-owners.ts'

/** As many counters as are brought up to date in one run; the others follow in the next. */
const MAX_COUNTERS = 50

/** The ids of courses whose numbers of owners the content does not have yet. */
export async function findStaleOwners(): Promise<string[]> {
  const {docs} = await courseOwners().where('isStale', '==', true).limit(MAX_COUNTERS).get()
  return [...new Set(docs.map((counter) => counter.data().courseId))]
}

/**
 * Writes how many learners own a course to the content, so that editors are told before they archive it. Repeating it writes the
 * same; what fails stays due.
 */
export async function publishOwners(courseId: string): Promise<void> {
  try {
    await publish(courseId)
  } catch (error) {
    log('owners-not-published', {courseId}, error)
  }
}

async function publish(courseId: string): Promise<void> {
  await optimistically(async (write) => {
    const {docs} = await courseOwners().where('courseId', '==', courseId).get()
    const owners = docs.reduce((sum, counter) => sum + counter.data().owners, 0)
    const client = await sanityWriter()
    await client.createOrReplace({
      _id: courseOwnersId(courseId),
      _type: 'courseOwners',
      // Weak, so that it does not keep editors from deleting the course.
      course: {_type: 'reference', _ref: courseId, _weak: true},
      owners,
    })
    // What was counted meanwhile is written with the next attempt.
    for (const counter of docs)
      if (counter.data().isStale) write.update(counter.ref, {isStale: false}, unchanged(counter))
    logWith(write, 'owners-published', {courseId, owners})
  })
}
