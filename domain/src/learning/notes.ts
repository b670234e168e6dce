import {enrollmentId} from '../order.ts'

/**
 * The collection path of a learner's notes in a course: one document per lesson, its id the lesson's key. A document
 * is `{text, version, updatedAt}`: at most `MAX_NOTE_LENGTH` characters, empty for a deleted note; how often it was saved
 * (absent in those from before there were versions); the server's time.
 */
export function notesPath(uid: string, courseId: string): string {
  return `notes/${enrollmentId(uid, courseId)}/lessons`
}
