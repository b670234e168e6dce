import {sendPasswordConfirmation, sendVerificationEmail} from '@lectern/domain/accounts/contracts'
import {listOrders, settleProblem} from '@lectern/domain/orders/contracts'
import {findLearners} from '@lectern/domain/people/contracts'
import {createHmac} from 'node:crypto'
import {isDeepStrictEqual} from 'node:util'
import {expect, test} from 'vitest'
import {functionsSecrets} from '../../local/environment.ts'
import {postEvent} from '../integration/commerce/payments.ts'
import {stack} from '../stack.ts'
import {callRaw, refusal} from '../integration/commerce/callable.ts'
import {eventually} from '../integration/commerce/eventually.ts'
import {signUp, signUpStaff} from '../integration/commerce/learner.ts'

/* What thousands of inputs have found, each by itself. */

test('a token that outlives its account is that of nobody', async () => {
  const gone = await signUp()
  await gone.deleteAccount()
  expect(await refusal(gone.call(sendVerificationEmail, {}))).toEqual({reason: 'signed-out'})
  expect(await refusal(gone.call(sendPasswordConfirmation, {}))).toEqual({reason: 'signed-out'})
})

test('a text with half a character in it is refused, as no database stores it', async () => {
  const message = {name: 'Ada \ud83d', email: 'ada@example.com', subject: 'Hello', message: 'Hello'}
  expect(await refusal(callRaw('sendContactMessage', message))).toMatchObject({reason: 'invalid-argument'})
})

const {MAILGUN_WEBHOOK_KEY = '', SANITY_WEBHOOK_SECRET = ''} = functionsSecrets()

async function post(name: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${stack.functionsUrl}/${name}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body,
  })
  await response.body?.cancel()
  return response.status
}

/** What other tests have done may still arrive between the two questions. */
const isFirstPage = (list: (cursor: string | null) => Promise<object>, cursor: string) =>
  eventually(`${cursor} to lead to the first page`, async () =>
    isDeepStrictEqual(await list(cursor), await list(null)),
  )

test('ids that Firestore keeps for itself, and times it does not know, are not asked for', async () => {
  const staff = await signUpStaff()
  const search = {status: null, courseId: null, from: null, before: null, cursor: null}
  expect(await staff.call(listOrders, {...search, search: '__reserved__'})).toMatchObject({orders: []})
  expect(await refusal(staff.call(settleProblem, {problemId: '__id__', reason: 'None'}))).toMatchObject({
    reason: 'invalid-argument',
  })
  for (const cursor of ['[0,0,"__id__"]', '[253402300800,0,"order"]'])
    await isFirstPage((from) => staff.call(listOrders, {...search, search: '', cursor: from}), cursor)
  const cursor = '["newest",8640000000000000,0,"a"]'
  await isFirstPage((from) => staff.call(findLearners, {search: '', cursor: from}), cursor)
  const reviews = await fetch(
    `${stack.functionsUrl}/pages/api/reviews?course=course-a&after=1.999999999999999.${'f'.repeat(32)}`,
  )
  expect(reviews.status).toBe(400)
})

test('an event of Stripe about something without an id is not complete', async () => {
  for (const id of ['', '..', 'a/b', '\ud83d', 'x'.repeat(5000)])
    expect(await postEvent({type: 'checkout.session.completed', object: {id}})).toBe(400)
  expect(await postEvent({type: 'charge.refunded', object: {id: 'ch_1', payment_intent: '../x'}})).toBe(400)
})

test('a complaint of what is no address changes nothing', async () => {
  const [timestamp, token] = [String(Math.floor(Date.now() / 1000)), 'f'.repeat(50)]
  const signature = createHmac('sha256', MAILGUN_WEBHOOK_KEY)
    .update(timestamp + token)
    .digest('hex')
  const event = {event: 'complained', recipient: 'no address'}
  const body = JSON.stringify({signature: {timestamp, token, signature}, 'event-data': event})
  expect(await post('webhooks/mailgun', body)).toBe(200)
})

test('a course whose id can be none does not wait to be announced', async () => {
  const body = JSON.stringify({_id: 'a/b', _type: 'course'})
  const time = Date.now()
  const signature = createHmac('sha256', SANITY_WEBHOOK_SECRET).update(`${time}.${body}`).digest('base64url')
  const headers = {'sanity-webhook-signature': `t=${time},v1=${signature}`, 'sanity-operation': 'create'}
  expect(await post('webhooks/sanity', body, headers)).toBe(200)
})
