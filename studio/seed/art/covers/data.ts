import type {Press} from '../press.ts'
import {seeded} from '../random.ts'
import {band, circle, line, num, path, polar, polygon, rect, repeat, type Point} from '../shapes.ts'

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
      dots.push([[x, on(x) + spread], 9 + Math.floor(random() * 4) * 5])
    }
  }
  const outlier: Point = [1010, 168]
  const clear = dots.filter(
    ([[x, y]]) => Math.hypot(x - outlier[0], y - outlier[1]) > 150 && y > 30 && y < 870,
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
  press.print('vermilion', band(...outlier, 74, 94))
  press.print('paper', circle(...outlier, 22))
  press.print('vermilion', line(`M${outlier[0]} ${outlier[1] + 94}V${on(outlier[0])}`, 6))
}

export function dataAnalystProgram(press: Press): void {
  const cell = 100
  const point: Point = [1150, 150]
  press.print('lagoon', circle(...point, 250), {opacity: 0.4})
  press.print('lagoon', circle(...point, 150), {opacity: 0.6})
  press.print('amber', circle(...point, 62))
  press.shade('vermilion', circle(...point, 62), {from: [1130, 120], to: [1200, 220], strength: 0.6})
  const columns = 16
  const height = (column: number) => Math.max(1, Math.min(6, Math.floor((column + 1) / 2)))
  for (let column = 0; column < columns; column += 1) {
    const tall = column >= 12 ? 6 : height(column)
    for (let row = 0; row < tall; row += 1) {
      const x = column * cell
      const y = 900 - (row + 1) * cell
      const top = row === tall - 1
      const ink = top
        ? 'paper'
        : (column * 3 + row * 5) % 7 === 0
          ? 'amber'
          : (column + row) % 2
            ? 'mint'
            : 'lagoon'
      press.print(ink, rect(x + 4, y + 4, cell - 8, cell - 8))
    }
  }
  const steps = repeat(columns, (column) => {
    const tall = column >= 12 ? 6 : height(column)
    return rect(column * cell, 900 - tall * cell, cell, tall * cell)
  })
  press.shade('teal', steps, {from: [800, 480], to: [800, 930], strength: 0.75})
  press.print(
    'teal',
    repeat(16, (column) =>
      repeat(column >= 12 ? 6 : height(column), (row) =>
        rect(column * cell + 22, 900 - (row + 1) * cell + 44, 40 + ((column * 7 + row * 3) % 3) * 8, 9, 4),
      ),
    ),
    {opacity: 0.55},
  )
  press.print('vermilion', polygon([1150, 232], polar(1150, 262, 30, 60), polar(1150, 262, 30, 120)), {
    opacity: 0,
  })
}
