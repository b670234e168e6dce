/** A stored document. The lake sets the system attributes, which begin with an underscore; editors set all others. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS)
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSIONS)
}

/** Published means neither a draft nor a version in a release. System documents (`_.`) count as published. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** The id under which the document of this draft or version is (or would be) published. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

export function draftIdOf(id: string): string {
  return DRAFTS + publishedIdOf(id)
}

/** The release a version belongs to (`versions.<release>.<id>`), or undefined. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined
}

/**
 * Whether everybody may read the document. One whose id contains a dot is on a sub-path (`drafts.`, `versions.`, `lesson.`,
 * `_.`), and those are for whoever has a token or a session.
 */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}
