import {apiVersion} from '@lectern/domain/content/api-version'
import {lessonsOfOutline} from '../schema/lesson/outline-rules'
import {withKeptLessonKeys} from './kept-lesson-keys'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useRef} from 'react'
import {
  getDraftId,
  useClient,
  useDocumentOperation,
  useDocumentOperationEvent,
  type DocumentActionComponent,
  type DocumentActionProps,
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
    return next ? [[pathOfFormerSlugs(section, lesson), next] as const] : []
  })
  return Object.fromEntries(changes)
}

function slugOf(document: SanityDocument | null): string | undefined {
  return (document?.['slug'] as {current?: string} | undefined)?.current
}

/**
 * What a draft is given before it is published: the keys of lessons that were moved, the addresses that it leaves, and whether a
 * published course is archived, which Archive and Bring back alone decide. A draft that is an older revision says what was so then.
 */
export function patchesBeforePublishing(
  published: SanityDocument | null,
  edited: SanityDocument | null,
): PatchOperations[] {
  if (!edited) return []
  // What was unpublished has its address among the former ones, and keeps it there only where it gets another.
  if (!published) return patchesOf(formerSlugsAfter(null, edited))
  const {draft, keys} = withKeptLessonKeys(published, edited)
  const archivedAt = published['archivedAt']
  const isKept = archivedAt === draft['archivedAt']
  const formerSlugs = formerSlugsAfter(published, draft)
  const set = {
    ...formerLessonSlugsAfter(published, draft),
    ...(!isKept && archivedAt !== undefined && {archivedAt}),
  }
  return [
    // First, and on its own: the paths of the others have these keys.
    ...(Object.keys(keys).length > 0 ? [{set: keys}] : []),
    ...patchesOf(formerSlugs),
    ...(Object.keys(set).length > 0 ? [{set}] : []),
    ...(!isKept && archivedAt === undefined ? [{unset: ['archivedAt']}] : []),
  ]
}

function patchesOf(formerSlugs: string[] | undefined): PatchOperations[] {
  if (formerSlugs === undefined) return []
  // The Studio shows an empty list.
  return [formerSlugs.length > 0 ? {set: {formerSlugs}} : {unset: ['formerSlugs']}]
}

/**
 * The former addresses of the draft that is left of an unpublished document, by the path of the field, where the one that it was
 * published at is not among them.
 */
export function formerSlugsUnpublished(
  left: string | undefined,
  draft: SanityDocument | undefined,
): Record<string, string[]> {
  const formerSlugs = union(draft?.['formerSlugs'], left === undefined ? [] : [left])
  return {...(formerSlugs && {formerSlugs})}
}

/**
 * The former addresses of a revision that becomes the draft, by the path of the field, where what is published has some that the
 * revision did not have yet.
 */
export function formerSlugsSince(
  revision: SanityDocument | undefined,
  published: SanityDocument | null,
): Record<string, string[]> {
  if (!revision) return {}
  const today = new Map(
    lessonsOfOutline(published?.['curriculum']).map(({lesson}) => [lesson._key, lesson.formerSlugs]),
  )
  const own = union(revision['formerSlugs'], published?.['formerSlugs'])
  const ofLessons = lessonsOfOutline(revision['curriculum']).flatMap(({section, lesson}) => {
    const all = union(lesson.formerSlugs, today.get(lesson._key))
    return all ? [[pathOfFormerSlugs(section, lesson), all] as const] : []
  })
  return {...Object.fromEntries(ofLessons), ...(own && {formerSlugs: own})}
}

/** All of both lists; undefined when the first has them all. */
function union(slugs: unknown, others: unknown): string[] | undefined {
  const known = Array.isArray(slugs) ? (slugs as string[]) : []
  const more = (Array.isArray(others) ? (others as string[]) : []).filter((slug) => !known.includes(slug))
  return more.length > 0 ? [...known, ...more] : undefined
}

function pathOfFormerSlugs(section: {_key?: string}, lesson: {_key?: string}): string {
  return `curriculum[_key=="${section._key}"].lessons[_key=="${lesson._key}"].formerSlugs`
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

/**
 * Wraps the Studio's action that makes a revision the draft: the draft keeps the addresses that were left since. Not done when it
 * is published: an address that is missing then may have been removed by an editor, who gives it free.
 */
export function keepFormerSlugsSince(restore: DocumentActionComponent): DocumentActionComponent {
  const Restore: DocumentActionComponent = (props) => {
    const failure = 'Its former addresses could not be kept. Discard the changes and try again.'
    useKeptSlugs(props, 'restore', failure, (draft) => formerSlugsSince(draft, props.published))
    return restore(props)
  }
  return Object.assign(Restore, {action: restore.action})
}

/** Wraps the Studio's unpublish action: the draft that is left keeps the address, should it be published at another one. */
export function keepSlugUnpublished(unpublish: DocumentActionComponent): DocumentActionComponent {
  const Unpublish: DocumentActionComponent = (props) => {
    const {published} = props
    const left = useRef<string>(undefined)
    useEffect(() => {
      if (published) left.current = slugOf(published)
    }, [published])
    const failure = 'Its address could not be kept: publish it again before you change it.'
    useKeptSlugs(props, 'unpublish', failure, (draft) => formerSlugsUnpublished(left.current, draft))
    return unpublish(props)
  }
  return Object.assign(Unpublish, {action: unpublish.action})
}

/** Gives the draft former slugs, by the path of the field, once an operation has made it. */
function useKeptSlugs(
  {id, type}: DocumentActionProps,
  operation: 'restore' | 'unpublish',
  failure: string,
  slugsOf: (draft: SanityDocument | undefined) => Record<string, string[]>,
): void {
  const client = useClient({apiVersion})
  const toast = useToast()
  const {patch} = useDocumentOperation(id, type)
  const event = useDocumentOperationEvent(id, type)
  const handled = useRef(event)
  useEffect(() => {
    if (event === handled.current) return
    handled.current = event
    if (event?.type !== 'success' || event.op !== operation) return
    const keep = async () => {
      const set = slugsOf(await client.getDocument(getDraftId(id)))
      if (Object.keys(set).length > 0) patch.execute([{set}])
    }
    void keep().catch(() => toast.push({status: 'error', title: failure}))
  })
}
