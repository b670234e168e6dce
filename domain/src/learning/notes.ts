import {enrollmentId} from '../order.ts'

/**
 * Where a learner's notes on a course are: a collection with one document a lesson, named by the lesson's key. A document is
 * `{text, updatedAt}`: at most `MAX_NOTE_LENGTH` characters, empty where a note was taken away, and the server's time.
 */
export function notesPath(uid: string, courseId: string): string {
  return `notes/${enrollmentId(uid, courseId)}/lessons`
}
