/** The static pages, each one document with a fixed id, so that none can be missing twice or doubled. */
export const pages = [
  {key: 'about', title: 'About us', path: '/about'},
  {key: 'faq', title: 'Questions and answers', path: '/faq'},
  {key: 'help', title: 'Help', path: '/help'},
  {key: 'privacy', title: 'Privacy policy', path: '/privacy'},
  {key: 'terms', title: 'Terms of service', path: '/terms'},
] as const

export type PageKey = (typeof pages)[number]['key']

/** The id of a static page's document. */
export function pageId(key: PageKey): string {
  return `page-${key}`
}
