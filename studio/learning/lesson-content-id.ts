/**
 * Id prefix of lesson content documents: Sanity returns documents with a dot in their id only to requests with a
 * token.
 */
const PREFIX = 'lesson.'

/** Generates an id for a lesson's content. */
export function newLessonContentId(): string {
  return PREFIX + crypto.randomUUID()
}

export function isLessonContentId(publishedId: string): boolean {
  return publishedId.startsWith(PREFIX)
}
