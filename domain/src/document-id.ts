/** The pattern of document ids, in Firestore and in Sanity. */
export const DOCUMENT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/

/** Whether an untrusted string (from a URL or a request) is a well-formed document id. */
export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text)
}
