import type {Press} from '../press.ts'
import {circle, line, path, rect, repeat} from '../shapes.ts'

export function amaraOkafor(press: Press): void {
  const laid = (x: number, y: number, angle: number, shapes: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${shapes}</g>`
  const table = [
    [-60, -140, -12, 440, 560, 'brick'],
    [1190, -150, -9, 460, 620, 'oxblood'],
    [140, 110, 8, 460, 620, 'cream'],
    [520, -190, -5, 460, 580, 'blush'],
    [860, 60, 11, 480, 640, 'paper'],
    [1400, 130, 6, 420, 600, 'rose'],
    [610, 350, -4, 360, 400, 'vermilion'],
  ] as const
  for (const [x, y, angle, width, height, ink] of table) {
    const pale = ink === 'cream' || ink === 'paper' || ink === 'blush' || ink === 'rose'
    press.shade('oxblood', laid(x, y, angle, rect(16, 20, width, height)), {
      from: [0, -height / 2],
      to: [width, height],
      strength: 0.8,
    })
    const page = laid(x, y, angle, rect(0, 0, width, height))
    press.print(ink, page)
    press.shade(pale ? 'clay' : 'jet', page, {from: [width * 0.3, 0], to: [width, height], strength: 0.5})
    if (ink === 'cream')
      press.print(
        'vermilion',
        laid(x, y, angle, rect(56, 60, 200, 22) + rect(56, 108, 330, 9) + rect(56, 134, 280, 9)),
      )
    if (ink === 'blush')
      press.print('ink', laid(x, y, angle, rect(60, 320, 260, 14) + rect(60, 352, 190, 14)))
    if (ink === 'paper') {
      press.print('ink', laid(x, y, angle, circle(170, 170, 104)))
      press.print('vermilion', laid(x, y, angle, circle(290, 170, 104)), {blend: 'multiply', opacity: 0.92})
    }
    if (ink === 'vermilion')
      press.print('paper', laid(x, y, angle, line('M60 190L150 90L220 150L300 60', 16, 'round')))
  }
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
  const curve = 'C140 330 220 120 360 130S560 330 700 470S880 520 960 400S1130 96 1270 120S1480 260 1640 190'
  press.print(
    'paper',
    repeat(5, (i) => rect(0, 84 + i * 84, 1600, 2)),
    {opacity: 0.55},
  )
  press.print('butter', circle(800, 210, 104))
  press.shade('amber', circle(800, 210, 104), {from: [800, 170], to: [800, 320], strength: 0.7})
  const far = path('M0 250C160 130 300 220 460 250S640 430 760 430S900 330 1010 240S1280 40 1600 130V600H0Z')
  press.print('steel', far, {opacity: 0.55})
  press.shade('teal', far, {from: [800, 200], to: [800, 480], strength: 0.45})
  const near = path(`M0 360${curve}V600H0Z`)
  press.print('teal', near)
  press.shade('ink', near, {from: [500, 180], to: [620, 520], strength: 0.8})
  const water = path('M0 440H1600V600H0Z')
  press.print('lagoon', water)
  press.shade('teal', water, {from: [0, 460], to: [0, 620], strength: 0.8})
  press.print(
    'mint',
    repeat(14, (i) => rect(((i * 331) % 1560) - 20, 462 + ((i * 53) % 120), 60 + ((i * 37) % 70), 3)),
    {opacity: 0.6},
  )
  press.print('paper', line(`M0 360${curve}`, 8), {within: rect(0, 0, 1600, 440)})
  press.print('paper', line(`M0 360${curve}`, 8), {within: water, opacity: 0.3})
  const islands = [
    [560, 470, 13],
    [640, 500, 24],
    [745, 468, 16],
    [905, 500, 30],
    [1010, 470, 12],
    [470, 520, 18],
    [1090, 520, 20],
    [360, 480, 10],
  ] as const
  press.print('ink', islands.map(([x, y, r]) => rect(x - r, y, r * 2, 4, 2)).join(''), {opacity: 0.25})
  press.print('paper', islands.map(([x, y, r]) => circle(x, y, r)).join(''))
  press.print('vermilion', circle(815, 488, 24))
}
