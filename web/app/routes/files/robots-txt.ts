import {closedPaths} from '~/features/pages/prerender-paths'
import {absolute} from '~/lib/router/page-meta'

/**
 * Search engines may crawl everything except private pages and steps of a process. A rule closes all that begins with it (RFC 9309): each
 * says where its segment ends, so that /teach does not close a page of an editor's at /teach-with-us.
 */
export function loader() {
  const lines = [
    'User-agent: *',
    ...closedPaths().flatMap((path) =>
      [`${path}$`, `${path}/`, `${path}?`].map((rule) => `Disallow: ${rule}`),
    ),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
