const MAX_TITLE = 60
const MAX_DESCRIPTION = 160

/** Cuts by user-visible characters, so that no emoji or accented letter is torn in two. */
function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit - 3).join('')}...`
}

/** The shop's name behind a title. */
const SUFFIX = / \| Lectern$/

/**
 * A page title of at most 60 characters: of a longer one the shop's name behind it is left off, and what is too long without
 * it is its first 57 and '...'.
 */
export function metaTitle(title: string): string {
  const whole = Array.from(title).length <= MAX_TITLE
  return truncate(whole ? title : title.replace(SUFFIX, ''), MAX_TITLE)
}

/** A page description of at most 160 characters: a longer one is its first 157 and '...'. */
export function metaDescription(description: string): string {
  return truncate(description, MAX_DESCRIPTION)
}
