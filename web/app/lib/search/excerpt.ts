import {foldText} from '@lectern/domain/text/text-search'

/** How many characters of a text are shown. */
const EXCERPT = 180

/** The part of a text around the first match, cut at word boundaries. The words are folded. */
export function excerpt(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ')
  if (plain.length <= EXCERPT) return plain
  const folded = foldText(plain)
  const hits = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0)
  const first = hits.length > 0 ? Math.min(...hits) : 0
  const from = first < EXCERPT * 0.6 ? 0 : plain.lastIndexOf(' ', first - 40) + 1
  const cut = plain.slice(from, from + EXCERPT)
  const to = from + EXCERPT < plain.length ? cut.lastIndexOf(' ') : cut.length
  return `${from > 0 ? '… ' : ''}${cut.slice(0, to)}${from + EXCERPT < plain.length ? ' …' : ''}`
}

/** Splits a text at the words that were searched: every other part is one of them. They are found whatever their case. */
export function partsAround(text: string, words: readonly string[]): string[] {
  const wanted = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  if (wanted.length === 0) return [text]
  const pattern = wanted.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')
  return text.split(new RegExp(`(${pattern})`, 'iu'))
}
