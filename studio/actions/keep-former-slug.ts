import {lessonsOfOutline} from '../schema/lesson/outline-rules'
import {
  useDocumentOperation,
  type DocumentActionComponent,
  type PatchOperations,
  type SanityDocument,
} from 'sanity'

/** Types with a page whose former addresses lead to it. */
export const movableTypes = new Set(['course', 'bundle', 'category', 'instructor', 'article', 'page'])

/**
 * The former slugs of a document once its draft is published: the slug that it leaves is among them, and the one that it gets
 * is not. Undefined when they stay as they are.
 */
export function formerSlugsAfter(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): string[] | undefined {
  return formerAfter(slugOf(published), slugOf(draft), draft?.['formerSlugs'])
}

function formerAfter(
  left: string | undefined,
  current: string | undefined,
  stored: unknown,
): string[] | undefined {
  const former = Array.isArray(stored) ? (stored as string[]) : []
  if (current === undefined) return undefined
  const next = [...former, ...(left === undefined || former.includes(left) ? [] : [left])].filter(
    (slug) => slug !== current,
  )
  return next.length === former.length && next.every((slug, index) => slug === former[index])
    ? undefined
    : next
}

/**
 * The same of a course's lessons, by the path of the field: wherever in the outline a lesson stands now.
 */
export function formerLessonSlugsAfter(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): Record<string, string[]> {
  const before = new Map(
    lessonsOfOutline(published?.['curriculum']).map(({lesson}) => [lesson._key, lesson.slug?.current]),
  )
  const changes = lessonsOfOutline(draft?.['curriculum']).flatMap(({section, lesson}) => {
    const next = formerAfter(before.get(lesson._key), lesson.slug?.current, lesson.formerSlugs)
    const path = `curriculum[_key=="${section._key}"].lessons[_key=="${lesson._key}"].formerSlugs`
    return next ? [[path, next] as const] : []
  })
  return Object.fromEntries(changes)
}

function slugOf(document: SanityDocument | null): string | undefined {
  return (document?.['slug'] as {current?: string} | undefined)?.current
}

/**
 * What a draft is given before it is published: the addresses that it leaves, and whether a published course is archived, which
 * Archive and Bring back alone decide. A draft that is an older revision says what was so then.
 */
export function patchesBeforePublishing(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): PatchOperations[] {
  if (!published || !draft) return []
  const archivedAt = published['archivedAt']
  const isKept = archivedAt === draft['archivedAt']
  const formerSlugs = formerSlugsAfter(published, draft)
  const set = {
    ...formerLessonSlugsAfter(published, draft),
    ...(formerSlugs && {formerSlugs}),
    ...(!isKept && archivedAt !== undefined && {archivedAt}),
  }
  return [
    ...(Object.keys(set).length > 0 ? [{set}] : []),
    ...(!isKept && archivedAt === undefined ? [{unset: ['archivedAt']}] : []),
  ]
}

/** Wraps the Studio's publish action: gives the draft what {@link patchesBeforePublishing} says first. */
export function keepFormerSlug(publish: DocumentActionComponent): DocumentActionComponent {
  const Publish: DocumentActionComponent = (props) => {
    const {patch} = useDocumentOperation(props.id, props.type)
    const description = publish(props)
    if (!description?.onHandle) return description
    return {
      ...description,
      onHandle: () => {
        const patches = patchesBeforePublishing(props.published, props.draft)
        // Operations on a document run one after the other.
        if (patches.length > 0) patch.execute(patches)
        description.onHandle?.()
      },
    }
  }
  return Object.assign(Publish, {action: publish.action})
}
