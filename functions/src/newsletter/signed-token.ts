import {createHmac, timingSafeEqual} from 'node:crypto'
import type * as z from 'zod/mini'

/** What a token allows; one signed for one purpose is not valid for another. */
type Purpose = 'unsubscribe' | 'confirm'

/** Signs what is carried by a link: `payload.signature`, both in base64url. */
export function signToken(purpose: Purpose, content: unknown, secret: string): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${payload}.${signature(purpose, payload, secret)}`
}

/** What a token carries; null when its signature is not valid, or its content is none of today. */
export function readToken<Content>(
  purpose: Purpose,
  token: string,
  secret: string,
  schema: z.ZodMiniType<Content>,
): Content | null {
  const [payload = '', signed = '', ...rest] = token.split('.')
  const expected = Buffer.from(signature(purpose, payload, secret))
  const given = Buffer.from(signed)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return parsed.success ? parsed.data : null
}

function signature(purpose: Purpose, payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('base64url')
}
