/** The shop's name in metadata; the pages show the name in the site settings. */
export const SHOP = 'Lectern'

/** Pixels of the picture of a shared link, the size that all who show such pictures ask for. */
export const SHARED_PICTURE = {width: 1200, height: 630} as const

/** A picture of a shared link; its size is that of `SHARED_PICTURE`. */
export interface SharedPicture {
  /** on this site, or an absolute URL */
  path: string
  /** as in HTTP's Content-Type */
  type: string
  alt: string
}

/** The picture of links to pages that have none of their own. */
export const SHOP_PICTURE: SharedPicture = {
  path: '/og-default.png',
  type: 'image/png',
  alt: `${SHOP}: an open book over a shelf of books`,
}

/** Characters of a title and of a description in metadata. */
export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 160

/** Truncates by code points, so that no emoji is split. */
function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit - 3).join('')}...`
}

/** The site's name at the end of a title. */
const SUFFIX = / \| Lectern$/

/**
 * A page title of at most 60 characters: a longer one loses the site's name at its end, and one that is still too
 * long is cut to its first 57 characters and '...'.
 */
export function metaTitle(title: string): string {
  const whole = Array.from(title).length <= MAX_TITLE
  return truncate(whole ? title : title.replace(SUFFIX, ''), MAX_TITLE)
}

/** The title of a page in metadata: with the shop's name where there is room for it. */
export function pageTitle(title: string): string {
  return metaTitle(title.includes(SHOP) ? title : `${title} | ${SHOP}`)
}

/** A page description of at most 160 characters. */
export function metaDescription(description: string): string {
  return shorten(description, MAX_DESCRIPTION)
}

/**
 * A text of at most so many characters: of a longer one, the whole words that have room before '...'; the characters themselves
 * where they are one word.
 */
export function shorten(text: string, limit: number): string {
  const cut = truncate(text, limit)
  if (cut === text) return text
  const next = Array.from(text)[limit - 3] ?? ''
  return /\s/.test(next) ? cut : cut.replace(/\s+\S*$/, '...')
}
