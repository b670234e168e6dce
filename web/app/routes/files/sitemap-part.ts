import {publicAddresses, sitemapParts} from '~/features/pages/prerender-paths'
import {absolute} from '~/lib/router/page-meta'
import {sitemapFile, xml} from '~/lib/router/xml'
import type {Route} from './+types/sitemap-part'

/** One of the lists of pages for search engines: `1.xml` is the first. */
export async function loader({params}: Route.LoaderArgs) {
  const addresses = sitemapParts(await publicAddresses())[Number.parseInt(params.part, 10) - 1] ?? []
  return sitemapFile(
    'urlset',
    addresses.map(({path, changed}) => {
      const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : ''
      return `<url><loc>${xml(absolute(path))}</loc>${lastmod}</url>`
    }),
  )
}
