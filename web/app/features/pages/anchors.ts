import {foldText} from '@lectern/domain/text-search'

/** A fragment from words: lower case, hyphens between them. */
function anchorOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Gives each of several fragments a name of its own. */
export function uniqueAnchors(): (words: string) => string {
  const given = new Map<string, number>()
  return (words) => {
    const anchor = anchorOf(words) || 'part'
    const times = (given.get(anchor) ?? 0) + 1
    given.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  }
}
