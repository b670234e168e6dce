import type {SanityClient} from '@sanity/client'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startContentLake, type ContentLake} from '../../../local/content-lake/server.ts'
import {lakeClient} from '../../../local/lake-client.ts'
import {lakeFetch} from '../../../studio/lake-tunnel.ts'

let folder: string
let lake: ContentLake
let client: SanityClient

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-tunnel-'))
  lake = await startContentLake({port: 0, data: folder})
  const fetch = lakeFetch(lake.url)
  // As the Studio makes its client.
  client = lakeClient(lake.url, {token: lake.tokens.write, resolveFetch: () => fetch})
})

afterEach(async () => {
  await lake.close()
  await rm(folder, {recursive: true})
})

function listenUrl(type: string): string {
  const query = encodeURIComponent(`*[_type == "${type}"]`)
  return `${lake.url}/v2025-02-19/data/listen/production?query=${query}`
}

/** Somebody who listens to a stream. */
class Listener {
  private readonly reader: ReadableStreamDefaultReader<string>

  constructor(response: Response) {
    if (!response.body) throw new Error('The answer has no body')
    this.reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  }

  /** Waits until the stream has said something that contains the text. */
  async hears(text: string): Promise<void> {
    let heard = ''
    while (!heard.includes(text)) {
      const {value, done} = await this.reader.read()
      if (done) throw new Error(`The stream ended before it said ${text}`)
      heard += value
    }
  }

  /** Waits until the stream is over. */
  async hearsTheEnd(): Promise<void> {
    while (!(await this.reader.read()).done);
  }
}

test('a stream of events comes through the socket like an answer of its own', async () => {
  const url = listenUrl('course')
  const response = await lakeFetch(lake.url)(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch('text/event-stream')
  expect(response.url).toBe(url)
  await new Listener(response).hears('event: welcome')
})

test('more streams than a browser has connections all hear of their own documents', async () => {
  const types = Array.from({length: 10}, (_, number) => `type${number}`)
  const heard = types.map(
    (type) =>
      new Promise<string>((resolve, reject) => {
        const stream = client.listen<{name: string}>(
          '*[_type == $type]',
          {type},
          {events: ['welcome', 'mutation']},
        )
        const subscription = stream.subscribe({
          next: (event) => {
            if (event.type === 'welcome') void client.create({_type: type, name: type})
            if (event.type !== 'mutation') return
            subscription.unsubscribe()
            resolve(String(event.result?.name))
          },
          error: reject,
        })
      }),
  )
  expect(await Promise.all(heard)).toEqual(types)
})

test('a reader who leaves is let go, and another is still served', async () => {
  const fetch = lakeFetch(lake.url)
  const leaving = new AbortController()
  const left = await fetch(listenUrl('left'), {signal: leaving.signal})
  const stays = new Listener(await fetch(listenUrl('stays')))
  await stays.hears('event: welcome')
  leaving.abort()
  await expect(left.text()).rejects.toThrow(/abort/i)
  await client.create({_type: 'stays'})
  await stays.hears('event: mutation')
})

test('a request given up before the answer is refused as fetch refuses it', async () => {
  const given = lakeFetch(lake.url)(listenUrl('course'), {signal: AbortSignal.abort()})
  await expect(given).rejects.toThrow(/abort/i)
})

test('an error of the lake is an answer with its status', async () => {
  const response = await lakeFetch(lake.url)(listenUrl('course').replace('production', 'nowhere'))
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({statusCode: 404})
})

test('streams end when the lake goes, and come anew when it is back', async () => {
  const fetch = lakeFetch(lake.url)
  const listener = new Listener(await fetch(listenUrl('course')))
  await listener.hears('event: welcome')
  const port = Number(new URL(lake.url).port)
  await lake.close()
  await listener.hearsTheEnd()
  await expect(fetch(listenUrl('course'))).rejects.toThrow('Failed to fetch')
  lake = await startContentLake({port, data: folder})
  await new Listener(await fetch(listenUrl('course'))).hears('event: welcome')
})

test('everything but streams goes by ordinary requests', async () => {
  const response = await lakeFetch(lake.url)(`${lake.url}/v2025-02-19/data/query/production?query=1`)
  expect(await response.json()).toMatchObject({result: 1})
})
