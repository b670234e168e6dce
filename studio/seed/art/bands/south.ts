import type {Press} from '../press.ts'
import {band, circle, line, path, rect, sector} from '../shapes.ts'

export function tomasFerreira(press: Press): void {
  const size = 150
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const x = column * size
      const y = row * size
      press.print('paper', rect(x + 2, y + 2, size - 4, size - 4))
      const inside = rect(x + 2, y + 2, size - 4, size - 4)
      const ink = (column * 5 + row * 3) % 7 === 0 ? 'steel' : 'cobalt'
      const flip = (column + row) % 2
      if (column < 4) {
        const corner = flip ? [x, y, x + size, y + size] : [x + size, y, x, y + size]
        press.print(
          ink,
          band(corner[0] ?? 0, corner[1] ?? 0, 50, 84) +
            band(corner[2] ?? 0, corner[3] ?? 0, 50, 84) +
            circle(corner[0] ?? 0, corner[1] ?? 0, 26) +
            circle(corner[2] ?? 0, corner[3] ?? 0, 26) +
            circle(x + 75, y + 75, 14),
          {within: inside},
        )
      } else if (column < 7) {
        press.print(
          ink,
          flip
            ? sector(x + 2, y + 2, 110, 0, 90)
            : rect(x + 2, y + 2, size - 4, 72) + rect(x + 20, y + 96, 60, 12),
          {within: inside},
        )
      }
    }
  }
  // the layout the tiles become
  press.print('cobalt', rect(1052, 0, 548, 98))
  press.print('paper', circle(1110, 50, 18) + rect(1150, 42, 120, 16, 8) + rect(1470, 36, 90, 28, 14))
  press.print('paper', rect(1052, 98, 548, 502))
  press.print('sky', rect(1090, 140, 300, 190))
  press.print('cobalt', path('M1090 330V290L1180 200L1260 280L1310 240L1390 310V330Z'))
  press.print('ink', rect(1090, 356, 240, 20) + rect(1090, 394, 300, 10) + rect(1090, 416, 280, 10))
  press.print('vermilion', rect(1090, 452, 130, 44, 6))
  press.print('steel', rect(1430, 140, 150, 88) + rect(1430, 246, 150, 88) + rect(1430, 352, 150, 88), {
    opacity: 0.35,
  })
}

/** Figures as one sees them from across a desk: strokes, not digits to read. */
const figures = [
  'M4 4H24V40H4Z',
  'M14 4V40',
  'M4 4H24V22H4V40H24',
  'M4 4H24V22H8M24 22V40H4',
  'M4 4V22H24M24 4V40',
  'M24 4H4V22H24V40H4',
  'M4 4H24L10 40',
]

export function priyaRaman(press: Press): void {
  press.print('butter', circle(800, 330, 120))
  press.shade('amber', circle(800, 330, 120), {from: [800, 300], to: [800, 470], strength: 0.8})
  press.print('moss', path('M300 420Q620 360 900 410T1300 390V600H300Z'))
  press.print('bottle', path('M300 500Q700 430 1300 490V600H300Z'))
  press.shade('ink', path('M300 500Q700 430 1300 490V600H300Z'), {
    from: [800, 480],
    to: [800, 640],
    strength: 0.5,
  })
  const fold = (i: number, side: 1 | -1) => {
    const at = side < 0 ? i * 74 : 1600 - i * 74
    const sway = side * -1
    const drop = 60 + i * 26
    const x0 = at
    const x1 = at + sway * 74
    const hang = (x: number, pull: number) =>
      `${x} 0C${x} 220 ${x - sway * pull * 0.4} 420 ${x - sway * pull} 600`
    const edge = (x: number, pull: number) =>
      `L${x - sway * pull} 600C${x - sway * pull * 0.4} 420 ${x} 220 ${x} 0Z`
    return {shape: path(`M${hang(x0, drop * 0.5)}${edge(x1, drop * 0.5 + 13)}`), x: (x0 + x1) / 2, drop, sway}
  }
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 7; i += 1) {
      const {shape, x, drop, sway} = fold(i, side)
      press.print(i % 2 ? 'cream' : 'paper', shape)
      press.shade('clay', shape, {from: [x - 20 * sway, 300], to: [x + 50 * sway, 300], strength: 0.4})
      let column = ''
      for (let n = 0; n < 11; n += 1) {
        const t = n / 11
        const dx = -sway * drop * 0.5 * t * t
        column += `<g transform="translate(${(x - 14 + dx).toFixed(1)} ${(20 + n * 54).toFixed(1)})">${line(figures[(n * 3 + i * 5 + (side > 0 ? 2 : 0)) % figures.length] ?? '', 5)}</g>`
      }
      press.print(i === 3 ? 'vermilion' : 'ink', column, {opacity: 0.85, within: shape})
    }
  }
}

export function joonPark(press: Press): void {
  press.print('mint', path('M0 420C400 420 500 120 800 120S1200 420 1600 420V0H0Z'), {opacity: 0.7})
  press.print('paper', line('M0 420C400 420 500 120 800 120S1200 420 1600 420', 8))
  press.print('moss', rect(0, 520, 1600, 80))
  press.shade('bottle', rect(0, 520, 1600, 80), {from: [0, 600], to: [0, 515], strength: 0.6})
  const seats = [430, 410, 372, 328, 300, 328, 372, 410, 430]
  for (const [i, seat] of seats.entries()) {
    const x = 130 + i * 168
    const chosen = i === 5
    press.print(
      'ink',
      rect(x - 5, seat, 10, 500 - seat) +
        line(`M${x - 46} 514Q${x} 476 ${x + 46} 514`, 9, 'round') +
        circle(x - 46, 516, 8) +
        circle(x + 46, 516, 8),
    )
    press.print(
      chosen ? 'vermilion' : 'teal',
      rect(x - 50, seat - 16, 96, 20, 10) +
        path(
          `M${x + 34} ${seat - 10}C${x + 44} ${seat - 50} ${x + 60} ${seat - 84} ${x + 50} ${seat - 124}C${x + 48} ${seat - 136} ${x + 30} ${seat - 136} ${x + 30} ${seat - 120}C${x + 38} ${seat - 84} ${x + 30} ${seat - 50} ${x + 18} ${seat - 10}Z`,
        ),
    )
  }
}
