import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {notesPath} from '@lectern/domain/learning/notes'
import {viewsPath} from '@lectern/domain/staff/saved-view'

const root = join(import.meta.dirname, '../..')
const SOURCES = ['functions/src/**/*.ts', 'web/app/**/*.{ts,tsx}']

/** How source code names a collection: of the Admin SDK, of the browser's, and of a trigger. */
const NAMINGS = [
  /\.collection(?:Group)?\(\s*([^)]*)/g,
  /\b(?:collection|collectionGroup|doc)\(\s*firestore,\s*([^,)]*)/g,
  /\bfirestore(?:\(\))?\s*\.doc\(\s*([^)]*)/g,
  /\bdocument: ([^,\n]*)/g,
]
const LITERAL = /^['"`]([\w/{}]+)['"`]$/

/** Paths that a function of ours makes. */
const MADE: Readonly<Record<string, string>> = {
  'notesPath(uid': notesPath('uid', 'courseId'),
  'viewsPath(uid': viewsPath('uid'),
}

/**
 * The names of the collections that functions and storefront use, those within documents too.
 * @throws Error where the source does not say the name
 */
export function usedCollections(): Set<string> {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, {cwd: root})).filter(
    (file) => !/\.test\.tsx?$|generated/.test(file),
  )
  return new Set(files.flatMap((file) => namedIn(file, readFileSync(join(root, file), 'utf8'))))
}

function namedIn(file: string, source: string): string[] {
  return NAMINGS.flatMap((naming) => [...source.matchAll(naming)]).flatMap(([, written = '']) => {
    const path = LITERAL.exec(written.trim())?.[1] ?? MADE[written.trim()]
    if (path === undefined) throw new Error(`${file} names a collection by ${written}: which is it?`)
    return collectionsIn(path)
  })
}

/** The collections of a path, whether it leads to a document or to a collection. */
export function collectionsIn(path: string): string[] {
  return path.split('/').filter((_, index) => index % 2 === 0)
}
