import {num} from '../shapes.ts'

/** The house's display face where it is installed; what a drawing falls back to is wider, so leave some room. */
const faces = "'Bricolage Grotesque','DejaVu Sans Condensed','DejaVu Sans',sans-serif"

/**
 * One line of text in the ink of the pass it is printed in. `x` is where it starts, or its middle or end
 * with `anchor`; `y` is the baseline and `size` the height of a line, in pixels of the sheet.
 */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  {anchor = 'start', weight = 700}: {anchor?: 'start' | 'middle' | 'end'; weight?: 400 | 700} = {},
): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return (
    `<text x="${num(x)}" y="${num(y)}" font-family="${faces}" font-size="${num(size)}" ` +
    `font-weight="${weight}" text-anchor="${anchor}">${escaped}</text>`
  )
}
