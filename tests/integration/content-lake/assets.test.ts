import {createHash} from 'node:crypto'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {createImageUrlBuilder} from '@sanity/image-url'
import type {SanityImageAssetDocument} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ask, startLake, type TestLake} from './lake.ts'
import {colorAt, fourFields} from './pictures.ts'

let lake: TestLake
let asset: SanityImageAssetDocument
let picture: Buffer
beforeAll(async () => {
  lake = await startLake()
  picture = await fourFields(400, 300)
  asset = await lake.client.assets.upload('image', picture, {filename: 'fields.png', title: 'Four fields'})
})
afterAll(() => lake.stop())

async function fetchImage(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${asset.url}${query}`, {headers})
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {response, bytes, ...(response.ok && {info: await sharp(bytes).metadata()})}
}

describe('uploading', () => {
  test('an image describes it as Sanity does', () => {
    const sha1 = createHash('sha1').update(picture).digest('hex')
    expect(asset).toMatchObject({
      _id: `image-${sha1}-400x300-png`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      sha1hash: sha1,
      size: picture.length,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'fields.png',
      title: 'Four fields',
      path: `images/lectern/production/${sha1}-400x300.png`,
      url: `${lake.url}/images/lectern/production/${sha1}-400x300.png`,
      metadata: {
        dimensions: {width: 400, height: 300, aspectRatio: 4 / 3},
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: {
          dominant: {background: expect.stringMatching(/^#[0-9a-f]{6}$/), population: expect.any(Number)},
          vibrant: {foreground: expect.stringMatching(/^#/)},
        },
      },
    })
  })

  test('the same bytes again answers the same document', async () => {
    const again = await lake.client.assets.upload('image', picture, {filename: 'copy.png'})
    expect(again).toEqual(asset)
    expect(await lake.client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
  })

  test('a file keeps its name and type', async () => {
    const file = await lake.client.assets.upload('file', Buffer.from('# Notes'), {
      filename: 'notes.md',
      contentType: 'text/markdown',
    })
    expect(file).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'md',
      mimeType: 'text/markdown',
      size: 7,
    })
    const response = await fetch(`${file.url}?dl=mine.md`)
    expect(await response.text()).toBe('# Notes')
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''mine.md")
  })

  test('what is not an image is refused, and nothing stays behind', async () => {
    await expect(lake.client.assets.upload('image', Buffer.from('not an image'))).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Invalid image'),
    })
    await expect(lake.client.assets.upload('file', Buffer.alloc(0))).rejects.toMatchObject({statusCode: 400})
    expect(await readdir(join(lake.data, 'production/assets/incoming'))).toEqual([])
  })

  test('an image lying on its side is measured upright', async () => {
    const turned = await sharp(await fourFields(40, 20))
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer()
    const uploaded = await lake.client.assets.upload('image', turned)
    expect(uploaded.metadata.dimensions).toMatchObject({width: 20, height: 40})
    const shown = await sharp(await (await fetch(`${uploaded.url}?w=10`)).arrayBuffer()).metadata()
    expect([shown.width, shown.height]).toEqual([10, 20])
  })

  test('a drawing keeps its vectors until it is drawn', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle r="5"/></svg>'
    const uploaded = await lake.client.assets.upload('image', Buffer.from(svg))
    expect(uploaded).toMatchObject({extension: 'svg', mimeType: 'image/svg+xml'})
    const response = await fetch(uploaded.url)
    expect(await response.text()).toBe(svg)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetch(`${uploaded.url}?w=10`)).headers.get('content-type')).toBe('image/png')
  })
})

describe('serving', () => {
  test('without parameters answers the very bytes, for good', async () => {
    const {response, bytes} = await fetchImage('')
    expect(Buffer.from(bytes).equals(picture)).toBe(true)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-sanity-sha1')).toBe(asset.sha1hash)
    const head = await fetch(asset.url, {method: 'HEAD'})
    expect(head.headers.get('content-length')).toBe(String(picture.length))
  })

  test('gives the parts of a video that a player asks for', async () => {
    const film = Buffer.from('0123456789')
    const {url, ...document} = await lake.client.assets.upload('file', film, {contentType: 'video/webm'})
    expect(document).toMatchObject({extension: 'webm', mimeType: 'video/webm'})
    const part = (range: string) => fetch(url, {headers: {range}})
    const whole = await fetch(url)
    expect(whole.headers.get('content-type')).toBe('video/webm')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    for (const [range, bytes, said] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=5-99', '56789', 'bytes 5-9/10'],
    ] as const) {
      const answer = await part(range)
      expect(answer.status).toBe(206)
      expect(await answer.text()).toBe(bytes)
      expect(answer.headers.get('content-range')).toBe(said)
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    }
    for (const odd of ['bytes=4-2', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=-']) {
      const answer = await part(odd)
      expect({odd, status: answer.status, text: await answer.text()}).toEqual({
        odd,
        status: 200,
        text: film.toString(),
      })
    }
    const beyond = await part('bytes=10-')
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe('bytes */10')
  })

  test('gives captions as captions', async () => {
    const {url} = await lake.client.assets.upload('file', Buffer.from('WEBVTT\n'), {filename: 'a.vtt'})
    expect((await fetch(url)).headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  })

  test.each([
    ['?w=200', 200, 150],
    ['?h=150', 200, 150],
    ['?w=200&h=200', 200, 150],
    ['?w=800', 800, 600],
    ['?w=800&fit=max', 400, 300],
    ['?w=100&dpr=2', 200, 150],
    ['?w=200&h=200&fit=crop', 200, 200],
    ['?w=200&h=200&fit=fill&bg=000', 200, 200],
    ['?w=600&h=600&fit=fillmax&bg=000', 600, 600],
    ['?w=200&h=200&fit=scale', 200, 200],
    ['?w=1000&h=500&fit=min', 400, 200],
    ['?max-w=100', 100, 75],
    ['?min-w=800', 800, 600],
    ['?rect=0,0,200,150', 200, 150],
    ['?rect=0,0,200,150&w=100', 100, 75],
    ['?or=90', 300, 400],
    ['?w=100&pad=10', 120, 95],
  ])('%s is %i × %i', async (query, width, height) => {
    const {info} = await fetchImage(query)
    expect([info?.width, info?.height]).toEqual([width, height])
  })

  test('cuts out where it is told to', async () => {
    const middle = async (query: string) =>
      (await colorAt((await fetchImage(query)).bytes)).map((value) => (value > 128 ? 1 : 0)).join('')
    const [red, green, blue, cyan] = ['100', '010', '001', '011']
    expect(await middle('?rect=0,0,200,150')).toBe(red)
    expect(await middle('?rect=0,150,200,150&w=50')).toBe(blue)
    const strip = '?rect=0,0,400,150&w=40&h=150&fit=crop'
    expect(await middle(`${strip}&crop=focalpoint&fp-x=0.1`)).toBe(red)
    expect(await middle(`${strip}&fp-x=0.9&fp-y=0.1`)).toBe(green)
    expect(await middle(`${strip}&crop=right`)).toBe(green)
    expect(await middle('?rect=200,0,200,300&w=200&h=60&fit=crop&crop=bottom')).toBe('111')
    expect(await middle('?rect=0,0,200,150&invert=true')).toBe(cyan)
  })

  test('mirrors', async () => {
    const corner = async (query: string) =>
      (await colorAt((await fetchImage(query)).bytes, 0.1, 0.1)).map((v) => v > 128)
    expect(await corner('?w=400')).toEqual([true, false, false])
    expect(await corner('?flip=h')).toEqual([false, true, false])
    expect(await corner('?flip=v')).toEqual([false, false, true])
    expect(await corner('?flip=hv')).toEqual([true, true, true])
  })

  test('answers in the format asked for, or the one the browser takes', async () => {
    const type = async (query: string, accept = '*/*') =>
      (await fetchImage(query, {accept})).response.headers.get('content-type')
    expect(await type('?fm=jpg')).toBe('image/jpeg')
    expect(await type('?fm=webp&q=50')).toBe('image/webp')
    expect(await type('?w=100')).toBe('image/png')
    expect(await type('?auto=format', 'image/avif,image/webp,*/*')).toBe('image/webp')
    expect(await type('?auto=format', 'image/*')).toBe('image/png')
    expect((await fetchImage('?auto=format')).response.headers.get('vary')).toContain('Accept')
  })

  test('lower quality and blur make smaller files', async () => {
    const size = async (query: string) => (await fetchImage(query)).bytes.length
    expect(await size('?fm=jpg&q=10')).toBeLessThan(await size('?fm=jpg&q=95'))
    expect((await fetchImage('?blur=50')).response.status).toBe(200)
  })

  test.each([
    '?w=wide',
    '?w=0',
    '?w=-5',
    '?w=99999',
    '?fit=squeeze',
    '?rect=1,2,3',
    '?q=101',
    '?fm=bmp',
    '?dpr=9',
    '?fp-x=2',
    '?bg=reddish',
    '?blur=0',
    '?flip=x',
  ])('%s is refused, naming the parameter', async (query) => {
    const response = await fetch(`${asset.url}${query}`)
    expect(response.status).toBe(400)
    const name = /\?([a-z-]+)=/.exec(query)?.[1]
    expect(await response.json()).toMatchObject({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringContaining(`${name}: `),
    })
  })

  test('parameters it does not know change nothing', async () => {
    const {bytes} = await fetchImage('?utm_source=mail')
    expect(Buffer.from(bytes).equals(picture)).toBe(true)
  })

  test('what is not there is not found, and no path leads out of the folder', async () => {
    for (const path of [
      '/images/lectern/production/0000000000000000000000000000000000000000-1x1.png',
      '/images/other/production/x.png',
      '/images/lectern/nowhere/x.png',
      '/images/lectern/production/..%2f..%2f..%2ftransactions-0.ndjson',
      `/files/lectern/production/${'a'.repeat(40)}%2f..%2f..%2fx`,
    ]) {
      expect((await ask(lake, path)).status).toBe(404)
    }
  })
})

test("Sanity's own URL builder leads to the picture, with hotspot and crop", async () => {
  const builder = createImageUrlBuilder({projectId: 'lectern', dataset: 'production', baseUrl: lake.url})
  const url = builder
    .image({
      asset: {_ref: asset._id},
      crop: {left: 0.5, right: 0, top: 0, bottom: 0.5},
      hotspot: {x: 0.9, y: 0.1, width: 0.1, height: 0.1},
    })
    .width(60)
    .height(60)
    .fit('crop')
    .auto('format')
    .url()
  const response = await fetch(url)
  expect(response.status).toBe(200)
  const [red = 0, green = 0, blue = 0] = await colorAt(new Uint8Array(await response.arrayBuffer()))
  expect(green).toBeGreaterThan(red + blue)
})

test('an asset survives a restart, under the new address', async () => {
  await lake.restart()
  const restarted = await lake.client.getDocument(asset._id)
  expect(restarted?.['url']).toBe(`${lake.url}/${asset.path}`)
  expect((await fetch(String(restarted?.['url']))).status).toBe(200)
})
