import {v5} from 'uuid'

/**
 * Id prefix of lesson content documents: Sanity returns documents with a dot in their id only to requests with a
 * token.
 */
const PREFIX = 'lesson.'

/** A namespace of our own for name-based UUIDs (RFC 9562). */
const NAMESPACE = '0f0b3b1e-6d5c-4a7e-9b0c-5a1f6c2d8e47'

/**
 * The id of a new document with a lesson's content, `lesson.<uuid>`. It follows from course and lesson, so that two editors who
 * create it at once create one document.
 */
export function lessonContentId(course: string, lessonKey: string): string {
  return PREFIX + v5(`${course}/${lessonKey}`, NAMESPACE)
}

export function isLessonContentId(publishedId: string): boolean {
  return publishedId.startsWith(PREFIX)
}
