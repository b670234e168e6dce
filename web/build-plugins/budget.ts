import {LEARN_PATH} from '@lectern/domain/page-addresses'
import {init, parse} from 'es-module-lexer'
import {brotliCompressSync, constants} from 'node:zlib'
import type {HtmlPage} from './html-page.ts'

/** What a first visit may weigh, in kB (1,000 bytes) as it travels, brotli at its best. */
const HOME_SCRIPTS_KB = 119
const SCRIPTS_KB = 129
/** Where a course is taken there is more to do; the player of videos comes later. */
const LEARN_SCRIPTS_KB = 140
/** The same with what a page fetches later by itself, until it is idle. */
const IDLE_SCRIPTS_KB = 138
const STYLES_KB = 15
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

/** In kB, as budgets are given. */
export function kilobytes(parts: readonly BuiltFile[]): number {
  return parts.reduce((sum, {brotliBytes}) => sum + brotliBytes, 0) / 1000
}

function scriptsAllowed(path: string): number {
  if (path === '/') return HOME_SCRIPTS_KB
  return path.startsWith(`${LEARN_PATH}/`) ? LEARN_SCRIPTS_KB : SCRIPTS_KB
}

/** What of a page breaks its budget, in words; nothing when it stays within. */
export function overBudget(path: string, {scripts, styles, preloadedFonts}: BuiltPage): string[] {
  const complaints = [
    ...overWeight(`${path} has`, 'scripts', scripts, scriptsAllowed(path)),
    ...overWeight(`${path} has`, 'styles', styles, STYLES_KB),
  ]
  if (preloadedFonts.length > FONT_FILES)
    complaints.push(`${path} preloads ${preloadedFonts.length} fonts, ${FONT_FILES} are allowed`)
  for (const file of scripts)
    for (const library of file.libraries) complaints.push(`${path} brings ${library} in ${file.path}`)
  return complaints
}

/** Whether all scripts that a page has fetched until it was idle break their budget, in words. */
export function overIdleBudget(path: string, scripts: readonly BuiltFile[]): string[] {
  return overWeight(`${path} fetches until it is idle`, 'scripts', scripts, IDLE_SCRIPTS_KB)
}

function overWeight(who: string, what: string, files: readonly BuiltFile[], allowed: number): string[] {
  const weight = kilobytes(files)
  return weight > allowed ? [`${who} ${weight.toFixed(1)} kB of ${what}, ${allowed} are allowed`] : []
}
