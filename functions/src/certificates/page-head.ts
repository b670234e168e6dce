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
 * A built page with words of its own, for those who read a page without running it. They follow its title, which stays: React
 * expects the page as it was built, and passes over tags that were added to its head.
 * @throws Error when the page has no title
 */
export function withWords(page: string, {title, description, url, image}: PageWords): string {
  const end = findTitleEnd(page)
  const short = {title: metaTitle(title), description: metaDescription(description)}
  const tags = [
    html`<meta name="description" content="${short.description}" />`,
    html`<link rel="canonical" href="${url}" />`,
    html`<meta property="og:site_name" content="Lectern" />`,
    html`<meta property="og:title" content="${short.title}" />`,
    html`<meta property="og:description" content="${short.description}" />`,
    html`<meta property="og:type" content="website" />`,
    html`<meta property="og:url" content="${url}" />`,
    html`<meta property="og:image" content="${image}" />`,
    html`<meta name="twitter:card" content="summary_large_image" />`,
  ]
  return page.slice(0, end) + tags.map(({value}) => value).join('') + page.slice(end)
}

/** Where the page's title ends in its text. */
function findTitleEnd(page: string): number {
  let end = -1
  const parser = new Parser({
    onclosetag(name) {
      if (name === 'title' && end === -1) end = parser.endIndex + 1
    },
  })
  parser.end(page)
  if (end === -1) throw new Error('The page has no title.')
  return end
}
