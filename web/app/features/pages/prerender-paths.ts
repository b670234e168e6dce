import {fetchContent} from '../../lib/sanity/client'
import {pagesQuery} from './build-queries'

/** The pages that are always there for anybody. */
export const fixedPages = [
  '/',
  '/courses',
  '/instructors',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/help',
  '/privacy',
  '/terms',
  '/sitemap',
]

/** What else is written at build. */
const files = [
  // Any address without a screen shows this page.
  '/404',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
  '/icons.svg',
]

/** The pages that are written as HTML at build: the fixed ones, and one for each course, instructor and article. */
export async function prerenderPaths(): Promise<string[]> {
  const {courses, instructors, articles} = await fetchContent(pagesQuery)
  return [
    ...fixedPages,
    ...files,
    ...courses.map(({slug}) => `/course/${slug}`),
    ...instructors.map(({slug}) => `/instructor/${slug}`),
    ...articles.map(({slug}) => `/blog/${slug}`),
  ]
}
