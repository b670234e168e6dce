import {generateKeyPairSync} from 'node:crypto'
import {lessonBody} from '@lectern/domain/learning/lesson-body'
import {logger} from 'firebase-functions/logger'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {toServedBody} from './served-body.ts'

const words = (text: string) => ({
  _type: 'block',
  _key: 'words',
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 'span', text, marks: []}],
})
const video = {
  _type: 'video',
  _key: 'film',
  title: 'Kerning',
  file: null,
  muxPlaybackId: 'playback1',
  poster: null,
  captionsUrl: null,
  transcript: [words('What is said')],
  stops: [],
}
const quiz = {
  _type: 'quiz',
  _key: 'q',
  question: [words('Which?')],
  several: false,
  answers: [{_key: 'a', text: [words('This')], right: true, explanation: [words('Because')]}],
}

beforeEach(() => {
  vi.stubEnv('MUX_SIGNING_KEY', '')
  vi.stubEnv('MUX_PRIVATE_KEY', 'unused')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('what is served has the shape that the browser expects, without the answers', async () => {
  const table = {
    _type: 'captionedTable',
    _key: 't',
    caption: 'A table',
    rows: [{_key: 'r', cells: ['a', 'b']}],
  }
  const served = await toServedBody([words('Read'), table, quiz])
  expect(lessonBody.parse(served)).toEqual(served)
  expect(served.map(({_type}) => _type)).toEqual(['block', 'table', 'quiz'])
  expect(JSON.stringify(served)).not.toMatch(/Because|"right"/)
})

test('the questions at which a video stops keep their answers to themselves, too', async () => {
  const stopped = {
    ...video,
    file: {url: 'https://files.example/film.webm', mimeType: 'video/webm'},
    stops: [{_key: 's', second: 3, quiz}],
  }
  const served = await toServedBody([stopped])
  expect(served).toMatchObject([
    {source: {kind: 'file', mimeType: 'video/webm'}, stops: [{second: 3, quiz: {_key: 'q'}}]},
  ])
  expect(JSON.stringify(served)).not.toMatch(/Because|"right"|muxPlaybackId/)
})

test('a block that is not complete is left out and logged; the rest is served', async () => {
  const log = vi.spyOn(logger, 'write').mockImplementation(() => {})
  const gone = {_type: 'download', _key: 'd', title: 'Sheet', url: null, size: null, extension: null}
  const served = await toServedBody([gone, {...video, transcript: null}, words('Read')])
  expect(served.map(({_type}) => _type)).toEqual(['block'])
  const lines = log.mock.calls.map(([{event, blockKey, field}]) => [event, blockKey, field])
  expect(lines).toEqual([
    ['lesson-block-left-out', 'd', 'url'],
    ['lesson-block-left-out', 'film', 'source'],
  ])
})

test('without keys for Mux, the words of its video are there to read', async () => {
  const [callout] = await toServedBody([video])
  expect(callout).toMatchObject({_type: 'callout', _key: 'film', title: 'Kerning'})
  expect(JSON.stringify(callout)).toContain('What is said')
  expect(JSON.stringify(await toServedBody([{...video, transcript: []}]))).toContain('cannot be played')
})

test('a video of Mux gets a token for itself that runs out', async () => {
  const {privateKey} = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: {type: 'pkcs1', format: 'pem'},
    publicKeyEncoding: {type: 'spki', format: 'pem'},
  })
  vi.stubEnv('MUX_SIGNING_KEY', 'key-1')
  vi.stubEnv('MUX_PRIVATE_KEY', Buffer.from(privateKey).toString('base64'))
  const [block] = await toServedBody([video])
  expect(block).toMatchObject({_type: 'video', source: {kind: 'mux', playbackId: 'playback1'}})
  const {token} = (block as unknown as {source: {token: string}}).source
  const [head, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>)
  expect(head).toMatchObject({alg: 'RS256'})
  expect(claims).toMatchObject({kid: 'key-1', sub: 'playback1', aud: 'v'})
  const seconds = Number(claims?.['exp']) - Date.now() / 1000
  expect(seconds).toBeGreaterThan(5 * 3600)
  expect(seconds).toBeLessThan(7 * 3600)
})
