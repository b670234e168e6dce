import {pagesQuery} from '~/features/pages/build-queries'
import {fixedPages} from '~/features/pages/prerender-paths'
import {fetchContent} from '~/lib/sanity/client'
import {absolute} from '~/lib/router/page-meta'
import {xml} from '~/lib/router/xml'

function entry(path: string, changed?: string): string {
  const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : ''
  return `<url><loc>${xml(absolute(path))}</loc>${lastmod}</url>`
}

/** The list of pages for search engines. */
export async function loader() {
  const {courses, instructors, articles} = await fetchContent(pagesQuery)
  const entries = [
    ...fixedPages.map((path) => entry(path)),
    ...courses.map(({slug, _updatedAt}) => entry(`/course/${slug}`, _updatedAt)),
    ...instructors.map(({slug, _updatedAt}) => entry(`/instructor/${slug}`, _updatedAt)),
    ...articles.map(({slug, _updatedAt}) => entry(`/blog/${slug}`, _updatedAt)),
  ]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    {headers: {'content-type': 'application/xml; charset=utf-8'}},
  )
}
