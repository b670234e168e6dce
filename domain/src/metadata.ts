/** The shop's name in metadata; the pages show the name in the site settings. */
export const SHOP = 'Lectern'

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

/**
 * A page description of at most 160 characters: of a longer one, the whole words among its first 157 characters and '...'; the
 * characters themselves where they are one word.
 */
export function metaDescription(description: string): string {
  const cut = truncate(description, MAX_DESCRIPTION)
  if (cut === description) return description
  const next = Array.from(description)[MAX_DESCRIPTION - 3] ?? ''
  return /\s/.test(next) ? cut : cut.replace(/\s+\S*$/, '...')
}
