import {createHmac} from 'node:crypto'
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http'
import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from './lake.ts'

const secret = 'whsec_test'
let lake: TestLake
let receiver: Server
let received: {headers: IncomingHttpHeaders; body: string}[] = []
/** What the receiver answers, in order; 200 when used up. */
let answers: number[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({headers: request.headers, body})
      response.writeHead(answers.shift() ?? 200).end()
      receiver.emit('received')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/onCoursePublished`
  lake = await startLake({webhook: {url, secret, delays: [10, 20, 40]}})
})
afterAll(async () => {
  await lake.stop()
  receiver.close()
})
beforeEach(() => {
  received = []
  answers = []
})

async function publish(id: string, document: Record<string, unknown>): Promise<string> {
  await lake.client.createOrReplace({_id: `drafts.${id}`, _type: 'course', ...document})
  const {transactionId} = await lake.client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  })
  return transactionId
}

async function deliveries(count: number) {
  while (received.length < count) await once(receiver, 'received', {signal: AbortSignal.timeout(10_000)})
  return received
}

describe('publishing a course', () => {
  test('is announced once, signed as Sanity signs', async () => {
    const transactionId = await publish('seo', {
      title: 'SEO',
      slug: {_type: 'slug', current: 'seo'},
      listing: 'catalogue',
    })
    const [{headers, body} = {headers: {}, body: ''}] = await deliveries(1)
    expect(JSON.parse(body)).toEqual({
      _id: 'seo',
      _type: 'course',
      slug: {_type: 'slug', current: 'seo'},
      title: 'SEO',
      listing: 'catalogue',
    })
    const [, time, signature] =
      /^t=(\d{13}),v1=([\w-]+)$/.exec(String(headers['sanity-webhook-signature'])) ?? []
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url'))
    expect(headers).toMatchObject({
      'idempotency-key': `${transactionId}-seo`,
      'sanity-operation': 'create',
      'sanity-document-id': 'seo',
      'sanity-dataset': 'production',
    })
  })

  test('is announced again until it is taken, under the same key', async () => {
    answers = [500, 503]
    await publish('retried', {title: 'Retried'})
    const all = await deliveries(3)
    expect(new Set(all.map(({headers}) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(all.map(({body}) => body)).size).toBe(1)
  })

  test('goes through although nobody takes the announcement', async () => {
    answers = [500, 500, 500, 500]
    await publish('unheard', {title: 'Unheard'})
    expect(await lake.client.getDocument('unheard')).toMatchObject({title: 'Unheard'})
    await deliveries(4)
  })
})

test('loading content, editing drafts and publishing other things is no news', async () => {
  await lake.client.createOrReplace({_id: 'loaded', _type: 'course'})
  await lake.client.createOrReplace({_id: 'drafts.article', _type: 'article'})
  await lake.client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.article',
    publishedId: 'article',
  })
  await publish('last', {title: 'Last'})
  const [first] = await deliveries(1)
  expect(JSON.parse(first?.body ?? '{}')).toMatchObject({_id: 'last'})
})
