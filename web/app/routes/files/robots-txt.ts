import {absolute} from '~/lib/router/page-meta'

/** Pages about one person, and pages that are steps of something, are nothing to find. */
const closed = [
  '/account',
  '/admin',
  '/cart',
  '/payment-success',
  '/order-history',
  '/profile',
  '/my-courses',
  '/settings',
  '/auth',
  '/reset-password',
  '/unsubscribe',
]

export function loader() {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
