import {line, num} from '../shapes.ts'

/**
 * Capitals as strokes of a pen, ten units high: what is written on a drawn whiteboard comes from the same pen as
 * the drawing on it, and is the same on every machine.
 * Each letter is its width and its strokes.
 */
const strokes: Record<string, readonly [width: number, d: string]> = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.7H6.6'],
  B: [6.4, 'M0 0V10H3.4C7.6 10 7.6 4.8 3.4 4.8H0M3.2 4.8C6.6 4.8 6.6 0 3.2 0H0'],
  C: [7.2, 'M7.2 1.7C4.6 -1.2 0 0.3 0 5C0 9.7 4.6 11.2 7.2 8.3'],
  D: [7.4, 'M0 0V10H2.4C9.1 10 9.1 0 2.4 0H0'],
  E: [5.4, 'M5.4 0H0V10H5.4M0 4.9H4.5'],
  F: [5.4, 'M5.4 0H0V10M0 4.9H4.5'],
  G: [7.6, 'M7.2 1.7C4.6 -1.2 0 0.3 0 5C0 9.8 5 11.2 7.6 8.6V5.5H4.7'],
  H: [7, 'M0 0V10M7 0V10M0 4.9H7'],
  I: [0.2, 'M0.1 0V10'],
  J: [4.5, 'M4.5 0V7C4.5 10.7 0.7 10.9 0 8.2'],
  K: [6.5, 'M0 0V10M6.2 0L0 5.9M1.9 4.3L6.5 10'],
  L: [5, 'M0 0V10H5'],
  M: [8.6, 'M0 10V0L4.3 6.8L8.6 0V10'],
  N: [7, 'M0 10V0L7 10V0'],
  O: [8.4, 'M4.2 0C-1.4 0 -1.4 10 4.2 10C9.8 10 9.8 0 4.2 0Z'],
  P: [6, 'M0 10V0H3C7.1 0 7.1 5.4 3 5.4H0'],
  Q: [8.4, 'M4.2 0C-1.4 0 -1.4 10 4.2 10C9.8 10 9.8 0 4.2 0ZM5.6 7.4L8.2 10.6'],
  R: [6.4, 'M0 10V0H3C7.1 0 7.1 5.4 3 5.4H0M3.2 5.4L6.4 10'],
  S: [6, 'M5.7 1.4C4.2 -0.7 0.3 -0.3 0.3 2.4C0.3 5.6 6 4.4 6 7.5C6 10.6 1.4 10.8 0 8.5'],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7, 'M0 0V6.4C0 11.2 7 11.2 7 6.4V0'],
  V: [7.4, 'M0 0L3.7 10L7.4 0'],
  W: [10.4, 'M0 0L2.6 10L5.2 2.2L7.8 10L10.4 0'],
  X: [6.8, 'M0 0L6.8 10M6.8 0L0 10'],
  Y: [7, 'M0 0L3.5 4.9L7 0M3.5 4.9V10'],
  Z: [6.4, 'M0 0H6.4L0 10H6.4'],
  '0': [6.4, 'M3.2 0C-1.1 0 -1.1 10 3.2 10C7.5 10 7.5 0 3.2 0Z'],
  '1': [2.6, 'M0 2L2.6 0V10'],
  '2': [6, 'M0.3 2.3C0.7 -0.8 5.9 -0.8 5.7 2.7C5.5 5 2.4 7.2 0 10H6'],
  '3': [
    6,
    'M0.4 1.2C2 -0.6 5.5 -0.3 5.5 2.3C5.5 4.5 3.7 4.7 2.2 4.7C4 4.7 6 5.1 6 7.3C6 10.6 1.5 10.8 0 8.5',
  ],
  '4': [6.4, 'M4.7 10V0L0 6.9H6.4'],
  '5': [6, 'M5.5 0H0.9L0.5 4.5C3 3.2 6 4.2 6 7C6 10.4 1.7 11 0 8.7'],
  '6': [6, 'M5.3 0.7C2.2 -0.8 0 2.4 0 6.5C0 11.2 6 11.2 6 6.9C6 3.3 1 3.3 0.1 6.5'],
  '7': [5.8, 'M0 0H5.8L2 10'],
  '8': [6, 'M3 4.7C-0.3 4.4 -0.1 0 3 0C6.1 0 6.3 4.4 3 4.7C-1 5.1 -1 10 3 10C7 10 7 5.1 3 4.7Z'],
  '9': [6, 'M5.9 3.5C5 6.8 0 6.7 0 3.1C0 -1.2 6 -1.2 6 3.5C6 7.8 3.8 10.8 0.7 9.3'],
  '.': [0.4, 'M0.2 9.8V10'],
  ',': [0.8, 'M0.6 9.4L0 11.6'],
  ':': [0.4, 'M0.2 3.6V3.8M0.2 9V9.2'],
  '?': [5.6, 'M0.2 2.2C0.6 -0.8 5.7 -0.7 5.4 2.7C5.2 4.7 2.8 4.8 2.8 7M2.8 9.8V10'],
  '!': [0.4, 'M0.2 0V7M0.2 9.8V10'],
  '’': [0.6, 'M0.6 0L0 2.2'],
  '-': [3.6, 'M0 5.4H3.6'],
  '+': [5, 'M0 5.2H5M2.5 2.7V7.7'],
  '=': [5, 'M0 3.8H5M0 6.8H5'],
  '/': [4, 'M0 10.4L4 -0.4'],
  '×': [4.6, 'M0 3L4.6 7.6M4.6 3L0 7.6'],
  '%': [
    8,
    'M1 10L7 0M1.8 0.2C-0.4 0.2 -0.4 4 1.8 4C4 4 4 0.2 1.8 0.2ZM6.2 6C4 6 4 9.8 6.2 9.8C8.4 9.8 8.4 6 6.2 6Z',
  ],
  $: [6, 'M5.7 2.2C4.2 0.3 0.3 0.7 0.3 3C0.3 5.6 6 4.6 6 7.2C6 9.6 1.4 9.8 0 7.9M3 -0.6V10.6'],
  '(': [2, 'M2 -0.6C-0.6 2.4 -0.6 7.6 2 10.6'],
  ')': [2, 'M0 -0.6C2.6 2.4 2.6 7.6 0 10.6'],
  '→': [8, 'M0 5H8M5 2L8 5L5 8'],
  ' ': [3.4, ''],
}

/** Room after a letter; L brings its own. */
const gapAfter = (letter: string) => (letter === 'L' || letter === 'l' ? 2 : 2.6)

/** How wide a lettering will be, in pixels of the sheet. */
function letteringWidth(text: string, height: number): number {
  const letters = text.split('')
  const widths = letters.map((letter, index) =>
    index < letters.length - 1 ? letterOf(letter)[0] + gapAfter(letter) : letterOf(letter)[0],
  )
  return (widths.reduce((sum, width) => sum + width, 0) * height) / 10
}

/**
 * A short text in capitals as strokes in the pass's ink. `x` is its left edge, its middle or its right edge as
 * `align` says, `y` the top of its letters, `height` theirs in pixels. Throws for a letter that has no strokes.
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  {align = 'start', weight = 1.25}: {align?: 'start' | 'middle' | 'end'; weight?: number} = {},
): string {
  const width = letteringWidth(text, height)
  let at = x - (align === 'start' ? 0 : align === 'middle' ? width / 2 : width)
  const scale = height / 10
  return text
    .split('')
    .map((letter) => {
      const [letterWidth, d] = letterOf(letter)
      const left = at
      at += (letterWidth + gapAfter(letter)) * scale
      if (d === '') return ''
      return `<g transform="translate(${num(left)} ${num(y)}) scale(${num(scale)})">${line(d, weight, 'round')}</g>`
    })
    .join('')
}

function letterOf(letter: string): readonly [number, string] {
  const found = strokes[letter.toUpperCase()]
  if (!found) throw new Error(`The pen’s alphabet has no “${letter}”`)
  return found
}
