import {feedQuery} from '~/features/pages/build-queries'
import {text} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'
import {absolute} from '~/lib/router/page-meta'
import {xml} from '~/lib/router/xml'

/** The blog's RSS feed, newest article first. */
export async function loader() {
  const articles = await fetchContent(feedQuery)
  const items = articles.map(({slug, title, excerpt, date, category}) => {
    const address = xml(absolute(`/blog/${slug}`))
    return [
      '<item>',
      `<title>${xml(text(title))}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<description>${xml(text(excerpt))}</description>`,
      Number.isNaN(Date.parse(text(date))) ? '' : `<pubDate>${new Date(text(date)).toUTCString()}</pubDate>`,
      category ? `<category>${xml(category)}</category>` : '',
      '</item>',
    ].join('')
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Lectern blog</title>
<link>${xml(absolute('/blog'))}</link>
<description>Articles on learning, teaching and choosing courses.</description>
<language>en</language>
<atom:link href="${xml(absolute('/rss.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`,
    {headers: {'content-type': 'application/rss+xml; charset=utf-8'}},
  )
}
