import {createHmac, timingSafeEqual} from 'node:crypto'

/**
 * Whether a webhook's body is signed by Sanity: the header is `t=<ms>,v1=<signature>`, the signature the HMAC-SHA256 of
 * `<ms>.<body>` in base64url (https://www.sanity.io/docs/content-lake/webhooks).
 */
export function isSignedBySanity(body: string, header: string | undefined, secret: string): boolean {
  const match = /^t=(\d+)[, ]+v1=([\w-]+)$/.exec(header?.trim() ?? '')
  if (!match) return false
  const [, timestamp = '', signature = ''] = match
  const expected = Buffer.from(
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url'),
  )
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
