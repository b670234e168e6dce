import type {Press} from '../press.ts'
import {circle, ellipse, line, path, polygon, rect} from '../shapes.ts'

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

/** The same desk lamp twice on a 480 × 640 sheet: as it was first put down, and as it was handed in. */
export function showTheWork(press: Press): void {
  const paper = rect(0, 0, 480, 640)
  const place = (x: number, y: number, angle: number) => (shapes: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${shapes}</g>`
  const rough = place(270, 140, -4)
  const finished = place(850, 110, 3)
  for (const [at, ink] of [
    [rough, 'cream'],
    [finished, 'paper'],
  ] as const) {
    press.shade('oxblood', at(rect(18, 24, 480, 640)), {from: [0, -200], to: [300, 660], strength: 0.75})
    press.print(ink, at(paper))
    press.shade('stone', at(paper), {from: [240, 200], to: [520, 700], strength: 0.9})
  }
  const hoop = (x: number, y: number, r: number) =>
    circle(x, y, r).replace('/>', ' fill="none" stroke="currentColor" stroke-width="3"/>')
  press.print(
    'steel',
    rough(
      hoop(196, 214, 104) +
        hoop(230, 500, 120) +
        line('M30 150C160 120 320 60 456 20M40 330C180 280 300 190 400 70M360 60V600', 3),
    ),
    {opacity: 0.75},
  )
  press.print(
    'ink',
    rough(
      line(
        'M98 262L206 108L214 100M204 106L300 178L296 170M300 176L284 312L288 306M288 310L94 258M256 136L364 306L360 298M362 302L238 500',
        7,
        'round',
      ) + line('M118 548C150 490 306 484 346 546M112 546L352 550', 7, 'round'),
    ),
  )
  press.print(
    'vermilion',
    rough(line('M330 150L392 96M392 96L368 98M392 96L388 120M60 592H170M60 610H120', 6, 'round')),
  )

  const beam = polygon([92, 264], [292, 312], [250, 520], [-60, 440])
  press.print('butter', finished(beam), {within: finished(paper)})
  press.shade('amber', finished(beam), {
    from: [120, 470],
    to: [230, 260],
    strength: 0.9,
    within: finished(paper),
  })
  press.print('ink', finished(line('M262 150L366 306L240 506', 18, 'round') + circle(366, 306, 20)))
  const hood = path('M212 98Q268 84 302 132Q316 152 312 178L292 312L92 264Z')
  press.print('vermilion', finished(hood))
  press.shade('oxblood', finished(hood), {from: [200, 200], to: [330, 240], strength: 0.9})
  press.print('ink', finished(path('M112 550C120 500 180 482 232 482C284 482 344 500 352 550Z')))
  press.shade('steel', finished(path('M112 550C120 500 180 482 232 482C284 482 344 500 352 550Z')), {
    from: [200, 530],
    to: [150, 470],
    strength: 0.8,
  })
  press.print('stone', finished(rect(60, 588, 150, 9, 4) + rect(60, 608, 90, 9, 4)))

  press.shade('ink', rough(ellipse(250, 44, 26, 14)) + finished(ellipse(250, 44, 26, 14)), {
    from: [230, 30],
    to: [270, 60],
    strength: 0.7,
  })
  press.print('teal', rough(circle(240, 30, 26)))
  press.print('amber', finished(circle(240, 30, 26)))
  press.print('paper', rough(circle(232, 22, 7)) + finished(circle(232, 22, 7)), {opacity: 0.85})
}
