/** The font size at which a name fits on the certificate, chosen by its length; full-width characters count as two. */
export type NameSize = 'large' | 'medium' | 'small' | 'tiny'

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u

/** Splits by grapheme clusters, the characters a reader perceives, so that combining marks don't count. */
const graphemes = new Intl.Segmenter(undefined, {granularity: 'grapheme'})

export function nameSize(name: string): NameSize {
  let width = 0
  for (const {segment} of graphemes.segment(name)) width += WIDE.test(segment) ? 2 : 1
  if (width <= 22) return 'large'
  if (width <= 40) return 'medium'
  return width <= 90 ? 'small' : 'tiny'
}
