import {cleanText} from '@lectern/domain/text/text'
import {isDeepStrictEqual} from 'node:util'
import {
  differingFields,
  entriesOf,
  isProfileLink,
  isProfileList,
  isSameValue,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
} from '@lectern/domain/teachers/profile'

/** An `instructor` document, or its draft, as the content has it. */
export interface InstructorDocument {
  _id: string
  _type: string
  _rev: string
  readonly [attribute: string]: unknown
}

/** A page of the shop: what is published, and what an editor would publish next. */
export interface InstructorPage {
  published: InstructorDocument
  /** null where nothing waits */
  draft: InstructorDocument | null
}

/** What an editor would publish next. */
export const latestOf = ({published, draft}: InstructorPage): InstructorDocument => draft ?? published

/** What a teacher may change of a document; what is missing, or has another form, is empty. */
export const profileOf = (instructor: InstructorDocument): Profile =>
  cleanProfile((field) => storedIn(instructor, field))

/** A profile in which every text is as it is stored, and empty where it has another form. */
export function cleanProfile(valueOf: (field: ProfileField) => unknown): Profile {
  const values = PROFILE_FIELDS.map((field) => {
    const value = valueOf(field)
    return [field, isProfileList(field) ? entriesIn(value) : textIn(value)] as const
  })
  return Object.fromEntries(values) as unknown as Profile
}

/**
 * The document that a page has next when a teacher wants their profile so. Whatever they leave as it is stays as it is stored, also
 * where an editor has not finished it; what they give back to what is published becomes exactly that.
 */
export function withProfile(page: InstructorPage, wanted: Profile): InstructorDocument {
  const latest = latestOf(page)
  const published = profileOf(page.published)
  let next = latest
  for (const field of differingFields(profileOf(latest), wanted)) {
    const isGivenBack = isSameValue(published[field], wanted[field])
    next = withStored(next, field, isGivenBack ? storedIn(page.published, field) : wanted[field])
  }
  return next
}

/** The attributes in which one state of a document differs from the next: what is set, and what is taken away. */
export function changesBetween(
  from: InstructorDocument,
  to: InstructorDocument,
): {set: Record<string, unknown>; unset: string[]} {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (name) => !isDeepStrictEqual(from[name], to[name]),
  )
  return {
    set: Object.fromEntries(names.filter((name) => to[name] !== undefined).map((name) => [name, to[name]])),
    unset: names.filter((name) => to[name] === undefined),
  }
}

/** Whether two documents say the same: whatever is empty counts as left out, as when an editor empties a field. */
export function saysTheSame(one: InstructorDocument, other: InstructorDocument): boolean {
  return isDeepStrictEqual(contentOf(one), contentOf(other))
}

function contentOf(instructor: InstructorDocument): unknown {
  const {_id, _rev, _createdAt, _updatedAt, ...content} = instructor
  return withoutEmpty(content)
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value
  const kept = Object.entries(value)
    .map(([name, item]) => [name, withoutEmpty(item)] as const)
    .filter(([, item]) => item !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

function storedIn(instructor: InstructorDocument, field: ProfileField): unknown {
  return isProfileLink(field) ? linksIn(instructor)[field] : instructor[field]
}

function withStored(instructor: InstructorDocument, field: ProfileField, value: unknown): InstructorDocument {
  if (!isProfileLink(field)) return withAttribute(instructor, field, value)
  return withAttribute(instructor, 'socialLinks', withAttribute(linksIn(instructor), field, value))
}

/** An object with another value of an attribute; an empty one is not stored. */
function withAttribute<T extends object>(object: T, name: string, value: unknown): T {
  const next: Record<string, unknown> = {...object, [name]: value}
  if (withoutEmpty(value) === undefined) delete next[name]
  return next as T
}

function linksIn({socialLinks}: InstructorDocument): Record<string, unknown> {
  return typeof socialLinks === 'object' && socialLinks !== null ? {...socialLinks} : {}
}

const textIn = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '')

function entriesIn(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.flatMap((entry) => entriesOf(textIn(entry))))] : []
}
