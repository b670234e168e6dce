import {brotliCompressSync, constants} from 'node:zlib'

/** What a first visit may weigh, in kB (1,000 bytes) as it travels, brotli at its best. */
const HOME_SCRIPTS_KB = 115
const SCRIPTS_KB = 125
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
}

/** A built page, and what its HTML makes a browser fetch at once. */
export interface BuiltPage {
  /** the scripts named in the HTML and everything they import, without what is only fetched later */
  scripts: BuiltFile[]
  styles: BuiltFile[]
  preloadedFonts: string[]
}

const STATIC_IMPORT = /(?:^|[;}\s])import\s*(?:[\w*{][^;'"()]*?from\s*)?["']([^"']+\.js)["']/g
const DYNAMIC_IMPORT = /import\(\s*[`"']([^`"']+\.js)[`"']\s*\)/g

/** Reads built pages and the files they name, each file once. Paths are as in addresses: `/courses`, `/assets/x.js`. */
export class BuiltSite {
  readonly #read: (path: string) => Promise<Buffer>
  readonly #files = new Map<string, Promise<BuiltFile>>()
  readonly #imports = new Map<string, readonly string[]>()

  constructor(read: (path: string) => Promise<Buffer>) {
    this.#read = read
  }

  /** What a page makes a browser fetch at once, by its HTML. */
  async page(path: string, html: string): Promise<BuiltPage> {
    const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag)
    const named = (test: RegExp, attribute: 'href' | 'src') =>
      tags
        .filter((tag) => test.test(tag))
        .flatMap((tag) => new RegExp(`\\b${attribute}="([^"#]+)`).exec(tag)?.[1] ?? [])
    const first = [
      ...named(/rel="modulepreload"/, 'href'),
      ...named(/<script\b[^>]*\bsrc=/, 'src'),
      ...addresses(html, STATIC_IMPORT, path),
      ...addresses(html, DYNAMIC_IMPORT, path),
    ]
    return {
      scripts: await this.#closure(first, STATIC_IMPORT),
      styles: await Promise.all(
        [...new Set(named(/rel="stylesheet"/, 'href'))].map((style) => this.#file(style)),
      ),
      preloadedFonts: named(/rel="preload"[^>]*as="font"/, 'href'),
    }
  }

  /** Everything that can ever be fetched from a page's scripts on. */
  async allScripts({scripts}: BuiltPage): Promise<BuiltFile[]> {
    return this.#closure(
      scripts.map(({path}) => path),
      STATIC_IMPORT,
      DYNAMIC_IMPORT,
    )
  }

  /** The files, and all that can be reached from them by such imports. */
  async #closure(paths: Iterable<string>, ...patterns: RegExp[]): Promise<BuiltFile[]> {
    const reached = new Map<string, BuiltFile>()
    const visit = async (path: string): Promise<void> => {
      if (reached.has(path)) return
      const file = await this.#file(path)
      reached.set(path, file)
      for (const pattern of patterns) for (const next of this.#importsOf(file, pattern)) await visit(next)
    }
    for (const path of paths) await visit(path)
    return [...reached.values()]
  }

  #importsOf({path, source}: BuiltFile, pattern: RegExp): readonly string[] {
    const key = `${pattern.source} ${path}`
    const known = this.#imports.get(key) ?? addresses(source, pattern, path)
    this.#imports.set(key, known)
    return known
  }

  #file(path: string): Promise<BuiltFile> {
    const known = this.#files.get(path)
    if (known) return known
    const file = this.#read(path).then((bytes) => ({
      path,
      source: bytes.toString('utf8'),
      brotliBytes: brotliCompressSync(bytes, {
        params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
      }).length,
    }))
    this.#files.set(path, file)
    return file
  }
}

function addresses(source: string, pattern: RegExp, from: string): string[] {
  return [...source.matchAll(pattern)].map(([, name = '']) => new URL(name, `http://build${from}`).pathname)
}

/** In kB, as budgets are given. */
export function kilobytes(parts: readonly BuiltFile[]): number {
  return parts.reduce((sum, {brotliBytes}) => sum + brotliBytes, 0) / 1000
}

/** What of a page breaks its budget, in words; nothing when it stays within. */
export function overBudget(path: string, {scripts, styles, preloadedFonts}: BuiltPage): string[] {
  const complaints: string[] = []
  const weigh = (what: string, actual: number, allowed: number) => {
    if (actual > allowed)
      complaints.push(`${path} has ${actual.toFixed(1)} kB of ${what}, ${allowed} are allowed`)
  }
  weigh('scripts', kilobytes(scripts), path === '/' ? HOME_SCRIPTS_KB : SCRIPTS_KB)
  weigh('styles', kilobytes(styles), STYLES_KB)
  if (preloadedFonts.length > FONT_FILES)
    complaints.push(`${path} preloads ${preloadedFonts.length} fonts, ${FONT_FILES} are allowed`)
  for (const [library, mark] of Object.entries(LIBRARIES))
    for (const file of scripts)
      if (mark.test(file.source)) complaints.push(`${path} brings ${library} in ${file.path}`)
  return complaints
}
