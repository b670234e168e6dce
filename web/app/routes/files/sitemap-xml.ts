import {publicAddresses, sitemapParts, sitemapPath} from '~/features/pages/prerender-paths'
import {absolute} from '~/lib/router/page-meta'
import {sitemapFile, xml} from '~/lib/router/xml'

/** What search engines open first: the files with the addresses of pages. */
export async function loader() {
  const parts = sitemapParts(await publicAddresses())
  return sitemapFile(
    'sitemapindex',
    parts.map((_, index) => `<sitemap><loc>${xml(absolute(sitemapPath(index + 1)))}</loc></sitemap>`),
  )
}
