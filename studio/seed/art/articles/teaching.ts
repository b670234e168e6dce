import type {Press} from '../press.ts'
import {circle, ellipse, line, path, polygon, rect, repeat} from '../shapes.ts'

export function watchLessDoMore(press: Press): void {
  press.print('ink', rect(300, 150, 1000, 600, 36))
  press.print('steel', rect(330, 180, 940, 460, 14))
  press.print('sky', circle(1060, 300, 64))
  press.print('bottle', path('M330 640V520L560 380L760 540L900 450L1270 640Z'), {
    within: rect(330, 180, 940, 460, 14),
    opacity: 0.7,
  })
  press.shade('ink', rect(330, 180, 940, 460, 14), {from: [800, 240], to: [800, 700], strength: 0.6})
  press.print('stone', rect(360, 686, 880, 14, 7))
  press.print('vermilion', rect(360, 686, 300, 14, 7) + circle(660, 693, 20))
  const pencil = (x: number, ink: 'amber' | 'vermilion', shade: 'ochre' | 'brick') => {
    press.print(ink, rect(x - 56, 170, 112, 470))
    press.print(shade, rect(x + 20, 170, 36, 470))
    press.print(shade, rect(x - 56, 170, 24, 470), {opacity: 0.35})
    press.print('stone', rect(x - 56, 112, 112, 58))
    press.print('steel', rect(x - 56, 126, 112, 8) + rect(x - 56, 148, 112, 8))
    press.print('rose', path(`M${x - 56} 112V90Q${x - 56} 50 ${x} 50Q${x + 56} 50 ${x + 56} 90V112Z`))
    press.print('cream', polygon([x - 56, 640], [x + 56, 640], [x, 826]))
    press.print(
      ink,
      path(
        `M${x - 56} 640H${x + 56}Q${x + 36} 676 ${x + 19} 640Q${x} 676 ${x - 19} 640Q${x - 36} 676 ${x - 56} 640Z`,
      ),
    )
    press.print('ink', polygon([x - 19, 763], [x + 19, 763], [x, 826]))
    press.shade('ink', rect(x - 56, 50, 112, 790), {
      from: [x, 400],
      to: [x + 80, 400],
      strength: 0.55,
      within: rect(x - 56, 112, 112, 528) + polygon([x - 56, 640], [x + 56, 640], [x, 826]),
    })
  }
  pencil(690, 'amber', 'ochre')
  pencil(910, 'amber', 'ochre')
}

/** A desk lamp on a 400 × 500 field: once as construction lines, once finished. */
const lamp = {
  shade: polygon([90, 190], [210, 70], [270, 130], [250, 250]),
  arm: 'M240 100L320 250L210 410',
  base: 'M120 440A90 30 0 0 1 300 440Z',
}

export function showTheWork(press: Press): void {
  const sheet = (x: number, y: number, angle: number) => (shapes: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${shapes}</g>`
  const left = sheet(330, 170, -4)
  const right = sheet(850, 150, 3)
  const paper = rect(0, 0, 420, 560)
  for (const [place, ink] of [
    [left, 'cream'],
    [right, 'paper'],
  ] as const) {
    press.shade('oxblood', place(rect(14, 18, 420, 560)), {from: [800, -300], to: [800, 800], strength: 0.6})
    press.print(ink, place(paper))
  }
  // rough
  press.print(
    'steel',
    left(line('M40 130C140 110 300 60 390 40M60 300C160 250 260 160 320 60', 3) + circle(250, 110, 0)),
    {opacity: 0.8},
  )
  press.print(
    'steel',
    left(
      `<circle cx="180" cy="170" r="96" fill="none" stroke="currentColor" stroke-width="3"/><circle cx="210" cy="450" r="86" fill="none" stroke="currentColor" stroke-width="3"/>`,
    ),
    {opacity: 0.7},
  )
  press.print(
    'ink',
    left(
      line(
        'M92 196L204 74L214 66M206 72L274 134L270 128M272 132L252 254L246 256M256 248L88 188M240 104L322 254L318 248M318 252L206 414M116 470C150 428 270 424 306 466M112 466L310 470',
        6,
        'round',
      ),
    ),
  )
  press.print(
    'vermilion',
    left(line('M300 96L356 60M356 60L340 62M356 60L350 76', 5, 'round') + line('M60 510H150', 5, 'round')),
  )
  // finished
  press.print('butter', right(polygon([90, 200], [250, 250], [190, 470], [10, 380])))
  press.shade('amber', right(polygon([90, 200], [250, 250], [190, 470], [10, 380])), {
    from: [900, 560],
    to: [1060, 340],
    strength: 0.8,
  })
  press.print('ink', right(line(lamp.arm, 16, 'round') + circle(320, 250, 16) + circle(240, 100, 16)))
  press.print('vermilion', right(lamp.shade))
  press.shade('oxblood', right(lamp.shade), {from: [1000, 280], to: [1120, 330], strength: 0.8})
  press.print('ink', right(path('M110 470A100 44 0 0 1 310 470Z')))
  press.print('stone', right(rect(40, 510, 120, 8, 4) + rect(40, 528, 70, 8, 4)))
  // pins
  press.print('oxblood', left(ellipse(216, 34, 24, 12)) + right(ellipse(216, 34, 24, 12)), {opacity: 0.35})
  press.print('teal', left(circle(210, 24, 22)))
  press.print('amber', right(circle(210, 24, 22)))
  press.print('paper', left(circle(203, 17, 6)) + right(circle(203, 17, 6)), {opacity: 0.8})
  press.print(
    'paper',
    repeat(0, () => ''),
  )
}
