import {metaDescription, metaTitle} from '@lectern/domain/metadata'
import {Parser} from 'htmlparser2'
import {html} from '../outbox/html.ts'

/** What a page says of itself where a link to it is shown. */
export interface PageWords {
  title: string
  description: string
  /** the page's address */
  url: string
  /** the address of a picture, 1200 × 630 */
  image: string
}

/**
 * A built page with words of its own, for those who read a page without running it: they take the place of its title.
 * @throws Error when the page has no title
 */
export function withWords(page: string, {title, description, url, image}: PageWords): string {
  const {start, end} = findTitle(page)
  const short = {title: metaTitle(title), description: metaDescription(description)}
  const tags = [
    html`<title>${short.title}</title>`,
    html`<meta name="description" content="${short.description}" />`,
    html`<meta name="robots" content="noindex" />`,
    html`<link rel="canonical" href="${url}" />`,
    html`<meta property="og:site_name" content="Lectern" />`,
    html`<meta property="og:title" content="${short.title}" />`,
    html`<meta property="og:description" content="${short.description}" />`,
    html`<meta property="og:type" content="website" />`,
    html`<meta property="og:url" content="${url}" />`,
    html`<meta property="og:image" content="${image}" />`,
    html`<meta name="twitter:card" content="summary_large_image" />`,
  ]
  return page.slice(0, start) + tags.map(({value}) => value).join('') + page.slice(end)
}

/** Where the page's title is in its text. */
function findTitle(page: string): {start: number; end: number} {
  let start = -1
  let end = -1
  const parser = new Parser({
    onopentag(name) {
      if (name === 'title' && start === -1) start = parser.startIndex
    },
    onclosetag(name) {
      if (name === 'title' && end === -1) end = parser.endIndex + 1
    },
  })
  parser.end(page)
  if (end === -1) throw new Error('The page has no title.')
  return {start, end}
}
