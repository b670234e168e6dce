import type {Press} from '../press.ts'
import {circle, line, path, polygon, rect, repeat} from '../shapes.ts'

export function closeTheBook(press: Press): void {
  const page = (x: number, y: number, angle: number, size: number) => (shapes: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${shapes}</g>`
  const sheet = rect(-70, -92, 140, 184)
  const text = repeat(5, (i) => rect(-48, -62 + i * 28, i === 4 ? 50 : 96, 8, 4))
  const floating = [
    page(1010, 300, 18, 1.1),
    page(1160, 170, 34, 0.95),
    page(1010, 100, -14, 0.8),
    page(1330, 250, 58, 0.8),
    page(1310, 70, -28, 0.66),
    page(1480, 140, 12, 0.6),
  ]
  for (const place of floating.toReversed()) {
    press.print('paper', place(sheet))
    press.print('steel', place(text), {opacity: 0.55})
  }
  for (const [x, y] of [
    [1010, 300],
    [1160, 170],
    [1330, 250],
  ] as const) {
    press.shade('lagoon', circle(x, y, 120), {
      from: [x - 20, y - 20],
      to: [x + 90, y + 130],
      strength: 0.5,
      within: page(
        x,
        y,
        x === 1010 ? 18 : x === 1160 ? 34 : 58,
        x === 1010 ? 1.1 : x === 1160 ? 0.95 : 0.8,
      )(sheet),
    })
  }
  // the book, closed, standing a little turned
  press.print('lagoon', rect(0, 780, 1600, 120), {opacity: 0.75})
  press.shade('teal', rect(0, 780, 1600, 120), {from: [0, 900], to: [0, 770], strength: 0.6})
  press.shade('ink', polygon([560, 806], [1050, 764], [1300, 786], [1140, 846], [720, 846]), {
    from: [1200, 860],
    to: [760, 790],
    strength: 0.7,
  })
  press.print('paper', polygon([940, 236], [1050, 300], [1050, 760], [940, 806]))
  press.print(
    'steel',
    repeat(6, (i) => line(`M${956 + i * 16} ${246 + i * 9}V${800 - i * 6}`, 2)),
    {opacity: 0.5},
  )
  press.shade('steel', polygon([940, 236], [1050, 300], [1050, 760], [940, 806]), {
    from: [1060, 500],
    to: [930, 500],
    strength: 0.8,
  })
  const cover = path(
    'M520 240H930Q944 240 944 254V792Q944 806 930 806H520Q500 806 500 786V260Q500 240 520 240Z',
  )
  press.print('vermilion', cover)
  press.print('brick', rect(500, 240, 50, 566, 14))
  press.shade('oxblood', cover, {from: [740, 500], to: [980, 860], strength: 0.6})
  press.print('paper', line('M640 440C640 350 810 340 816 440C820 510 730 520 730 606', 46))
  press.print('paper', circle(730, 680, 30))
}

export function halfAnHourADay(press: Press): void {
  const lit = [0, 1, 3, 4, 5]
  const window = (i: number) => {
    const x = 190 + i * 180
    return path(`M${x} 700V220A70 70 0 0 1 ${x + 140} 220V700Z`)
  }
  press.print('paper', rect(0, 780, 1600, 120))
  for (let i = 0; i < 7; i += 1) {
    const x = 190 + i * 180
    press.print(lit.includes(i) ? 'butter' : 'ink', window(i))
    if (!lit.includes(i)) {
      press.shade('steel', window(i), {from: [x, 560], to: [x + 40, 180], strength: 0.6})
      press.print('steel', rect(x + 67, 150, 6, 550) + rect(x, 390, 140, 6), {within: window(i)})
      continue
    }
    press.shade('amber', window(i), {centre: [x + 78, 560], inner: 60, outer: 400, strength: 0.95})
    press.print('paper', circle(x + 74, 556, 46), {within: window(i), opacity: 0.85})
    press.print('vermilion', polygon([x + 46, 560], [x + 102, 560], [x + 90, 516], [x + 58, 516]))
    press.print('ink', rect(x + 71, 560, 6, 90) + rect(x, 650, 140, 50))
    press.print('ink', rect(x + 50, 642, 48, 10, 4))
  }
  press.print(
    'paper',
    repeat(7, (i) => rect(176 + i * 180, 700, 168, 22)),
  )
  press.shade(
    'steel',
    repeat(7, (i) => rect(176 + i * 180, 722, 168, 24)),
    {from: [0, 750], to: [0, 716], strength: 0.7},
  )
  for (const i of lit) {
    const x = 190 + i * 180
    press.print('butter', polygon([x, 780], [x + 140, 780], [x + 110, 900], [x - 70, 900]), {opacity: 0.8})
  }
}
