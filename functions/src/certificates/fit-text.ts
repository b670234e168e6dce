/** The width of a text at a font size, both in pixels. */
export type Measure = (text: string, size: number) => number

interface Space {
  /** pixels */
  width: number
  /** font sizes, in pixels */
  largest: number
  smallest: number
  /** the most lines */
  lines: number
}

/** A step from one font size to the next, in pixels. */
const STEP = 4

const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'})

/**
 * A text in lines of a width, at the largest font size at which it fits; cut with '…' where it does not fit at the smallest.
 * Lines break between words.
 */
export function fitText(
  text: string,
  {width, largest, smallest, lines: most}: Space,
  measure: Measure,
): {size: number; lines: string[]} {
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (let size = largest; size > smallest; size -= STEP) {
    const lines = breakLines(words, width, (line) => measure(line, size))
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return {size, lines}
  }
  const lines = breakLines(words, width, (line) => measure(line, smallest))
  const kept = lines.slice(0, most)
  if (lines.length > most) kept.push(`${kept.pop() ?? ''} …`)
  return {size: smallest, lines: kept.map((line) => cut(line, width, (part) => measure(part, smallest)))}
}

/** A word that is wider than a line has one of its own. */
function breakLines(words: readonly string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The beginning of a line that has room, with '…'; the whole of it where it has. */
function cut(line: string, width: number, measure: (line: string) => number): string {
  if (measure(line) <= width) return line
  const letters = Array.from(graphemes.segment(line), ({segment}) => segment)
  let [fits, wide] = [0, letters.length]
  while (wide - fits > 1) {
    const middle = (fits + wide) >> 1
    if (measure(`${letters.slice(0, middle).join('')}…`) <= width) fits = middle
    else wide = middle
  }
  return `${letters.slice(0, fits).join('')}…`
}
