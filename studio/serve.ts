/**
 * Serves the Studio locally: `node studio/serve.ts`, which prints `ready http://127.0.0.1:PORT`.
 *
 * It serves a static build, because a development server takes many seconds for its first page, with a Content
 * Security Policy that blocks all requests to other machines. `--dev` starts the development server instead, for
 * working on the schema (`npm start -- --dev-studio`).
 */
import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {glob, readFile} from 'node:fs/promises'
import {createServer, type ServerResponse} from 'node:http'
import {extname, join, resolve} from 'node:path'
import {localBuild} from './local-build.ts'

const host = '127.0.0.1'
const port = Number(process.env.STUDIO_PORT ?? 3333)
const lake = process.env.SANITY_STUDIO_API_HOST || `http://${host}:3999`
const storefront = process.env.SANITY_STUDIO_PREVIEW_URL || `http://${host}:3000`
const environment = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID || 'lectern',
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET || 'production',
  SANITY_STUDIO_API_HOST: lake,
  SANITY_STUDIO_PREVIEW_URL: storefront,
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * The Content Security Policy: allows requests only to the Studio itself, the content lake and the previewed
 * storefront. Requests to Sanity's own hosts (dashboard bridge, font, telemetry, version check) are blocked by the
 * browser, and the Studio works without them.
 */
function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  // The Studio requests the lake under the host name at which it was opened itself (`local-lake.ts`).
  const lakes = [lake, lake.replace('//127.0.0.1', '//localhost')]
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The shop's own picture is shown where a page without one is previewed as it is shared.
    'img-src': ["'self'", 'data:', 'blob:', lake, storefront],
    'media-src': ["'self'", 'blob:', lake],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...lakes, ...lakes.map((address) => address.replace(/^http/, 'ws'))],
    'frame-src': [storefront],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

async function serveBuilt(): Promise<void> {
  const folder = await localBuild({environment, cache: resolve(import.meta.dirname, '../.local/studio')})
  // Read into memory at start: a later build elsewhere may delete this folder from the cache.
  const files = new Map<string, Buffer>()
  for await (const file of glob('static/**/*.*', {cwd: folder}))
    files.set(`/${file.replaceAll('\\', '/')}`, await readFile(join(folder, file)))
  const html = await readFile(join(folder, 'index.html'))
  const policy = contentSecurityPolicy(html.toString())

  function answer(pathname: string, response: ServerResponse): void {
    const common = {'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer'}
    if (!pathname.startsWith('/static/')) {
      response.writeHead(200, {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      response.end(html)
      return
    }
    const file = files.get(pathname)
    if (file) {
      const type = contentTypes[extname(pathname)] ?? 'application/octet-stream'
      response.writeHead(200, {...common, 'content-type': type, 'cache-control': 'no-cache'}).end(file)
    } else {
      response.writeHead(404, {...common, 'content-type': 'text/plain'}).end('Not found')
    }
  }

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', `http://${host}`)
    answer(pathname, response)
  })
  server.listen(port, host, () => console.log(`ready http://${host}:${port}`))
  server.on('error', (error) => {
    console.error(`The Studio cannot listen on port ${port}: ${error.message}`)
    process.exit(1)
  })
  const stop = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

/** Runs `sanity dev` and prints `ready` once it responds; not where another server responds at its address. */
async function serveDevelopment(): Promise<void> {
  const url = `http://${host}:${port}`
  const responds = () =>
    fetch(url).then(
      ({ok}) => ok,
      () => false,
    )
  if (await responds()) {
    console.error(`The Studio cannot listen on port ${port}: another server does.`)
    process.exit(1)
  }
  const bin = resolve(import.meta.dirname, '../node_modules/sanity/bin/sanity')
  const child = spawn(process.execPath, [bin, 'dev', '--host', host, '--port', String(port)], {
    cwd: import.meta.dirname,
    env: {...process.env, ...environment, DO_NOT_TRACK: '1'},
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', (code) => process.exit(code ?? 0))
  const stop = () => child.kill('SIGTERM')
  process.on('SIGTERM', stop).on('SIGINT', stop)
  while (!(await responds())) await new Promise((wait) => setTimeout(wait, 200))
  console.log(`ready ${url}`)
}

await (process.argv.includes('--dev') ? serveDevelopment() : serveBuilt())
