import {diff3Merge, type MergeRegion} from 'node-diff3'

/** Between two paragraphs that stood side by side in no version. */
const BLANK_LINE = '\n\n'

/**
 * Merges two texts that were made from the same one. A paragraph (what stands between line breaks) that only one of them
 * changed is taken from there. One that both changed differently is kept twice: mine, then the stored one under the
 * heading. No paragraph of either text is lost that the other did not take away or change.
 */
export function mergeNote(base: string, stored: string, mine: string, heading: string): string {
  if (stored === base || stored === mine) return mine
  if (mine === base) return stored
  const [before, theirs, own] = [tokens(base), tokens(stored), tokens(mine)]
  const merged = diff3Merge(theirs, before, own).flatMap(({ok = [], conflict}) =>
    conflict ? resolve(conflict, heading) : ok,
  )
  // Of a paragraph that stood there twice, one may have taken the first away and the other the second.
  const kept = [...theirs, ...own].filter(
    (token) => !before.includes(token) || (theirs.includes(token) && own.includes(token)),
  )
  return join(areWithin(kept, merged) ? merged : keepBoth(own, theirs, heading))
}

/** Whether every paragraph of a text stands in another. */
export function isWithin(text: string, other: string): boolean {
  return areWithin(tokens(text), tokens(other))
}

type Tokens = readonly string[]

/** Paragraphs and the line breaks between them, in turn. */
function tokens(text: string): string[] {
  return text.split(/(\n+)/).filter((token) => token !== '')
}

function isBreak(token: string | undefined): boolean {
  return token?.startsWith('\n') ?? false
}

function areWithin(some: Tokens, others: Tokens): boolean {
  return some.every((token) => isBreak(token) || others.includes(token))
}

type Conflict = NonNullable<MergeRegion<string>['conflict']>

function resolve({a: stored, o: base, b: mine}: Conflict, heading: string): Tokens {
  if (areWithin(stored, mine)) return mine
  if (areWithin(mine, stored)) return stored
  // Both only added.
  if (base.every(isBreak)) return [...stored, BLANK_LINE, ...mine]
  return replaced(stored, base, mine) ?? replaced(mine, base, stored) ?? keepBoth(mine, stored, heading)
}

function keepBoth(mine: Tokens, stored: Tokens, heading: string): Tokens {
  return [...mine, BLANK_LINE, heading, '\n', ...stored.slice(isBreak(stored[0]) ? 1 : 0)]
}

/** Where one text only added around what the other changed: the added with the changed between; null elsewhere. */
function replaced(added: Tokens, base: Tokens, changed: Tokens): Tokens | null {
  const start = added.findIndex((_, index) => base.every((token, offset) => added[index + offset] === token))
  return start === -1 ? null : added.toSpliced(start, base.length, ...changed)
}

/** Paragraphs of different versions don't run into each other, and of the line breaks between two the longer stay. */
function join(merged: Tokens): string {
  return merged.reduce((text, token, index) => {
    const previous = merged[index - 1]
    if (previous === undefined || isBreak(previous) !== isBreak(token)) return text + token
    if (!isBreak(token)) return text + BLANK_LINE + token
    return text + token.slice(previous.length)
  }, '')
}
