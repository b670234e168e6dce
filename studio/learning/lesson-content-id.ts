/** The sub-path of documents that hold what lessons teach: an id with a dot is given to nobody without a token. */
const PREFIX = 'lesson.'

/** A new id for the text of a lesson. */
export function newLessonContentId(): string {
  return PREFIX + crypto.randomUUID()
}

export function isLessonContentId(publishedId: string): boolean {
  return publishedId.startsWith(PREFIX)
}
