import {stat} from 'node:fs/promises'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {WebSocketClient} from '../../../local/content-lake/web-socket.ts'
import {startLake, studioSession, type TestLake} from './lake.ts'

const api = '/v2025-02-19'
const STUDIO = 'http://127.0.0.1:3333'
const STOREFRONT = 'http://127.0.0.1:3000'
const SECRET = 'what is paid for'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
  const lesson = {_type: 'reference', _ref: 'lesson.one', _weak: true}
  await lake.client
    .transaction()
    .create({
      _id: 'course',
      _type: 'course',
      title: 'Public',
      content: lesson,
      lessons: [{_key: 'a', content: lesson}],
    })
    .create({_id: 'drafts.course', _type: 'course', title: SECRET, content: lesson})
    .create({_id: 'drafts.new', _type: 'course', title: SECRET})
    .create({_id: 'versions.r1.course', _type: 'course', title: SECRET})
    .create({
      _id: 'lesson.one',
      _type: 'lessonContent',
      body: SECRET,
      course: {_type: 'reference', _ref: 'course'},
    })
    .create({_id: 'drafts.lesson.one', _type: 'lessonContent', body: SECRET})
    .commit()
  await lake.client.patch('lesson.one').set({again: SECRET}).commit()
})
afterAll(() => lake.stop())

/** Asks as somebody who has nothing but an address. */
async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${lake.url}${path}`, init)
  return {status: response.status, headers: response.headers, text: await response.text()}
}

function query(groq: string, perspective?: string, version = api): string {
  const search = new URLSearchParams({query: groq, returnQuery: 'false', ...(perspective && {perspective})})
  return `${version}/data/query/production?${search.toString()}`
}

async function result(path: string, init: RequestInit = {}): Promise<unknown> {
  const {status, text} = await ask(path, init)
  expect(status).toBe(200)
  return (JSON.parse(text) as {result: unknown}).result
}

/** What an event stream says until `enough` is in it. */
async function hear(path: string, enough: string, init: RequestInit = {}): Promise<string> {
  const stop = new AbortController()
  const response = await fetch(`${lake.url}${path}`, {...init, signal: stop.signal})
  let heard = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk
    if (heard.includes('welcome') && !heard.includes('written')) {
      await lake.client
        .transaction()
        .createOrReplace({_id: 'lesson.two', _type: 'lessonContent', body: SECRET})
        .createOrReplace({_id: 'drafts.written', _type: 'course', title: SECRET})
        .createOrReplace({_id: 'written', _type: 'course', title: 'written'})
        .commit()
      heard += 'written'
    }
    if (heard.includes(enough)) break
  }
  stop.abort()
  return heard
}

describe('without a token', () => {
  test.each([
    ['*', undefined],
    ['*', 'published'],
    ['*', 'raw'],
    ['*', 'drafts'],
    ['*', 'previewDrafts'],
    ['*', 'r1'],
    ['*', 'r1,drafts'],
    ['*[_type == "lessonContent"]', 'raw'],
    ['*[_type in ["lessonContent", "course"]]', 'raw'],
    ['*[_id == "lesson.one"]', 'raw'],
    ['*[_id in ["lesson.one", "drafts.lesson.one", "drafts.course", "drafts.new"]]', 'raw'],
    ['*[_id in path("lesson.**")]', 'raw'],
    ['*[_id in path("drafts.**")]', 'raw'],
    ['*[references("course")]', 'raw'],
    ['*[references("lesson.one")]{"body": content->body}', 'raw'],
    ['*[_type == "course"]{content->}', 'raw'],
    ['*[_type == "course"].content->body', 'published'],
    ['*[_type == "course"]{"lessons": lessons[].content->{body, again}}', 'published'],
    ['*[_type == "course"]{"back": *[references(^._id)]{body, title}}', 'raw'],
    ['*[_type == "course"]{"text": *[_id == ^.content._ref][0].body}', 'raw'],
    ['*[body match "paid"]', 'raw'],
    ['*[title match "paid"]', 'drafts'],
    ['{"text": *[_id == "lesson.one"][0].body, "draft": *[_id == "drafts.course"][0].title}', 'raw'],
    [
      '*[_type == "course"] | order(_id){"title": coalesce(*[_id == "drafts." + ^._id][0].title, title)}',
      'raw',
    ],
    ['array::join(*[]{"t": coalesce(body, title)}.t, ",")', 'raw'],
  ])('the query %s (%s) finds nothing private', async (groq, perspective) => {
    for (const version of [api, '/v1', '/v2021-06-07', '/vX']) {
      const {status, text} = await ask(query(groq, perspective, version))
      expect(status).toBe(200)
      expect(text).not.toContain(SECRET)
      expect(text).not.toContain('drafts.')
    }
    const posted = await ask(
      `${api}/data/query/production?returnQuery=false${perspective ? `&perspective=${perspective}` : ''}`,
      {
        method: 'POST',
        body: JSON.stringify({query: groq}),
      },
    )
    expect(posted.text).not.toContain(SECRET)
  })

  test('nothing private is counted, compared or found by its parameters', async () => {
    expect(await result(query('count(*)', 'raw'))).toBe(1)
    expect(await result(query('count(*[_type == "lessonContent"])', 'raw'))).toBe(0)
    expect(await result(query('count(*[references("lesson.one")])', 'raw'))).toBe(1)
    expect(await result(query('defined(*[_id == "lesson.one"][0]._id)', 'raw'))).toBe(false)
    expect(await result(`${query('*[_id == $id][0]', 'raw')}&$id="lesson.one"`)).toBeNull()
    expect(await result(query('identity()'))).toBe('<anonymous>')
  })

  test('a perspective of drafts shows what is published', async () => {
    expect(await result(query('*[_id == "course"][0].title', 'drafts'))).toBe('Public')
  })

  test('documents are not given by their ids', async () => {
    const ids = 'lesson.one,drafts.lesson.one,drafts.course,versions.r1.course,course'
    for (const all of ['false', 'true']) {
      const {text} = await ask(`${api}/data/doc/production/${ids}?includeAllVersions=${all}`)
      expect(text).not.toContain(SECRET)
      expect(
        (JSON.parse(text) as {documents: {_id: string}[]}).documents.every(({_id}) => _id === 'course'),
      ).toBe(true)
    }
    const {text} = await ask(`${api}/data/doc/production/lesson.one,nothing`)
    expect(JSON.parse(text)).toEqual({
      documents: [],
      omitted: [
        {id: 'lesson.one', reason: 'permission'},
        {id: 'nothing', reason: 'existence'},
      ],
    })
  })

  test('the export has what is public', async () => {
    const {status, text} = await ask(`${api}/data/export/production`)
    expect(status).toBe(200)
    expect(text).toContain('"_id":"course"')
    expect(text).not.toContain(SECRET)
    expect((await ask(`${api}/data/export/production?types=lessonContent`)).text).toBe('')
  })

  test('listeners hear of what is public', async () => {
    for (const groq of [
      '*',
      '*[_type in ["lessonContent", "course"]]',
      '*[defined(content->body) || true]',
    ]) {
      const search = new URLSearchParams({
        query: groq,
        includeResult: 'true',
        includePreviousRevision: 'true',
        includeAllVersions: 'true',
        effectFormat: 'mendoza',
      })
      const heard = await hear(`${api}/data/listen/production?${search.toString()}`, '"documentId":"written"')
      expect(heard).not.toContain(SECRET)
      expect(heard).not.toContain('lesson.two')
      expect(heard).not.toContain('drafts.written')
    }
    const search = new URLSearchParams({query: '*[content->body match "paid"]', includeResult: 'true'})
    await lake.client.createOrReplace({
      _id: 'pointing',
      _type: 'pointer',
      content: {_type: 'reference', _ref: 'lesson.one'},
    })
    const heard = await hear(`${api}/data/listen/production?${search.toString()}`, 'written')
    expect(heard).not.toContain('mutation')
    await lake.client.delete('pointing')
  })

  test('live events name what is public, drafts asked for or not', async () => {
    const tagsOf = async (groq: string) =>
      (
        JSON.parse(
          (await ask(query(groq, 'raw'), {headers: {authorization: `Bearer ${lake.tokens.read}`}})).text,
        ) as {syncTags: string[]}
      ).syncTags
    const [lessons = ''] = await tagsOf('*[_type == "lessonContent"]')
    const [courses = ''] = await tagsOf('*[_type == "course"]')
    const live = `${api}/data/live/events/production?includeDrafts=true`
    const heard = await hear(live, 'event: message')
    expect(heard).toContain(courses)
    expect(heard).not.toContain(lessons)
    await lake.client.delete('written')
    const told = await hear(live, lessons, {headers: {authorization: `Bearer ${lake.tokens.read}`}})
    expect(told).toContain(lessons)
  })

  test.each([
    'history/production/transactions/lesson.one?excludeContent=false',
    'history/production/transactions/course',
    'history/production/documents/lesson.one',
    'history/production/documents/drafts.course?lastRevision=true',
    'history/production/events/documents/lesson.one',
  ])('%s is refused', async (path) => {
    const {status, text} = await ask(`${api}/data/${path}`)
    expect(status).toBe(401)
    expect(JSON.parse(text)).toMatchObject({statusCode: 401, errorCode: 'SIO-401-ANF'})
  })

  test.each([
    '/users/me',
    '/users/pLecternEditor',
    '/users/me/keyvalue/a',
    '/auth/id',
    '/projects/lectern',
    '/projects/lectern/datasets',
  ])('%s is refused', async (path) => {
    expect((await ask(`${api}${path}`)).status).toBe(401)
  })

  const create = {mutations: [{create: {_id: 'mine', _type: 'course'}}]}
  const writes: [string, RequestInit][] = [
    ['/data/mutate/production', {method: 'POST', body: JSON.stringify(create)}],
    [
      '/data/mutate/production?dryRun=true&returnDocuments=true',
      {method: 'POST', body: JSON.stringify({mutations: [{patch: {id: 'lesson.one', set: {n: 1}}}]})},
    ],
    [
      '/data/mutate/production',
      {method: 'POST', body: JSON.stringify({mutations: [{delete: {query: '*'}}]})},
    ],
    [
      '/data/actions/production',
      {
        method: 'POST',
        body: JSON.stringify({
          actions: [
            {actionType: 'sanity.action.document.publish', publishedId: 'course', draftId: 'drafts.course'},
          ],
        }),
      },
    ],
    ['/assets/files/production', {method: 'POST', body: 'a file'}],
    ['/assets/images/production', {method: 'POST', body: 'a picture'}],
  ]

  test.each(writes)('%s changes nothing', async (path, init) => {
    const {status, text} = await ask(`${api}${path}`, init)
    expect(status).toBe(403)
    expect(text).toContain('Insufficient permissions')
    expect(text).not.toContain(SECRET)
    expect(await lake.client.fetch('count(*[_id in ["mine", "course", "drafts.course"]])')).toBe(2)
  })

  test.each(writes)('%s changes nothing with a token that reads', async (path, init) => {
    const headers = {authorization: `Bearer ${lake.tokens.read}`}
    expect((await ask(`${api}${path}`, {...init, headers})).status).toBe(403)
  })

  test('settings are not kept for nobody', async () => {
    const {status} = await ask(`${api}/users/me/keyvalue`, {
      method: 'PUT',
      body: '[{"key": "a", "value": 1}]',
    })
    expect(status).toBe(401)
  })

  test('nobody is present', async () => {
    const socket = new WebSocketClient(`${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`)
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve))
    expect(error.message).toContain('401')
  })

  test('pictures and files stay public, and so do their documents', async () => {
    const asset = await lake.client.assets.upload('file', Buffer.from('a,b\n1,2\n'), {filename: 'table.csv'})
    expect((await ask(new URL(asset.url).pathname)).text).toBe('a,b\n1,2\n')
    expect(await result(query(`*[_id == "${asset._id}"][0].url`))).toBe(asset.url)
    await lake.client.delete(asset._id)
  })
})

describe('with a token', () => {
  test('everything can be read, and written with the one that writes', async () => {
    const reader = lake.clientWith({token: lake.tokens.read})
    expect(await reader.fetch('*[_id == "lesson.one"][0].body')).toBe(SECRET)
    expect(await reader.fetch('*[_id == "course"][0].title', {}, {perspective: 'drafts'})).toBe(SECRET)
    expect(await reader.getDocument('drafts.lesson.one')).toMatchObject({body: SECRET})
    expect(await reader.users.getById('me')).toMatchObject({roles: [{name: 'viewer'}]})
    await expect(reader.create({_id: 'no', _type: 'course'})).rejects.toThrow('permission "create" required')
    await lake.client.create({_id: 'yes', _type: 'course'})
    await lake.client.delete('yes')
  })

  test.each(['Bearer wrong', 'Bearer ', 'Basic abc', 'wrong'])(
    'that is none (%s), everything is refused',
    async (authorization) => {
      const headers = {authorization}
      for (const path of [
        query('1'),
        `${api}/data/doc/production/course`,
        `${api}/data/export/production`,
        `${api}/users/me`,
        `${api}/features`,
      ]) {
        const {status, text} = await ask(path, {headers})
        expect(status).toBe(401)
        expect(JSON.parse(text)).toMatchObject({message: 'Session not found', errorCode: 'SIO-401-ANF'})
      }
      const socket = new WebSocketClient(`${lake.url.replace('http', 'ws')}/tunnel`, {headers})
      const error = await new Promise<Error>((resolve) => socket.on('error', resolve))
      expect(error.message).toContain('401')
    },
  )

  test('the same tokens open it after a restart, and the file is for its owner alone', async () => {
    const {write} = lake.tokens
    await lake.restart()
    expect(await lake.clientWith({token: write}).fetch('*[_id == "lesson.one"][0].body')).toBe(SECRET)
    // Windows has no such bits.
    const {mode} = await stat(join(lake.data, 'tokens.json'))
    expect(process.platform === 'win32' || (mode & 0o777) === 0o600).toBe(true)
  })
})

describe('the session of the Studio', () => {
  test('is got by opening it, and opens everything', async () => {
    const session = await studioSession(lake, STUDIO)
    expect(session.cookie).not.toBe('')
    expect(await result(query('*[_id == "lesson.one"][0].body', 'raw'), {headers: session})).toBe(SECRET)
    const me = await ask(`${api}/users/me`, {headers: session})
    expect(JSON.parse(me.text)).toMatchObject({id: 'pLecternEditor', role: 'administrator'})
    const second = await studioSession(lake, 'http://localhost:3333')
    const other = await ask(`${api}/users/me`, {headers: second})
    expect(JSON.parse(other.text)).toMatchObject({id: 'pLecternSecond'})
    const written = await ask(`${api}/data/mutate/production`, {
      method: 'POST',
      headers: session,
      body: JSON.stringify({mutations: [{createIfNotExists: {_id: 'course', _type: 'course'}}]}),
    })
    expect(written.status).toBe(200)
  })

  test('cannot be read by scripts or taken along by other sites', async () => {
    const {headers} = await ask(`${api}/users/me`, {headers: {origin: STUDIO}})
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/)
  })

  test.each([STOREFRONT, 'http://localhost:3000', 'http://127.0.0.1:8025', 'http://127.0.0.1:3334'])(
    'is not given to a page of %s, and opens nothing there',
    async (origin) => {
      const {status, headers} = await ask(`${api}/users/me`, {headers: {origin}})
      expect(status).toBe(401)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      // A browser that has opened the Studio sends its cookie along from any page of this host.
      const {cookie} = await studioSession(lake, STUDIO)
      const read = await ask(query('*', 'raw'), {headers: {origin, cookie}})
      expect(read.text).not.toContain(SECRET)
      const written = await ask(`${api}/data/mutate/production`, {
        method: 'POST',
        headers: {origin, cookie, 'content-type': 'text/plain'},
        body: JSON.stringify({mutations: [{delete: {query: '*'}}]}),
      })
      expect(written.status).toBe(403)
    },
  )

  test('opens nothing without the page that has it: an address typed, a picture, a script', async () => {
    const {cookie} = await studioSession(lake, STUDIO)
    expect((await ask(query('*', 'raw'), {headers: {cookie}})).text).not.toContain(SECRET)
    expect((await ask(`${api}/users/me`, {headers: {cookie}})).status).toBe(401)
  })

  test('ends', async () => {
    const {headers} = await ask(`${api}/auth/logout`, {method: 'POST', headers: {origin: STUDIO}})
    expect(headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('that is not of this lake is none', async () => {
    const {cookie} = await studioSession(lake, STUDIO)
    const forged = `${cookie.split('=')[0]}=forged`
    const headers = {origin: STUDIO, cookie: forged}
    expect((await ask(query('*', 'raw'), {headers})).text).not.toContain(SECRET)
  })
})
