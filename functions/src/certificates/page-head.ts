import {metaDescription, metaTitle, SHARED_PICTURE, type SharedPicture} from '@lectern/domain/metadata'
import {Parser} from 'htmlparser2'
import {html} from '../outbox/html.ts'

/** What a page says of itself where a link to it is shown. */
export interface PageWords {
  title: string
  description: string
  /** the origin of the page, and its path */
  site: string
  path: string
  picture: SharedPicture
}

/**
 * A built page with words of its own, for those who read a page without running it. They follow its title, which stays: React
 * expects the page as it was built, and passes over tags that were added to its head. The page takes them away once it has its own.
 * @throws Error when the page has no title
 */
export function withWords(page: string, {title, description, site, path, picture}: PageWords): string {
  const end = findTitleEnd(page)
  const short = {title: metaTitle(title), description: metaDescription(description)}
  const url = site + path
  const {width, height} = SHARED_PICTURE
  const tags = [
    html`<meta data-served name="description" content="${short.description}" />`,
    html`<link data-served rel="canonical" href="${url}" />`,
    html`<meta data-served property="og:site_name" content="Lectern" />`,
    html`<meta data-served property="og:title" content="${short.title}" />`,
    html`<meta data-served property="og:description" content="${short.description}" />`,
    html`<meta data-served property="og:type" content="website" />`,
    html`<meta data-served property="og:url" content="${url}" />`,
    html`<meta data-served property="og:image" content="${site + picture.path}" />`,
    html`<meta data-served property="og:image:type" content="${picture.type}" />`,
    html`<meta data-served property="og:image:width" content="${width}" />`,
    html`<meta data-served property="og:image:height" content="${height}" />`,
    html`<meta data-served property="og:image:alt" content="${picture.alt}" />`,
    html`<meta data-served name="twitter:card" content="summary_large_image" />`,
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
