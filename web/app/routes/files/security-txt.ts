import {absolute} from '~/lib/router/page-meta'

/** For so long from the build on it may be trusted: a shop that is looked after is built more often. At most a year (RFC 9116). */
const VALID_MS = 300 * 24 * 60 * 60 * 1000

/** Where a weakness is reported (RFC 9116). */
export function loader() {
  const lines = [
    `Contact: ${absolute('/contact')}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ]
  return new Response(lines.join('\n'), {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
