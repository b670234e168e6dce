import {closedPaths} from '~/features/pages/prerender-paths'
import {absolute} from '~/lib/router/page-meta'

/** Search engines may crawl everything except private pages and steps of a process. */
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
