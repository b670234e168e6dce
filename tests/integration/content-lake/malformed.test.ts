import {connect} from 'node:net'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ask, startLake, type TestLake} from './lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
  await lake.client.create({_id: 'steady', _type: 'course', title: 'Steady'})
})
afterAll(async () => {
  // Whatever was thrown at it, it still answers, and nothing has changed.
  expect(await lake.client.fetch('*')).toMatchObject([{_id: 'steady', title: 'Steady'}])
  await lake.stop()
})

const api = '/v2025-02-19/data'
const post = (path: string, body: unknown) =>
  ask(lake, path, {method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body)})
/** One of the two shapes in which Sanity's API says that something is wrong. */
function isErrorShape(body: Record<string, unknown>): boolean {
  const {error, message, statusCode} = body
  if (typeof error === 'string') return typeof message === 'string' && statusCode === 400
  const {type, description} = error as Record<string, unknown>
  return typeof type === 'string' && typeof description === 'string'
}
const nested = (depth: number): unknown => (depth === 0 ? 1 : {inner: nested(depth - 1)})

describe('a malformed query', () => {
  test.each([
    '',
    '   ',
    '*[',
    '*]',
    '}',
    '*[_type == "course"',
    '*[_type = "course"]',
    '*{',
    '*[] | order(',
    '*[] | unknown()',
    'unknown(1)',
    'wrong::name(1)',
    'count()',
    '*[0...$n]',
    '"open',
    "'\\u{zz",
    '*[_type == $missing]',
    '\u0000',
    '💥',
    '*[string::split(1)]',
    '('.repeat(50_000),
    '!'.repeat(100_000),
    '['.repeat(20_000),
    'a'.repeat(400_000),
  ])('%j', async (query) => {
    const {status, body} = await post(`${api}/query/production`, {query})
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: {
        type: 'queryParseError',
        description: expect.any(String),
        start: expect.any(Number),
        end: expect.any(Number),
      },
    })
  })

  test('that parses and cannot be evaluated here says so', async () => {
    const {status, body} = await post(`${api}/query/production`, {query: '*[@ match text::query("x")]'})
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: {type: 'queryExecutionError', description: expect.stringContaining('does not have')},
    })
  })

  test.each([
    ['parameters that are not JSON', `${api}/query/production?query=1&$x=oops`],
    ['an unknown dataset', `${api}/query/nowhere?query=1`],
    ['an unknown version', '/v3/data/query/production?query=1'],
    ['no version', '/data/query/production?query=1'],
    ['an unknown endpoint', `${api}/dance/production`],
    ['a name of the prototype', `${api}/query/__proto__?query=1`],
  ])('%s', async (_, path) => {
    const {status, body} = await ask(lake, path)
    expect([400, 404]).toContain(status)
    expect(body).toEqual({statusCode: status, error: expect.any(String), message: expect.any(String)})
  })

  test.each(['', 'null', '[]', '{"query": 1}', '{"params": {}}', '{"query": "1", "params": 5}', '{oops'])(
    'a body of %j',
    async (body) => {
      expect((await post(`${api}/query/production`, body)).status).toBe(400)
    },
  )
})

describe('a malformed mutation', () => {
  const course = {_id: 'x', _type: 'course'}
  test.each([
    ['no list', {}],
    ['not a list', {mutations: 'all'}],
    ['not an object', {mutations: [1]}],
    ['null', {mutations: [null]}],
    ['an unknown kind', {mutations: [{upsert: course}]}],
    ['two kinds at once', {mutations: [{create: course, delete: {id: 'x'}}]}],
    ['no type', {mutations: [{create: {_id: 'x'}}]}],
    ['a type that is no text', {mutations: [{create: {_id: 'x', _type: 5}}]}],
    ['an id with a space', {mutations: [{create: {...course, _id: 'a b'}}]}],
    ['an id with a slash', {mutations: [{create: {...course, _id: '../x'}}]}],
    ['an id too long', {mutations: [{create: {...course, _id: 'x'.repeat(200)}}]}],
    ['an id that is no text', {mutations: [{createOrReplace: {...course, _id: 5}}]}],
    ['createOrReplace without id', {mutations: [{createOrReplace: {_type: 'course'}}]}],
    ['a patch without id or query', {mutations: [{patch: {set: {a: 1}}}]}],
    ['a patch with both', {mutations: [{patch: {id: 'steady', query: '*', set: {a: 1}}}]}],
    ['an unknown operation', {mutations: [{patch: {id: 'steady', replace: {a: 1}}}]}],
    ['set that is a list', {mutations: [{patch: {id: 'steady', set: ['a']}}]}],
    ['inc by a text', {mutations: [{patch: {id: 'steady', inc: {n: '1'}}}]}],
    ['unset that is no list', {mutations: [{patch: {id: 'steady', unset: 'a'}}]}],
    ['insert nowhere', {mutations: [{patch: {id: 'steady', insert: {items: [1]}}}]}],
    ['a path that is not closed', {mutations: [{patch: {id: 'steady', set: {'a[': 1}}}]}],
    ['a path that asks for nothing', {mutations: [{patch: {id: 'steady', unset: ['a[]']}}]}],
    ['a path that does not parse', {mutations: [{patch: {id: 'steady', inc: {'a..': 1}}}]}],
    ['no path', {mutations: [{patch: {id: 'steady', set: {'': 1}}}]}],
    ['a broken text patch', {mutations: [{patch: {id: 'steady', diffMatchPatch: {title: '@@ nonsense'}}}]}],
    ['a delete without id', {mutations: [{delete: {}}]}],
    ['a delete whose query does not parse', {mutations: [{delete: {query: '*['}}]}],
    ['a transaction id with spaces', {mutations: [], transactionId: 'a b'}],
    ['values nested without end', {mutations: [{create: {...course, deep: nested(500)}}]}],
    [
      'values nested even deeper',
      `{"mutations":[{"create":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}]}`,
    ],
    ['a prototype', '{"mutations":[{"create":{"_type":"course","__proto__":{"x":1}}}]}'],
    ['an attribute that would break reading', {mutations: [{create: {...course, hasOwnProperty: 1}}]}],
    ['a path to a prototype', {mutations: [{patch: {id: 'steady', set: {'slug.__proto__.x': 1}}}]}],
    [
      'a path to an attribute that would break reading',
      {mutations: [{patch: {id: 'steady', set: {'slug.hasOwnProperty': 1}}}]},
    ],
    ['too many', {mutations: Array.from({length: 10_001}, () => ({delete: {id: 'x'}}))}],
    ['not JSON', '{"mutations": ['],
    ['not UTF-8 text but bytes', '\ud800'],
  ])('%s', async (_, body) => {
    const {status, body: answer} = await post(`${api}/mutate/production`, body)
    expect(status).toBe(400)
    expect(answer).toSatisfy(isErrorShape)
  })

  test('one of several is named, and none is done', async () => {
    const {body} = await post(`${api}/mutate/production`, {
      mutations: [{create: course}, {patch: {id: 'x', set: 5}}],
    })
    expect(body).toMatchObject({
      error: {type: 'mutationParseError', description: expect.stringMatching(/Mutation 1 \(patch\).*set/)},
    })
  })

  test('a body beyond the limit is refused', async () => {
    const {status, body} = await post(`${api}/mutate/production`, {
      mutations: [{create: {...course, text: 'x'.repeat(9 << 20)}}],
    })
    expect(status).toBe(413)
    expect(body).toMatchObject({statusCode: 413, message: expect.stringContaining('larger than')})
  })
})

describe('other requests', () => {
  test('asking in the wrong way is not found', async () => {
    expect((await post(`${api}/doc/production/steady`, {})).status).toBe(404)
    expect((await ask(lake, `${api}/mutate/production`)).status).toBe(404)
    expect((await ask(lake, `${api}/mutate/production`, {method: 'DELETE'})).status).toBe(404)
  })

  test('bytes that are not HTTP do not trouble it', async () => {
    const {hostname, port} = new URL(lake.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write('\u0000\u0001 nonsense\r\n\r\n')
    await new Promise((resolve) => socket.on('close', resolve).resume())
    expect((await ask(lake, '/v1/ping')).text).toBe('pong')
  })

  test('an upload broken off leaves nothing behind', async () => {
    const abort = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(100_000))
        setTimeout(() => abort.abort(), 50)
      },
    })
    await expect(
      fetch(`${lake.url}/v1/assets/files/production`, {
        method: 'POST',
        headers: {authorization: `Bearer ${lake.tokens.write}`},
        body,
        signal: abort.signal,
        duplex: 'half',
      }),
    ).rejects.toThrow('abort')
    expect(await lake.client.fetch('*[_type == "sanity.fileAsset"]')).toEqual([])
  })
})

describe('pages', () => {
  const origin = (value: string) => ask(lake, `${api}/query/production?query=1`, {headers: {origin: value}})

  test.each([
    ['http://127.0.0.1:3333', 'true'],
    ['http://localhost:3333', 'true'],
    ['http://127.0.0.1:3000', null],
    ['http://localhost:3000', null],
  ])('of this machine may ask, and the Studio with credentials: %s', async (page, credentials) => {
    const {status, headers} = await origin(page)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(page)
    expect(headers.get('access-control-allow-credentials')).toBe(credentials)
  })

  test('are asked about headers and methods first', async () => {
    const {status, headers} = await ask(lake, `${api}/mutate/production`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:3333',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    expect(headers.get('access-control-allow-methods')).toContain('POST')
  })

  test('from elsewhere get nothing and change nothing', async () => {
    for (const page of ['https://evil.example', 'http://127.0.0.1.evil.example', 'null']) {
      const {status, headers} = await origin(page)
      expect(status).toBe(403)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    const written = await ask(lake, `${api}/mutate/production`, {
      method: 'POST',
      headers: {origin: 'https://evil.example'},
      body: JSON.stringify({mutations: [{delete: {id: 'steady'}}]}),
    })
    expect(written.status).toBe(403)
  })
})
