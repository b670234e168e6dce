import type {Ink} from '../palette.ts'
import type {Press} from '../press.ts'
import {path, polygon, rect, repeat} from '../shapes.ts'

/** Finance is printed on ledger green. Its motif: layers, and what runs through all of them. */
export function financeForPeopleWhoRunThings(press: Press): void {
  press.print('moss', rect(0, 800, 1600, 100))
  press.shade('bottle', rect(0, 800, 1600, 100), {from: [0, 900], to: [0, 790], strength: 0.7})
  ledger(press, 330, 580, 900, 220, 'bottle', 'ink')
  ledger(press, 420, 380, 800, 200, 'amber', 'brick')
  ledger(press, 370, 190, 780, 190, 'teal', 'ink')
  // one ribbon, over the first, through the second, under the third
  const falls = [
    polygon([742, -20], [838, -20], [838, 190], [742, 190]),
    polygon([742, 190], [838, 190], [878, 380], [782, 380]),
    polygon([782, 380], [878, 380], [838, 580], [742, 580]),
    polygon([742, 580], [838, 580], [838, 800], [742, 800]),
    polygon([742, 800], [838, 800], [850, 894], [796, 862], [748, 894]),
  ]
  press.print('vermilion', falls.join(''))
  press.shade('oxblood', falls[0] ?? '', {from: [0, 60], to: [0, 196], strength: 0.8})
  press.shade('oxblood', falls[1] ?? '', {from: [0, 330], to: [0, 186], strength: 0.35})
  press.shade('oxblood', falls[2] ?? '', {from: [0, 520], to: [0, 372], strength: 0.9})
  press.shade('oxblood', falls[3] ?? '', {from: [0, 720], to: [0, 572], strength: 0.9})
  press.shade('oxblood', falls[4] ?? '', {from: [0, 860], to: [0, 796], strength: 0.9})
}

/** A bound ledger lying flat, its spine to the left and its leaves to the right. */
function ledger(
  press: Press,
  x: number,
  y: number,
  width: number,
  tall: number,
  cover: Ink,
  shade: Ink,
): void {
  const board = 26
  const leaves = rect(x + 60, y + board, width - 90, tall - board * 2)
  press.print('paper', leaves)
  press.print(
    'moss',
    repeat(Math.floor((tall - board * 2) / 13), (i) => rect(x + 60, y + board + 8 + i * 13, width - 90, 2.5)),
    {opacity: 0.5},
  )
  press.shade('moss', leaves, {from: [x + width * 0.7, y], to: [x + width, y], strength: 0.8})
  press.shade('bottle', leaves, {from: [0, y + board + 50], to: [0, y + board - 6], strength: 0.7})
  const half = tall / 2
  const bound = path(
    `M${x + width} ${y}H${x + 70}Q${x} ${y} ${x} ${y + half}Q${x} ${y + tall} ${x + 70} ${y + tall}H${x + width}V${y + tall - board}H${x + 80}Q${x + 44} ${y + tall - board} ${x + 44} ${y + half}Q${x + 44} ${y + board} ${x + 80} ${y + board}H${x + width}Z`,
  )
  press.print(cover, bound)
  press.shade(shade, bound, {from: [x + width * 0.3, y], to: [x - 20, y + tall], strength: 0.75})
}
