import type {Press} from '../press.ts'
import {seeded} from '../random.ts'
import {band, circle, line, num, path, rect, type Point} from '../shapes.ts'

/** Data science is printed on deep teal. Its motif: dots and cells that add up to a line. */

export function dataAnalysisYouCanDefend(press: Press): void {
  const random = seeded(41)
  const on = (x: number) => 690 - x * 0.3
  // how sure one is allowed to be: narrow in the middle, wide at the ends
  press.print(
    'lagoon',
    path(
      `M0 ${on(0) - 210}Q800 ${on(800) - 10} 1600 ${on(1600) - 210}V${on(1600) + 210}Q800 ${on(800) + 10} 0 ${on(0) + 210}Z`,
    ),
    {opacity: 0.55},
  )
  press.shade(
    'mint',
    path(
      `M0 ${on(0) - 210}Q800 ${on(800) - 10} 1600 ${on(1600) - 210}V${on(1600) + 210}Q800 ${on(800) + 10} 0 ${on(0) + 210}Z`,
    ),
    {from: [800, 450], to: [1700, 300], strength: 0.35},
  )
  const dots: [Point, number][] = []
  for (let column = 0; column < 26; column += 1) {
    for (let copy = 0; copy < 2; copy += 1) {
      const x = 40 + column * 61 + (random() - 0.5) * 40
      const spread = (random() + random() + random() - 1.5) * 330
      dots.push([[x, on(x) + spread], 11 + Math.floor(random() * 4) * 6])
    }
  }
  const outlier: Point = [1010, 168]
  const clear = dots.filter(
    ([[x, y]]) => Math.hypot(x - outlier[0], y - outlier[1]) > 170 && y > 30 && y < 870,
  )
  press.print(
    'mint',
    clear
      .filter((_, i) => i % 3 === 1)
      .map(([[x, y]]) => line(`M${num(x)} ${num(y)}V${num(on(x))}`, 2))
      .join(''),
    {opacity: 0.6},
  )
  press.print(
    'paper',
    clear
      .filter((_, i) => i % 3 !== 0)
      .map(([[x, y], r]) => circle(x, y, r))
      .join(''),
  )
  press.print(
    'amber',
    clear
      .filter((_, i) => i % 3 === 0)
      .map(([[x, y], r]) => circle(x, y, r))
      .join(''),
  )
  press.print('paper', line(`M0 ${on(0)}L1600 ${on(1600)}`, 9))
  press.print('vermilion', band(...outlier, 84, 108))
  press.print('paper', circle(...outlier, 26))
  press.print('vermilion', line(`M${outlier[0]} ${outlier[1] + 108}V${on(outlier[0])}`, 6))
}

export function dataAnalystProgram(press: Press): void {
  const cell = 100
  const point: Point = [1150, 150]
  press.print('lagoon', circle(...point, 330), {opacity: 0.3})
  press.print('lagoon', circle(...point, 220), {opacity: 0.45})
  press.print('lagoon', circle(...point, 130), {opacity: 0.7})
  press.print('amber', circle(...point, 66))
  press.shade('vermilion', circle(...point, 66), {from: [1136, 120], to: [1210, 230], strength: 0.8})

  const height = (column: number) => Math.max(1, Math.min(6, Math.floor((column + 1) / 2)))
  for (let column = 0; column < 16; column += 1) {
    for (let row = 0; row < height(column); row += 1) {
      const x = column * cell
      const y = 900 - (row + 1) * cell
      const colophon = column === 15 && row === 0
      const top = row === height(column) - 1
      const marked = (column * 3 + row * 5) % 7 === 0
      const ink = colophon
        ? 'teal'
        : top
          ? 'paper'
          : marked
            ? 'amber'
            : (column + row) % 2
              ? 'mint'
              : 'lagoon'
      const box = rect(x + 4, y + 4, cell - 8, cell - 8)
      press.print(ink, box)
      if (colophon) continue
      press.shade('teal', box, {
        from: [x + 30, y + 10],
        to: [x + 110, y + 120],
        strength: 0.3 + 0.11 * (5 - row),
      })
      press.print('teal', rect(x + 22, y + 45, 34 + ((column * 7 + row * 3) % 3) * 11, 10, 5), {opacity: 0.7})
    }
  }
}
