/** How large a name can be set so that it fits: by its length, where a character as wide as it is high counts twice. */
export type NameSize = 'large' | 'medium' | 'small' | 'tiny'

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u

/** The characters that readers see, however they are put together. */
const graphemes = new Intl.Segmenter(undefined, {granularity: 'grapheme'})

export function nameSize(name: string): NameSize {
  let width = 0
  for (const {segment} of graphemes.segment(name)) width += WIDE.test(segment) ? 2 : 1
  if (width <= 22) return 'large'
  if (width <= 40) return 'medium'
  return width <= 90 ? 'small' : 'tiny'
}
