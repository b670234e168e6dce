import type {DuplicateDocumentActionComponent, SanityDocumentLike} from 'sanity'

/** What belongs to one document alone: its addresses, dates, place in the footer and rank, its metadata, and what the samples have. */
const OWN_FIELDS = [
  'slug',
  'formerSlugs',
  'number',
  'publishedAt',
  'archivedAt',
  'date',
  'from',
  'until',
  'featured',
  'footer',
  'orderRank',
  'seo',
]

interface Section {
  lessons?: {content?: unknown; formerSlugs?: unknown}[]
}

/**
 * A copy of a document as it begins: without what belongs to the original alone, without its learners and ratings, and a course
 * without the texts and former addresses of its lessons, which stay those of the original.
 */
export function cleanCopy(document: SanityDocumentLike): SanityDocumentLike {
  const copy = Object.fromEntries(
    Object.entries(document).filter(([field]) => !OWN_FIELDS.includes(field)),
  ) as SanityDocumentLike
  const name = 'name' in copy ? 'name' : 'title'
  if (typeof copy[name] === 'string') copy[name] = `Copy of ${copy[name]}`
  if ('studentsCount' in copy) copy['studentsCount'] = 0
  if ('rating' in copy) copy['rating'] = 0
  if (Array.isArray(copy['curriculum']))
    copy['curriculum'] = (copy['curriculum'] as Section[]).map((section) =>
      section.lessons ? {...section, lessons: section.lessons.map(copyOfLesson)} : section,
    )
  return copy
}

function copyOfLesson({
  content: _,
  formerSlugs: __,
  ...lesson
}: NonNullable<Section['lessons']>[number]): object {
  return lesson
}

/** Wraps the Studio's duplicate action: what it makes is a {@link cleanCopy}. */
export function duplicateClean(
  duplicate: DuplicateDocumentActionComponent,
): DuplicateDocumentActionComponent {
  const Duplicate: DuplicateDocumentActionComponent = (props) => duplicate({...props, mapDocument: cleanCopy})
  return Object.assign(Duplicate, {action: duplicate.action})
}
