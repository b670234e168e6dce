import {mark} from './mark.ts'
import type {Ink} from './palette.ts'
import {press} from './press.ts'
import {circle, rect, sector} from './shapes.ts'

/** A shelf of spines: width, height and ink, from left to right. */
const spines: readonly [width: number, height: number, ink: Ink][] = [
  [92, 250, 'teal'],
  [64, 214, 'amber'],
  [112, 276, 'vermilion'],
  [54, 230, 'ink'],
  [86, 196, 'blush'],
  [72, 262, 'cobalt'],
  [104, 224, 'sage'],
  [60, 280, 'oxblood'],
  [96, 206, 'rose'],
  [70, 250, 'ink'],
  [116, 232, 'butter'],
  [64, 270, 'teal'],
  [90, 210, 'vermilion'],
  [120, 256, 'sky'],
]

/** The picture a link to the shop unfolds into: the mark over a shelf of spines, 1200 × 630. */
export function openGraph(): string {
  const floor = 584
  const sheet = press('open-graph', 1200, 630, 'paper')
  let x = 0
  for (const [i, [width, height, ink]] of spines.entries()) {
    const top = floor - height
    const spine = rect(x, top, width - 4, height)
    const pale =
      ink === 'blush' ||
      ink === 'sage' ||
      ink === 'rose' ||
      ink === 'butter' ||
      ink === 'sky' ||
      ink === 'amber'
    sheet.print(ink, spine)
    const on = pale ? 'ink' : 'paper'
    const middle = x + (width - 4) / 2
    const motif =
      [
        circle(middle, top + 54, width * 0.2),
        rect(x + 14, top + 30, width - 32, 8) + rect(x + 14, top + 46, width - 32, 8),
        sector(middle, top + 64, width * 0.26, 180, 360),
      ][i % 3] ?? ''
    sheet.print(on, motif + rect(x + 14, floor - 40, width - 32, 5))
    sheet.shade(pale ? 'clay' : 'jet', spine, {from: [x + width * 0.4, 0], to: [x + width, 0], strength: 0.5})
    x += width
  }
  sheet.print('ink', rect(0, floor, 1200, 46))
  return sheet.sheet(mark('vermilion', 510, 66, 180))
}
