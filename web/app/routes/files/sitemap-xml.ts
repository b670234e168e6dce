import {publicAddresses} from '~/features/pages/prerender-paths'
import {absolute} from '~/lib/router/page-meta'
import {xml} from '~/lib/router/xml'

/** The list of pages for search engines. */
export async function loader() {
  const entries = (await publicAddresses()).map(({path, changed}) => {
    const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : ''
    return `<url><loc>${xml(absolute(path))}</loc>${lastmod}</url>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    {headers: {'content-type': 'application/xml; charset=utf-8'}},
  )
}
