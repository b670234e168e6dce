import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {basename} from 'node:path'
import {Readable} from 'node:stream'
import {type Context, Hono} from 'hono'
import type {AssetKind} from '../images/assets.ts'
import {httpError} from './errors.ts'
import {mimeTypeOf} from '../images/mime-types.ts'
import {ImageCache} from '../images/image-cache.ts'
import {parseImageParameters} from '../images/image-parameters.ts'
import {drawImage, outputFormat} from '../images/image-transform.ts'
import type {Lake} from '../lake.ts'

/** Uploads: `POST /assets/{images,files}/<dataset>`. */
export function uploadApi(lake: Lake): Hono {
  const api = new Hono()
  api.post('/:kind{images|files}/:dataset', async (c) => {
    const {assets} = lake.dataset(c.req.param('dataset'))
    const {user} = lake.access.requireEditor(c.req.raw, 'create')
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
      user.id,
    )
    return c.json({document})
  })
  return api
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
    ...headersFor(c, mimeTypeOf(extensionOf(path))),
    'accept-ranges': 'bytes',
    'x-sanity-sha1': basename(path).slice(0, 40),
  }
  const range = rangeOf(c.req.header('range'), size)
  if (range === 'beyond') {
    return new Response(null, {status: 416, headers: {...headers, 'content-range': `bytes */${size}`}})
  }
  const {start, end} = range ?? {start: 0, end: size - 1}
  const body =
    c.req.method === 'HEAD' || size === 0 ? null : Readable.toWeb(createReadStream(path, {start, end}))
  return new Response(body as ReadableStream<Uint8Array> | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && {'content-range': `bytes ${start}-${end}/${size}`}),
    },
  })
}

/**
 * The part of a file that a player asks for when somebody jumps in a video, both ends included. Several parts at once, and what
 * cannot be read, are answered with the whole file, as HTTP allows.
 */
function rangeOf(
  header: string | undefined,
  size: number,
): {start: number; end: number} | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined
  return start > end ? 'beyond' : {start, end}
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
