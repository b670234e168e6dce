import {createHmac} from 'node:crypto'
import fc from 'fast-check'
import {functionsSecrets} from '../../local/environment.ts'
import {CONNECT_SECRET, sign} from '../integration/commerce/payments.ts'
import {hostileText, hostileValue, nested} from './hostile.ts'
import {tokens} from './world.ts'

const {MAILGUN_WEBHOOK_KEY = '', SANITY_WEBHOOK_SECRET = ''} = functionsSecrets()

export interface HostileRequest {
  method: string
  /** what follows the function's address: a path, a query */
  address: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'application/cloudevents+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nonsense',
]
const ADDRESSES = [
  '',
  '/',
  '//',
  '/course/%ff',
  '/course/%ed%a0%80',
  '/course/a%0d%0aSet-Cookie:%20x=1',
  '/learn/a/%00',
  '/certificates/..%2f..%2fx',
  `/certificates/${'0'.repeat(32)}`,
  '/certificates/..%2f..%2fx.jwt',
  '/credentials/status/1e309',
  `/course/${'x'.repeat(4000)}`,
  '/blog/__proto__',
  '/instructor/1e309',
  '?token=%ff',
  '?token[]=a&token[]=b',
  '?token[__proto__][x]=1',
  '?token=a.b.c',
  '?token=%0d%0aLocation:%20//example.com',
  '?course=a&course=b&sort[]=newest',
  '?course=course-a&sort=helpful&after=1.1.' + '0'.repeat(32),
  '?course=course-a&after=999999999.999999999999999.' + 'f'.repeat(32),
]
const MIXED = [
  '{"data": {"@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "x"}}',
  '{"data": {}, "more": 1}',
  '{"data":',
  '[]',
  'null',
  '"data"',
  '0',
  '\ufeff{"data": {}}',
  '{"data": {"email": "a@example.com\\r\\nBcc: b@example.com"}}',
  'data=x\r\n\r\nPOST / HTTP/1.1',
  '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\nx\r\n--x--',
]
/** No UTF-8, and what is cut off in the middle of a letter. */
const BYTES = [
  [0xff, 0xfe, 0x00],
  [0xc3, 0x28],
  [0xed, 0xa0, 0x80],
  [...Buffer.from('{"data":"ä"}').subarray(0, 10)],
]

const body = fc.oneof(
  fc.constantFrom(...MIXED),
  fc.constantFrom(...BYTES).map((bytes) => Uint8Array.from(bytes)),
  fc.uint8Array({maxLength: 200}).map((bytes) => Uint8Array.from(bytes)),
  hostileValue.map((value) => JSON.stringify({data: value})),
  fc
    .tuple(fc.constantFrom('subscribe', 'createCheckout', 'listRecipients', 'toString'), hostileValue)
    .map(([call, input]) => JSON.stringify({data: {call, input}})),
  hostileValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(nested(100), nested(100_000), `{"data":${nested(100_000)}}`),
)

/** What a header can carry. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 2000),
)
const unsignedHeaders = fc
  .tuple(
    fc.constantFrom(...TYPES),
    headerText,
    fc.constantFrom('none', 'stripe', 'sanity', 'bearer', 'host', 'gzip'),
  )
  .map(([type, text, kind]): Record<string, string> => {
    const more = {
      none: {},
      stripe: {'stripe-signature': `t=1,v1=${text}`},
      sanity: {'sanity-webhook-signature': `t=1609459200001,v1=${text}`},
      bearer: {authorization: `Bearer ${text}`},
      host: {'x-forwarded-host': text, origin: text},
      gzip: {'content-encoding': 'gzip'},
    }
    return {'content-type': type, ...more[kind]}
  })

/** Requests that nobody has signed: whatever a stranger can send. */
export const unsignedRequests: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    address: fc.constantFrom(...ADDRESSES),
    headers: unsignedHeaders,
    body,
  })
  .map((request) => (['GET', 'HEAD'].includes(request.method) ? {...request, body: null} : request))

const json = {'content-type': 'application/json'}
const post = (text: string, headers: Record<string, string>): HostileRequest => ({
  method: 'POST',
  address: '',
  headers: {...json, ...headers},
  body: text,
})

/** An object of which each field is what it should be, or something else. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, right]) => [
        name,
        fc.oneof({weight: 4, arbitrary: right}, {weight: 1, arbitrary: hostileValue}),
      ]),
    ),
    {requiredKeys: []},
  )
}

const stripeEvent = nearly({
  id: fc.constant('evt_1'),
  object: fc.constant('event'),
  type: fc.constantFrom(
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.dispute.created',
    'charge.refunded',
    'refund.failed',
    'customer.created',
  ),
  data: nearly({object: nearly({id: hostileText, payment_intent: hostileText})}),
})

const stripeConnectEvent = nearly({
  id: fc.constant('evt_1'),
  object: fc.constant('event'),
  type: fc.constantFrom(
    'account.updated',
    'account.application.deauthorized',
    'payout.failed',
    'person.created',
  ),
  account: fc.oneof(fc.constant('acct_1'), hostileText),
  data: nearly({object: nearly({id: hostileText})}),
})

const mailgunEvent = nearly({
  event: fc.constantFrom('failed', 'complained', 'unsubscribed', 'opened'),
  severity: fc.constantFrom('permanent', 'temporary'),
  recipient: hostileText,
  reason: hostileText,
  'delivery-status': nearly({description: hostileText, message: hostileText}),
})

const sanityBody = nearly({_type: fc.constant('course'), _id: hostileText})

/** Nonsense that the right service has signed, by the path of what answers it. */
export const signedRequests: Readonly<Record<string, fc.Arbitrary<HostileRequest>>> = {
  'webhooks/stripe': fc.oneof(stripeEvent, hostileValue).map((event) => {
    const text = JSON.stringify(event)
    return post(text, {'stripe-signature': sign(text)})
  }),
  'webhooks/stripe-connect': fc.oneof(stripeConnectEvent, hostileValue).map((event) => {
    const text = JSON.stringify(event)
    return post(text, {'stripe-signature': sign(text, CONNECT_SECRET)})
  }),
  'webhooks/mailgun': fc.oneof(mailgunEvent, hostileValue).map((event) => {
    const [timestamp, token] = [String(Math.floor(Date.now() / 1000)), 'f'.repeat(50)]
    const signature = createHmac('sha256', MAILGUN_WEBHOOK_KEY)
      .update(timestamp + token)
      .digest('hex')
    return post(JSON.stringify({signature: {timestamp, token, signature}, 'event-data': event}), {})
  }),
  'webhooks/sanity': fc.oneof(sanityBody, hostileValue).map((value) => {
    const text = JSON.stringify(value)
    const time = Date.now()
    const signature = createHmac('sha256', SANITY_WEBHOOK_SECRET)
      .update(`${time}.${text}`)
      .digest('base64url')
    return post(text, {
      'sanity-webhook-signature': `t=${time},v1=${signature}`,
      'sanity-operation': 'create',
    })
  }),
  'pages/api/unsubscribe': fc
    .constantFrom(...tokens())
    .map((token) => ({...post('', {}), address: `?token=${encodeURIComponent(token)}`})),
}
