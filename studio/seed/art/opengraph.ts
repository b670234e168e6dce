import {mark} from './mark.ts'
import {press} from './press.ts'
import {circle, rect} from './shapes.ts'

/** The picture a link to the shop unfolds into: the mark over a shelf, 1200 × 630. */
export function openGraph(): string {
  const sheet = press('open-graph', 1200, 630, 'paper')
  sheet.print('blush', circle(600, 270, 210))
  sheet.shade('vermilion', circle(600, 270, 210), {from: [600, 270], to: [600, 520], strength: 0.35})
  sheet.print('ink', rect(0, 500, 1200, 130))
  return sheet.sheet(mark('vermilion', 480, 150, 240))
}
