import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {MiddlewareHandler} from 'hono'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'

/** Serves `/assets/NAME`: the shared style sheet, the shop's font, and the named files of the given folder. */
export function assets(folder: string, names: readonly string[]): MiddlewareHandler {
  const files = new Map(names.map((name) => [name, path.join(folder, name)]))
  files.set('look.css', path.join(import.meta.dirname, 'look.css'))
  const font = fontFile()
  if (font !== undefined) files.set('bricolage.woff2', font)

  return async (c) => {
    const name = c.req.path.split('/').at(-1) ?? ''
    const file = files.get(name)
    if (file === undefined) return c.notFound()
    const content = await readFile(file)
    return c.body(Uint8Array.from(content), 200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': name.endsWith('.woff2') ? 'max-age=86400' : 'no-cache',
      'x-content-type-options': 'nosniff',
    })
  }
}

/** The font of the storefront's packages; without them the pages use a system font. */
function fontFile(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(FONT)
  } catch {
    return undefined
  }
}
