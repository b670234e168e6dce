import {createHmac} from 'node:crypto'
import {logger} from 'firebase-functions/logger'
import type {Request} from 'firebase-functions/v2/https'
import {beforeEach, expect, test, vi} from 'vitest'
import {grpc} from '../services/error-code.ts'
import {announcements} from './announcements.ts'
import {onCoursePublished} from './on-course-published.ts'

vi.mock('./announcements.ts')

const create = vi.fn<(data: object) => Promise<void>>()
const doc = vi.fn<(id: string) => {create: typeof create}>(() => ({create}))

const secret = 'a secret'
const time = 1_700_000_000_000
const course = '{"_id":"course-a","_type":"course"}'
const sign = (body: string, key = secret) =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('base64url')
const signed = (body: string) => `t=${time},v1=${sign(body)}`

/** Posts a body to the function, and returns the status and the body of its answer. */
async function post(body: string, headers: Record<string, string>) {
  const answer: {status?: number; body?: unknown} = {}
  const response = {
    on: () => response,
    status: (status: number) => Object.assign(response, (answer.status = status) && {}),
    send: (sent: unknown) => (answer.body = sent),
    json: (sent: unknown) => (answer.body = sent),
  }
  const request = {
    rawBody: Buffer.from(body),
    body: body && (JSON.parse(body) as unknown),
    get: (name: string) => headers[name],
  }
  await onCoursePublished(
    request as unknown as Request,
    response as unknown as Parameters<typeof onCoursePublished>[1],
  )
  return answer
}

beforeEach(() => {
  vi.stubEnv('SANITY_WEBHOOK_SECRET', secret)
  create.mockReset().mockResolvedValue()
  doc.mockClear()
  vi.mocked(announcements).mockReturnValue({doc} as unknown as ReturnType<typeof announcements>)
  vi.spyOn(logger, 'write')
    .mockReset()
    .mockImplementation(() => {})
})

const headers = {'sanity-webhook-signature': signed(course), 'sanity-operation': 'create'}

test('a new course with a valid signature waits to be announced', async () => {
  expect(await post(course, headers)).toEqual({status: 200, body: {added: true}})
  expect(doc).toHaveBeenCalledExactlyOnceWith('course-a')
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({announcedAt: null}))
})

test('a course that is known stays as it is', async () => {
  create.mockRejectedValue(Object.assign(new Error('There is one.'), {code: grpc.alreadyExists}))
  expect(await post(course, headers)).toEqual({status: 200, body: {added: false}})
})

test.each([
  ['no signature', undefined],
  ['an empty signature', ''],
  ['another secret', `t=${time},v1=${sign(course, 'another')}`],
  ['the signature of another body', signed('{}')],
  ['another time', `t=${time + 1},v1=${sign(course)}`],
  ['half a signature', `t=${time},v1=${sign(course).slice(0, 20)}`],
  ['no time', `v1=${sign(course)}`],
])('a request with %s is refused', async (_, signature) => {
  const headers = {'sanity-operation': 'create', ...(signature && {'sanity-webhook-signature': signature})}
  expect(await post(course, headers)).toMatchObject({status: 401})
  expect(create).not.toHaveBeenCalled()
})

test.each([
  ['an update', course, 'update'],
  ['another type', '{"_id":"course-a","_type":"article"}', 'create'],
  ['a draft', '{"_id":"drafts.course-a","_type":"course"}', 'create'],
  ['a body without an id', '{}', 'create'],
])('%s is not added', async (_, body, operation) => {
  const headers = {'sanity-webhook-signature': signed(body), 'sanity-operation': operation}
  expect(await post(body, headers)).toEqual({status: 200, body: {added: false}})
  expect(create).not.toHaveBeenCalled()
})

test('an error is logged and answered so that Sanity repeats the request', async () => {
  create.mockRejectedValue(new Error('no quota left'))
  expect(await post(course, headers)).toMatchObject({status: 500})
  expect(logger.write).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({event: 'publication-failed', courseId: 'course-a'}),
  )
})
