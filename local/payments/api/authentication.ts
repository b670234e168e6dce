import {StripeFailure} from './failure.ts'

/** Throws what Stripe answers unless the request carries a secret test key (Bearer, or Basic as curl sends it). */
export function authenticate(authorization: string | undefined): void {
  const key = keyOf(authorization ?? '')
  if (key === '') {
    throw new StripeFailure(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (key.startsWith('pk_')) {
    throw new StripeFailure(
      401,
      'invalid_request_error',
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      {code: 'secret_key_required'},
    )
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) {
    throw new StripeFailure(401, 'invalid_request_error', `Invalid API Key provided: ${masked(key)}`)
  }
}

function keyOf(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? ''
  return ''
}

const masked = (key: string) =>
  key.slice(0, 8) + '*'.repeat(Math.max(0, Math.min(key.length, 24) - 12)) + key.slice(8).slice(-4)
