import {foldText} from '@lectern/domain/text/text-search'

/** A URL fragment from a text: lower case, with hyphens between the words. */
function anchorOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Makes the fragments of several texts unique. */
export function uniqueAnchors(): (words: string) => string {
  const given = new Map<string, number>()
  return (words) => {
    const anchor = anchorOf(words) || 'part'
    const times = (given.get(anchor) ?? 0) + 1
    given.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  }
}
