import {createHmac} from 'node:crypto'

/** The `stripe-signature` header for `body`, as Stripe makes it. `at` is in seconds. */
export function signatureHeader(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
