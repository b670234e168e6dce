/** What an id of ours looks like, in Firestore and in Sanity; what is used as one must be one. */
export const DOCUMENT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/

/** Whether a text from outside (an address, a message) can be an id at all. */
export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text)
}
