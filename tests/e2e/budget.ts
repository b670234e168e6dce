import {brotliCompressSync, constants} from 'node:zlib'
import {stack} from '../stack.ts'

/** A file of the production build, as it travels. */
export interface BuiltFile {
  path: string
  source: string
  /** bytes, brotli at its best, as a hosting sends it */
  brotliBytes: number
}

const files = new Map<string, Promise<BuiltFile>>()

/** Fetches a file of the build, once. */
function builtFile(path: string): Promise<BuiltFile> {
  const known = files.get(path)
  if (known) return known
  const file = fetch(stack.siteUrl + path).then(async (response) => {
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    const brotliBytes = brotliCompressSync(bytes, {
      params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
    }).length
    return {path, source: bytes.toString('utf8'), brotliBytes}
  })
  files.set(path, file)
  return file
}

const STATIC_IMPORT = /(?:^|[;}\s])import\s*(?:[\w*{][^;'"()]*?from\s*)?["']([^"']+\.js)["']/g
const DYNAMIC_IMPORT = /import\(\s*[`"']([^`"']+\.js)[`"']\s*\)/g

function imported(file: BuiltFile, pattern: RegExp): string[] {
  return [...file.source.matchAll(pattern)].map(
    ([, name = '']) => new URL(name, `http://build${file.path}`).pathname,
  )
}

/** A page as it was built, and what its HTML makes a browser fetch at once. */
export interface BuiltPage {
  /** the scripts named in the HTML and everything they import, without what is only fetched later */
  scripts: BuiltFile[]
  styles: BuiltFile[]
  preloadedFonts: string[]
}

export async function builtPage(path: string): Promise<BuiltPage> {
  const html = await (await fetch(stack.siteUrl + path)).text()
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag)
  const named = (test: RegExp, attribute: 'href' | 'src') =>
    tags
      .filter((tag) => test.test(tag))
      .flatMap((tag) => new RegExp(`\\b${attribute}="([^"#]+)`).exec(tag)?.[1] ?? [])
  const inline: BuiltFile = {path, source: html, brotliBytes: 0}
  const first = [
    ...named(/rel="modulepreload"/, 'href'),
    ...named(/<script\b[^>]*\bsrc=/, 'src'),
    ...imported(inline, STATIC_IMPORT),
    ...imported(inline, DYNAMIC_IMPORT),
  ]
  return {
    scripts: await closure(first, STATIC_IMPORT),
    styles: await Promise.all([...new Set(named(/rel="stylesheet"/, 'href'))].map(builtFile)),
    preloadedFonts: named(/rel="preload"[^>]*as="font"/, 'href'),
  }
}

/** The files, and all that can be reached from them by such imports. */
async function closure(paths: Iterable<string>, ...patterns: RegExp[]): Promise<BuiltFile[]> {
  const reached = new Map<string, BuiltFile>()
  const visit = async (path: string): Promise<void> => {
    if (reached.has(path)) return
    const file = await builtFile(path)
    reached.set(path, file)
    for (const pattern of patterns) for (const next of imported(file, pattern)) await visit(next)
  }
  for (const path of paths) await visit(path)
  return [...reached.values()]
}

/** Everything that can ever be fetched from a page's scripts on. */
export async function allScripts({scripts}: BuiltPage): Promise<BuiltFile[]> {
  return closure(
    scripts.map(({path}) => path),
    STATIC_IMPORT,
    DYNAMIC_IMPORT,
  )
}

/** In kB (1,000 bytes), as budgets are given. */
export function kilobytes(parts: readonly BuiltFile[]): number {
  return parts.reduce((sum, {brotliBytes}) => sum + brotliBytes, 0) / 1000
}
