import {LEARN_PATH} from '@lectern/domain/page-addresses'
import {init, parse} from 'es-module-lexer'
import {brotliCompressSync, constants} from 'node:zlib'
import type {HtmlPage} from './html-page.ts'

/**
 * What the scripts of a first visit may weigh, in bytes as they travel, brotli at its best (a kB has 1,000): React and its router are
 * 94 kB of it. Where a course is taken there is more to do, and the player of videos comes later still.
 */
const SCRIPTS = {
  home: 120_000,
  'a public page': 130_000,
  'a course or lesson': 142_000,
  'behind the sign-in': 165_000,
} as const
/** The same with what a public page fetches later by itself, until it is idle. */
const SCRIPTS_UNTIL_IDLE = 139_000
const STYLES = 16_500
const FONT_FILES = 2

/** Words that stand in the code of a library however it is minified: no first visit may bring such code. */
export const LIBRARIES = {
  Firebase: /FirebaseError|identitytoolkit/,
  zod: /_zod\b/,
  'the Portable Text editor': /@portabletext\/editor/,
  'visual editing': /visual-editing|sanity:encode/,
} as const

/** A file of the build, as it travels. */
export interface BuiltFile {
  path: string
  source: string
  brotliBytes: number
  /** the libraries of {@link LIBRARIES} whose code it has */
  libraries: string[]
}

/** A built page, and what its HTML makes a browser fetch at once. */
export interface BuiltPage {
  /** the scripts named in the HTML and everything they import, without what is only fetched later */
  scripts: BuiltFile[]
  styles: BuiltFile[]
  preloadedFonts: string[]
}

interface Imports {
  static: string[]
  dynamic: string[]
}

/** Reads built pages and the files they name, each file once. Paths are as in addresses: `/courses`, `/assets/x.js`. */
export class BuiltSite {
  readonly #read: (path: string) => Promise<Buffer>
  readonly #files = new Map<string, Promise<BuiltFile>>()
  readonly #imports = new Map<string, Imports>()

  constructor(read: (path: string) => Promise<Buffer>) {
    this.#read = read
  }

  /** What a page makes a browser fetch at once. */
  async page(path: string, {inlineScripts, scripts, styles, preloadedFonts}: HtmlPage): Promise<BuiltPage> {
    await init
    const first = inlineScripts.flatMap((source) => {
      const imports = importsOf(source, path)
      return [...imports.static, ...imports.dynamic]
    })
    return {
      scripts: await this.#closure(
        [...scripts.map((name) => pathOf(name, path)), ...first],
        (imports) => imports.static,
      ),
      styles: await this.files(styles.map((name) => pathOf(name, path))),
      preloadedFonts,
    }
  }

  /** Everything that can ever be fetched from a page's scripts on. */
  async allScripts({scripts}: BuiltPage): Promise<BuiltFile[]> {
    await init
    return this.#closure(
      scripts.map(({path}) => path),
      (imports) => [...imports.static, ...imports.dynamic],
    )
  }

  /** The files of these paths, each once. */
  async files(paths: Iterable<string>): Promise<BuiltFile[]> {
    return Promise.all([...new Set(paths)].map((path) => this.#file(path)))
  }

  /** The files, and all that can be reached from them by such imports. */
  async #closure(paths: Iterable<string>, next: (imports: Imports) => string[]): Promise<BuiltFile[]> {
    const reached = new Map<string, BuiltFile>()
    const visit = async (path: string): Promise<void> => {
      if (reached.has(path)) return
      const file = await this.#file(path)
      reached.set(path, file)
      for (const imported of next(this.#importsOf(file))) await visit(imported)
    }
    for (const path of paths) await visit(path)
    return [...reached.values()]
  }

  #importsOf({path, source}: BuiltFile): Imports {
    const known = this.#imports.get(path) ?? importsOf(source, path)
    this.#imports.set(path, known)
    return known
  }

  #file(path: string): Promise<BuiltFile> {
    const known = this.#files.get(path)
    if (known) return known
    const file = this.#read(path).then((bytes) => builtFile(path, bytes))
    this.#files.set(path, file)
    return file
  }
}

function builtFile(path: string, bytes: Buffer): BuiltFile {
  const source = bytes.toString('utf8')
  const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}
  return {
    path,
    source,
    brotliBytes: brotliCompressSync(bytes, {params}).length,
    libraries: Object.entries(LIBRARIES).flatMap(([library, mark]) => (mark.test(source) ? [library] : [])),
  }
}

/** The scripts that a script imports by name, as paths. */
function importsOf(source: string, from: string): Imports {
  const imports: Imports = {static: [], dynamic: []}
  for (const {n, d, s, e} of parse(source)[0]) {
    // The lexer leaves a name in backticks, as minifiers write it, to whoever asks.
    const name = n ?? /^`([^`$]+)`$/.exec(source.slice(s, e).trim())?.[1]
    if (name?.endsWith('.js')) imports[d === -1 ? 'static' : 'dynamic'].push(pathOf(name, from))
  }
  return imports
}

/** What a file is called in the addresses of the site, by its name in another one. */
function pathOf(name: string, from: string): string {
  return new URL(name, `http://build${from}`).pathname
}

/** What something weighs, and may weigh, in bytes. */
export interface Weight {
  what: string
  /** the page that was measured */
  path: string
  bytes: number
  allowed: number
}

export function weightOf(files: readonly BuiltFile[]): number {
  return files.reduce((sum, {brotliBytes}) => sum + brotliBytes, 0)
}

/** What a page brings at once. A page behind the sign-in is measured by what is shown until its data is there. */
export function firstWeights(path: string, {scripts, styles}: BuiltPage, isPrivate: boolean): Weight[] {
  const kind = isPrivate ? 'behind the sign-in' : publicKind(path)
  return [
    {what: `scripts, ${kind}`, path, bytes: weightOf(scripts), allowed: SCRIPTS[kind]},
    {what: 'styles', path, bytes: weightOf(styles), allowed: STYLES},
  ]
}

function publicKind(path: string): Exclude<keyof typeof SCRIPTS, 'behind the sign-in'> {
  if (path === '/') return 'home'
  return path.startsWith(`${LEARN_PATH}/`) ? 'a course or lesson' : 'a public page'
}

/** What a public page has fetched until it was idle. */
export function idleWeight(path: string, scripts: readonly BuiltFile[]): Weight {
  return {what: 'scripts until idle', path, bytes: weightOf(scripts), allowed: SCRIPTS_UNTIL_IDLE}
}

/** The heaviest of each kind, in the order in which the kinds come. */
export function heaviest(weights: readonly Weight[]): Weight[] {
  return [...Map.groupBy(weights, ({what}) => what).values()].flatMap((same) =>
    same.toSorted((a, b) => b.bytes - a.bytes).slice(0, 1),
  )
}

/** A line of a report, like `scripts, home   117,804 of 120,000 bytes, 2,196 to spare   /`. */
export function weightLine({what, path, bytes, allowed}: Weight): string {
  const spare = allowed - bytes
  const left = spare < 0 ? `${inWords(-spare)} too many` : `${inWords(spare)} to spare`
  return `${what.padEnd(28)} ${inWords(bytes).padStart(7)} of ${inWords(allowed)} bytes, ${left.padEnd(16)} ${path}`
}

const inWords = (bytes: number) => bytes.toLocaleString('en-US')

/** What else is wrong with what a public page brings at once, in words; nothing when all is well. */
export function wrongParts(path: string, {scripts, preloadedFonts}: BuiltPage): string[] {
  return [
    ...(preloadedFonts.length > FONT_FILES
      ? [`${path} preloads ${preloadedFonts.length} fonts, ${FONT_FILES} are allowed`]
      : []),
    ...scripts.flatMap((file) =>
      file.libraries.map((library) => `${path} brings ${library} in ${file.path}`),
    ),
  ]
}
