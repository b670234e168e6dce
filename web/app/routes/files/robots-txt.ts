import {closedPaths} from '~/features/pages/prerender-paths'
import {absolute} from '~/lib/router/page-meta'

/** What search engines may read: all but pages about one person and pages that are steps of something. */
export function loader() {
  const lines = [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
