import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {basename} from 'node:path'
import {Readable} from 'node:stream'
import {type Context, Hono} from 'hono'
import type {AssetKind} from '../images/assets.ts'
import {httpError} from './errors.ts'
import {ImageCache} from '../images/image-cache.ts'
import {parseImageParameters} from '../images/image-parameters.ts'
import {drawImage, outputFormat} from '../images/image-transform.ts'
import type {Lake} from '../lake.ts'
import {userOf} from './users.ts'

/** Uploads: `POST /assets/{images,files}/<dataset>`. */
export function uploadApi(lake: Lake): Hono {
  const api = new Hono()
  api.post('/:kind{images|files}/:dataset', async (c) => {
    const {assets} = lake.dataset(c.req.param('dataset'))
    const query = c.req.query()
    const document = await assets.upload(
      c.req.param('kind') as AssetKind,
      c.req.raw.body,
      {
        filename: query['filename'],
        contentType: c.req.header('content-type'),
        label: query['label'],
        title: query['title'],
        description: query['description'],
        creditLine: query['creditLine'],
        source: {id: query['sourceId'], name: query['sourceName'], url: query['sourceUrl']},
      },
      userOf(c.req.raw).id,
    )
    return c.json({document})
  })
  return api
}

const MIME: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
}

/** Serving: `/images/<project>/<dataset>/<file>` with transformations, and `/files/<project>/<dataset>/<file>`. */
export function assetApi(lake: Lake): Hono {
  const api = new Hono()
  const cache = new ImageCache(64 << 20)

  api.get('/images/:project/:dataset/:name', async (c) => {
    const path = find(lake, c, 'images')
    const parameters = parseImageParameters(new URL(c.req.url).searchParams)
    if (!parameters) return original(c, path)
    const format = outputFormat(parameters, c.req.header('accept') ?? '', extensionOf(path))
    const {bytes, mimeType} = await cache.get(`${path} ${format} ${JSON.stringify(parameters)}`, () =>
      drawImage(path, parameters, format).catch((error: unknown) => {
        throw httpError(
          400,
          `Could not draw the image: ${error instanceof Error ? error.message : String(error)}`,
        )
      }),
    )
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...headersFor(c, mimeType),
        'content-length': String(bytes.length),
        ...(parameters.auto && {vary: 'Accept'}),
      },
    })
  })

  api.get('/files/:project/:dataset/:name', (c) => original(c, find(lake, c, 'files')))

  return api
}

function find(lake: Lake, c: Context, kind: AssetKind): string {
  const {assets} = lake.dataset(c.req.param('dataset') ?? '')
  const path =
    c.req.param('project') === lake.projectId ? assets.pathOf(kind, c.req.param('name') ?? '') : undefined
  if (path === undefined) throw httpError(404, `${kind === 'images' ? 'Image' : 'File'} not found`)
  return path
}

async function original(c: Context, path: string): Promise<Response> {
  const {size} = await stat(path)
  const headers = {
    ...headersFor(c, MIME[extensionOf(path)] ?? 'application/octet-stream'),
    'content-length': String(size),
    'x-sanity-sha1': basename(path).slice(0, 40),
  }
  const body = c.req.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path))
  return new Response(body as ReadableStream<Uint8Array> | null, {headers})
}

function headersFor(c: Context, mimeType: string): Record<string, string> {
  const download = c.req.query('dl')
  return {
    'content-type': mimeType,
    // The name is made from the content, so what it names never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // An uploaded SVG or HTML file must not run scripts when opened by itself.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(download !== undefined && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(download || 'download')}`,
    }),
  }
}

function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''
}
