import type {SanityClient} from '@sanity/client'
import {existsSync, readFileSync, rmSync, statSync} from 'node:fs'
import {mkdtemp} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {startContentLake, type ContentLake} from '../../local/content-lake/server.ts'
import {readTokenEnvironment, webEnvironment} from '../../local/environment.ts'
import {lakeClient} from '../../local/lake-client.ts'
import {HOST, portsAt} from '../../local/ports.ts'
import {buildWeb} from '../../local/services.ts'
import {seedDocuments} from '../../studio/seed/dataset.ts'
import {loadSeed} from '../../studio/seed/loader.ts'

/** Runs with a content lake of its own that has the built-in content; nothing of it is left afterwards. */
export async function withContent(
  work: (lake: ContentLake, client: SanityClient) => Promise<void>,
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'lectern-content-'))
  const lake = await startContentLake({port: 0, data})
  try {
    const client = lakeClient(lake.url, {token: lake.tokens.write})
    await loadSeed({client, documents: seedDocuments()})
    await work(lake, client)
  } finally {
    await lake.close()
    rmSync(data, {recursive: true, force: true})
  }
}

/** Builds the storefront from what the content lake has; of all other services none needs to run. */
export async function buildSite(folder: string, lake: ContentLake, siteUrl: string): Promise<void> {
  await buildWeb(folder, {
    ...webEnvironment(portsAt(0), siteUrl),
    VITE_SANITY_API_HOST: lake.url,
    ...readTokenEnvironment(lake.tokens),
  })
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.data': 'text/x-script',
}

/** Serves a build as static files. @returns a server, whose port is a free one unless it is given */
export function serveBuild(folder: string, port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://site')
    const file = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((path) => join(folder, 'client', path))
      .find((path) => existsSync(path) && statSync(path).isFile())
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(file ?? '')] ?? 'text/html; charset=utf-8',
    })
    response.end(file && readFileSync(file))
  })
  return new Promise((resolve) => {
    server.listen(port, HOST, () => resolve(server))
  })
}
