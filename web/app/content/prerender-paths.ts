/** The pages that are written as HTML at build. */
export async function prerenderPaths(): Promise<string[]> {
  return [
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
    '/404',
    '/sitemap.xml',
    '/robots.txt',
    '/rss.xml',
  ]
}
