import {useDocumentOperation, type DocumentActionComponent, type SanityDocument} from 'sanity'

/** Types with a page whose former addresses lead to it. */
export const movableTypes = new Set(['course', 'instructor', 'article', 'page'])

/**
 * The former slugs of a document once its draft is published: the slug that it leaves is among them, and the one that it gets
 * is not. Undefined when they stay as they are.
 */
export function formerSlugsAfter(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): string[] | undefined {
  const [left, current] = [slugOf(published), slugOf(draft)]
  const former = Array.isArray(draft?.['formerSlugs']) ? (draft['formerSlugs'] as string[]) : []
  if (current === undefined) return undefined
  const next = [...former, ...(left === undefined || former.includes(left) ? [] : [left])].filter(
    (slug) => slug !== current,
  )
  return next.length === former.length && next.every((slug, index) => slug === former[index])
    ? undefined
    : next
}

function slugOf(document: SanityDocument | null): string | undefined {
  return (document?.['slug'] as {current?: string} | undefined)?.current
}

/** Wraps the Studio's publish action: keeps the address that the document leaves, so that links to it go on working. */
export function keepFormerSlug(publish: DocumentActionComponent): DocumentActionComponent {
  const Publish: DocumentActionComponent = (props) => {
    const {patch} = useDocumentOperation(props.id, props.type)
    const description = publish(props)
    if (!description?.onHandle) return description
    return {
      ...description,
      onHandle: () => {
        const formerSlugs = formerSlugsAfter(props.published, props.draft)
        // Operations on a document run one after the other.
        if (formerSlugs) patch.execute([{set: {formerSlugs}}])
        description.onHandle?.()
      },
    }
  }
  return Object.assign(Publish, {action: publish.action})
}
