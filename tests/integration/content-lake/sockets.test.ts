import {fromUrl} from '@sanity/bifur-client'
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest'
import {WebSocketClient} from '../../../local/content-lake/web-socket.ts'
import {startLake, studioSession, type TestLake} from './lake.ts'
import {Recorded} from './recorded.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

const open: {stop: () => void}[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.stop()
  vi.unstubAllGlobals()
})

/** A socket of the Studio, unless other headers are given, that keeps what it hears. */
async function connect(path: string, given?: Record<string, string>) {
  const headers = given ?? (await studioSession(lake))
  const socket = new WebSocketClient(`${lake.url.replace('http', 'ws')}${path}`, {headers})
  const frames: Record<string, unknown>[] = []
  const checks = new Set<() => void>()
  let closed: number | undefined
  const changed = () => {
    for (const check of checks) check()
  }
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text.startsWith('{')) frames.push(JSON.parse(text) as Record<string, unknown>)
    changed()
  })
  socket.on('close', (code: number) => {
    closed = code
    changed()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  const until = async (condition: () => boolean) => {
    const {promise, resolve, reject} = Promise.withResolvers<void>()
    const timer = setTimeout(() => reject(new Error(`Only heard ${JSON.stringify(frames)}`)), 10_000)
    const check = () => condition() && resolve()
    checks.add(check)
    check()
    await promise.finally(() => clearTimeout(timer))
  }
  open.push({stop: () => socket.terminate()})
  return {
    frames,
    send: (frame: unknown) => socket.send(JSON.stringify(frame)),
    socket,
    until,
    closed: () => closed,
  }
}

describe('the tunnel', () => {
  const listen = (query: string) =>
    `/v2025-02-19/data/listen/production?includeResult=true&query=${encodeURIComponent(query)}`

  test('carries several event streams over one socket, and ends the one that is closed', async () => {
    const tunnel = await connect('/tunnel')
    const told = (id: number) =>
      tunnel.frames
        .filter((frame) => frame['id'] === id)
        .map(({data}) => (typeof data === 'string' ? data : ''))
        .join('')
    tunnel.send({id: 1, open: listen('*[_type == "course"]')})
    tunnel.send({id: 2, open: listen('*[_type == "article"]')})
    tunnel.send({id: 3, open: '/v2025-02-19/data/live/events/production'})
    await tunnel.until(() => [1, 2, 3].every((id) => told(id).includes('event: welcome')))
    expect(tunnel.frames.find((frame) => frame['id'] === 1)).toMatchObject({
      status: 200,
      headers: {'content-type': expect.stringContaining('text/event-stream')},
    })

    await lake.client.create({_id: 'c', _type: 'course', title: 'Žluťoučký 🐎'})
    await tunnel.until(() => told(1).includes('Žluťoučký 🐎') && told(3).includes('event: message'))
    expect(told(2)).not.toContain('mutation')

    tunnel.send({id: 1, close: true})
    await tunnel.until(() => tunnel.frames.some((frame) => frame['id'] === 1 && frame['end'] === true))
    await lake.client.create({_id: 'a', _type: 'article'})
    await lake.client.create({_id: 'd', _type: 'course'})
    await tunnel.until(() => told(2).includes('event: mutation'))
    expect(told(1)).not.toContain('"documentId":"d"')
  })

  test('hands on the status of a refusal, and serves nothing but streams', async () => {
    const tunnel = await connect('/tunnel')
    tunnel.send({id: 1, open: '/v2025-02-19/data/listen/nowhere?query=*'})
    tunnel.send({id: 2, open: '/v2025-02-19/data/query/production?query=*'})
    tunnel.send({id: 3, open: '/../v1/ping'})
    await tunnel.until(() => tunnel.frames.filter((frame) => frame['end'] === true).length === 3)
    expect(tunnel.frames.filter((frame) => 'status' in frame).map((frame) => frame['status'])).toEqual([
      404, 404, 404,
    ])
  })

  test('closes on what is not a frame', async () => {
    for (const frame of [{id: 'one', open: '/x'}, {}, [], 5]) {
      const tunnel = await connect('/tunnel')
      tunnel.send(frame)
      await tunnel.until(() => tunnel.closed() !== undefined)
      expect(tunnel.closed()).toBe(1008)
    }
  })

  test('is not for pages from elsewhere', async () => {
    await expect(connect('/tunnel', {origin: 'https://evil.example'})).rejects.toThrow('403')
    await expect(connect('/nowhere')).rejects.toThrow('404')
    await expect(connect('/v2022-06-30/socket/nowhere')).rejects.toThrow('404')
  })
})

describe('presence', () => {
  const path = '/v2022-06-30/socket/production'

  test("is told to the Studio's own client", async () => {
    const url = `${lake.url.replace('http', 'ws')}${path}`
    // A browser sends the page's origin and the cookie of its session by itself.
    const headers = await studioSession(lake)
    class SocketOfTheStudio extends WebSocket {
      constructor(address: string) {
        super(address, {headers})
      }
    }
    vi.stubGlobal('WebSocket', SocketOfTheStudio)
    const [edda, otto] = [fromUrl(url), fromUrl(url)]
    const heard = new Recorded(otto.listen('presence'))
    // Nothing says when Otto's subscription stands, so Edda announces herself until he has heard her.
    const announce = () =>
      open.push(
        new Recorded(
          edda.request('presence_announce', {data: {sessionId: 's', locations: [{type: 'document'}]}}),
        ),
      )
    const timer = setInterval(announce, 100)
    open.push(heard, {stop: () => clearInterval(timer)})
    const [event] = await heard.first(1)
    expect(event).toEqual({
      type: 'state',
      i: 'pLecternEditor',
      m: {sessionId: 's', locations: [{type: 'document'}]},
    })
  })

  test('tells the others who comes, asks and leaves, and which of two people it is', async () => {
    const watcher = await connect(path)
    watcher.send({jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: {}})
    await watcher.until(() => watcher.frames.length === 1)
    const events = () =>
      watcher.frames
        .filter((frame) => 'params' in frame)
        .map((frame) => (frame['params'] as {result: unknown}).result)

    const other = await connect(path, await studioSession(lake, 'http://localhost:3333'))
    other.send({jsonrpc: '2.0', id: 1, method: 'presence_rollcall', params: {session: 'o'}})
    other.send({
      jsonrpc: '2.0',
      id: 2,
      method: 'presence_announce',
      params: {data: {sessionId: 'o', locations: []}},
    })
    await watcher.until(() => events().length === 2)
    other.socket.terminate()
    await watcher.until(() => events().length === 3)
    expect(events()).toEqual([
      {type: 'rollCall', i: 'pLecternSecond', session: 'o'},
      {type: 'state', i: 'pLecternSecond', m: {sessionId: 'o', locations: []}},
      {type: 'disconnect', i: 'pLecternSecond', m: {session: 'o'}},
    ])
    expect(other.frames.filter((frame) => 'params' in frame)).toEqual([])
  })

  test('answers nonsense with an error', async () => {
    const socket = await connect(path)
    for (const frame of [
      5,
      {},
      {jsonrpc: '2.0', id: 1, method: 'dance'},
      {jsonrpc: '2.0', id: 2, method: 'presence_announce', params: {}},
    ]) {
      socket.send(frame)
    }
    await socket.until(() => socket.frames.length === 4)
    expect(socket.frames.every((frame) => 'error' in frame)).toBe(true)
  })
})
