import {inks, type Ink} from './palette.ts'
import {num} from './shapes.ts'

/**
 * The publisher's mark: an open book on a reading stand, drawn on a 64-unit square.
 * Two pages, a post and a foot; no part is thinner than 4 units, so it holds at 16 pixels.
 */
const pages = {
  left: 'M4 13C14 9.5 23 11 30.2 16.4V41.4C23 36 14 34.5 4 38Z',
  right: 'M60 13C50 9.5 41 11 33.8 16.4V41.4C41 36 50 34.5 60 38Z',
}
const stand =
  'M4 42.2C14 38.7 23 40.2 32 47C41 40.2 50 38.7 60 42.2L36 51.4L38.6 56H47V60H17V56H25.4L28 51.4Z'

/** The mark's markup, in a square of `size` pixels with its top left corner at x, y, and set to its optical middle. */
export function mark(ink: Ink, x: number, y: number, size: number): string {
  const by = num(size / 64)
  return `<g transform="translate(${num(x)} ${num(y - (3.5 * size) / 64)}) scale(${by})" fill="${inks[ink]}"><path d="${pages.left}"/><path d="${pages.right}"/><path d="${stand}"/></g>`
}
