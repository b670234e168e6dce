import type {Press} from '../press.ts'
import {circle, line, num, path, rect, repeat} from '../shapes.ts'

export function amaraOkafor(press: Press): void {
  const sheet = (x: number, y: number, angle: number, shapes: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${shapes}</g>`
  const table = [
    [-60, -120, -12, 420, 520, 'brick'],
    [180, 120, 8, 480, 600, 'cream'],
    [520, -180, -5, 460, 560, 'blush'],
    [820, 80, 11, 520, 640, 'paper'],
    [1160, -140, -9, 440, 600, 'oxblood'],
    [1380, 140, 6, 420, 560, 'cream'],
    [640, 330, 3, 360, 400, 'vermilion'],
  ] as const
  for (const [x, y, angle, width, height, ink] of table) {
    const page = sheet(x, y, angle, rect(0, 0, width, height))
    press.shade('jet', sheet(x + 16, y + 18, angle, rect(0, 0, width, height)), {
      from: [0, -500],
      to: [0, 800],
      strength: 0.5,
    })
    press.print(ink, page)
    press.shade(ink === 'cream' || ink === 'paper' || ink === 'blush' ? 'rose' : 'jet', page, {
      from: [x, y + 60],
      to: [x + width, y + height],
      strength: 0.55,
    })
  }
  press.print(
    'vermilion',
    sheet(180, 120, 8, rect(50, 60, 180, 18) + rect(50, 100, 300, 8) + rect(50, 124, 260, 8)),
  )
  press.print('ink', sheet(820, 80, 11, circle(150, 150, 90)))
  press.print('vermilion', sheet(820, 80, 11, circle(250, 150, 90)), {blend: 'multiply'})
  press.print('ink', sheet(520, -180, -5, rect(60, 300, 240, 12) + rect(60, 330, 180, 12)))
}

export function danielReyes(press: Press): void {
  for (let row = 0; row < 7; row += 1) {
    const y = 78 + row * 74
    let bars = ''
    for (let i = 0; i < 50; i += 1) {
      const x = 30 + i * 18
      const calm = Math.max(0, 1 - i / 46)
      const swell = Math.abs(Math.sin(i * 0.55 + row * 1.7) * Math.cos(i * 0.23 + row)) * 58 * calm + 8
      bars += rect(x, y - swell / 2, 9, swell, 4.5)
    }
    const ink = row === 3 ? 'vermilion' : row % 2 ? 'amber' : 'cream'
    press.print(ink, bars)
    const words = [
      [930, 190],
      [1140, 110],
      [1268, 250],
      [930, 120],
      [1068, 240],
      [1326, 140],
      [930, 260],
      [1208, 90],
      [1316, 200],
    ] as const
    press.print(
      ink,
      words
        .slice((row % 3) * 3, (row % 3) * 3 + 3)
        .map(([x, width]) => rect(x, y - 4, width, 8, 4))
        .join(''),
    )
  }
}

export function ingridSolheim(press: Press): void {
  const curve = 'C240 420 300 120 480 150S700 470 860 430S1080 110 1240 130S1500 330 1640 250'
  press.print('butter', circle(1240, 200, 120))
  press.print(
    'steel',
    path('M0 300C160 180 260 60 420 110S640 300 760 300S980 60 1120 70S1440 260 1600 160V600H0Z'),
    {opacity: 0.55},
  )
  press.print('teal', path(`M0 380${curve}V600H0Z`))
  press.shade('ink', path(`M0 380${curve}V600H0Z`), {from: [0, 300], to: [0, 620], strength: 0.7})
  press.print('paper', line(`M0 380${curve}`, 8))
  press.print('lagoon', rect(0, 500, 1600, 100))
  press.print(
    'mint',
    repeat(9, (i) => rect(60 + i * 180 + (i % 3) * 30, 528 + (i % 4) * 16, 90, 3)),
    {opacity: 0.7},
  )
  const islands = [
    [520, 500, 26],
    [640, 486, 14],
    [720, 516, 34],
    [820, 498, 20],
    [930, 520, 28],
    [1010, 500, 12],
    [420, 520, 16],
  ] as const
  press.print('paper', islands.map(([x, y, r]) => circle(x, y, r)).join(''))
  press.print('vermilion', circle(820, 498, 20))
  press.print(
    'paper',
    repeat(0, (i) => num(i)),
  )
}
