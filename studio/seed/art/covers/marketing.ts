import type {Press} from '../press.ts'
import {band, circle, line, path, polar, polygon, rect, repeat, sector, type Point} from '../shapes.ts'

/** Marketing is printed on reds. Its motif: among many alike, the one that is chosen. */

/** A plain bottle standing on y 740, `x` its middle. */
function bottle(x: number): string {
  return path(
    `M${x - 34} 250H${x + 34}V306C${x + 34} 340 ${x + 74} 356 ${x + 74} 410V716Q${x + 74} 740 ${x + 50} 740H${x - 50}Q${x - 74} 740 ${x - 74} 716V410C${x - 74} 356 ${x - 34} 340 ${x - 34} 306Z`,
  )
}

export function brandStrategy(press: Press): void {
  const others = [-40, 170, 380, 590, 1010, 1220, 1430, 1640]
  press.print('paper', circle(800, 470, 330))
  press.shade('rose', circle(800, 470, 330), {from: [800, 420], to: [800, 800], strength: 0.8})
  for (const x of others) {
    press.print('clay', bottle(x), {blend: 'multiply', opacity: 0.75})
    press.print('clay', rect(x - 40, 214, 80, 44, 6))
    press.shade('oxblood', bottle(x), {from: [x - 10, 500], to: [x + 90, 500], strength: 0.6})
  }
  press.print('ink', bottle(800) + rect(760, 214, 80, 44, 6))
  press.print('vermilion', rect(726, 440, 148, 196))
  press.print('paper', circle(800, 538, 42))
  press.print('vermilion', sector(800, 538, 42, -90, 90))
  press.shade('jet', bottle(800), {from: [800, 500], to: [900, 500], strength: 0.7})
  press.print('oxblood', rect(0, 740, 1600, 160))
  press.shade('jet', rect(0, 740, 1600, 160), {from: [0, 860], to: [0, 730], strength: 0.6})
}

export function seoThatLasts(press: Press): void {
  const lens: Point = [760, 400]
  const widths = [0.86, 1, 0.7, 0.94, 0.6, 1, 0.82, 0.9, 0.66, 1, 0.78]
  const text = repeat(11, (row) => {
    const y = 66 + row * 76
    const share = widths[row] ?? 1
    return (
      rect(-20, y, 460 * share + 40, 20, 10) +
      rect(520 + 40 * share, y, 420, 20, 10) +
      rect(1020, y, 620 * share, 20, 10)
    )
  })
  press.print('ink', text, {opacity: 0.9})
  press.print('paper', circle(...lens, 290))
  const big = (y: number, from: number, to: number) => rect(from, y, to - from, 44, 22)
  const inside = circle(...lens, 250)
  press.print(
    'ink',
    big(206, 400, 900) + big(302, 600, 1100) + big(494, 400, 840) + big(494, 880, 1100) + big(590, 560, 960),
    {within: inside},
  )
  press.print('vermilion', big(398, 540, 980), {within: inside})
  press.shade('rose', inside, {centre: lens, inner: 170, outer: 252, strength: 0.75})
  press.print('vermilion', line('M975 615L1190 830', 74, 'round'))
  press.shade('oxblood', line('M975 615L1190 830', 74, 'round').replace('fill="none"', 'fill="none"'), {
    from: [1060, 720],
    to: [1110, 670],
    strength: 0.01,
  })
  press.print('ink', band(...lens, 250, 292))
  press.print('paper', band(...lens, 262, 270, 190, 250))
}

export function emailPeopleLookForwardTo(press: Press): void {
  // the sun of the morning it arrives
  press.print('brick', circle(800, 430, 360), {opacity: 0.55})
  // envelope: inside, letter, front
  press.print('oxblood', polygon([480, 520], [800, 300], [1120, 520], [1120, 560], [480, 560]))
  press.print('cream', rect(480, 520, 640, 300))
  press.print('oxblood', polygon([480, 520], [1120, 520], [800, 720]))
  // bird of folded paper
  press.print('paper', polygon([770, 640], [690, 330], [540, 120], [800, 400]))
  press.print('blush', polygon([770, 640], [800, 400], [880, 470], [820, 600]))
  press.print('rose', polygon([800, 400], [1010, 90], [880, 470]))
  press.print('paper', polygon([1010, 90], [1000, 350], [880, 470]))
  press.print('cream', polygon([880, 470], [1090, 300], [1040, 420], [900, 520]))
  press.print('ink', polygon([1090, 300], [1142, 352], [1052, 398]))
  press.print('blush', polygon([690, 330], [540, 120], [720, 300], [800, 400]))
  press.shade('brick', polygon([770, 640], [690, 330], [800, 400]), {
    from: [700, 400],
    to: [800, 640],
    strength: 0.7,
  })
  press.shade('brick', polygon([1010, 90], [1000, 350], [880, 470]), {
    from: [1000, 120],
    to: [900, 470],
    strength: 0.6,
  })
  press.shade('brick', polygon([770, 640], [800, 400], [880, 470], [820, 600]), {
    from: [860, 440],
    to: [770, 640],
    strength: 0.6,
  })
  // the front of the envelope
  press.print('cream', polygon([480, 520], [800, 700], [480, 820]))
  press.print('cream', polygon([1120, 520], [800, 700], [1120, 820]))
  press.print('paper', polygon([480, 820], [800, 660], [1120, 820]))
  press.shade('rose', polygon([480, 520], [800, 700], [480, 820]), {
    from: [480, 640],
    to: [760, 720],
    strength: 0.8,
  })
  press.shade('rose', polygon([1120, 520], [800, 700], [1120, 820]), {
    from: [1120, 640],
    to: [840, 720],
    strength: 0.8,
  })
}

export function marketingMeasurement(press: Press): void {
  const lean = 5
  const tip = (x: number): Point => polar(800, 230, x, lean)
  const [lx, ly] = polar(800, 230, -380, lean)
  const [rx, ry] = tip(380)
  press.print('blush', circle(800, 450, 330))
  press.shade('vermilion', circle(800, 450, 330), {from: [800, 430], to: [800, 790], strength: 0.55})
  // post and foot
  press.print(
    'ink',
    polygon([784, 200], [816, 200], [826, 790], [774, 790]) +
      path('M640 820C640 776 700 770 800 770C900 770 960 776 960 820Z'),
  )
  press.print('ink', line(`M${lx} ${ly}L${rx} ${ry}`, 22, 'round'))
  press.print('vermilion', circle(800, 230, 40))
  press.print('paper', circle(800, 230, 14))
  for (const [x, y] of [
    [lx, ly],
    [rx, ry],
  ] as const) {
    press.print('ink', line(`M${x} ${y}L${x - 160} ${y + 300}M${x} ${y}L${x + 160} ${y + 300}`, 5))
    press.print(
      'ink',
      path(
        `M${x - 190} ${y + 300}H${x + 190}C${x + 170} ${y + 380} ${x + 90} ${y + 400} ${x} ${y + 400}C${x - 90} ${y + 400} ${x - 170} ${y + 380} ${x - 190} ${y + 300}Z`,
      ),
    )
  }
  // coins on the left, bars on the right
  const coins = [
    [-78, 3],
    [6, 5],
    [88, 2],
  ] as const
  for (const [dx, count] of coins) {
    for (let i = 0; i < count; i += 1) {
      press.print(i % 2 ? 'ochre' : 'amber', rect(lx + dx - 42, ly + 300 - (i + 1) * 26, 84, 24, 12))
    }
  }
  const bars = [
    [-120, 60, 'paper'],
    [-56, 110, 'paper'],
    [8, 84, 'paper'],
    [72, 176, 'vermilion'],
  ] as const
  for (const [dx, tall, ink] of bars) press.print(ink, rect(rx + dx, ry + 300 - tall, 50, tall))
}

export function marketingLeadership(press: Press): void {
  const sheetOf = (angle: number, shapes: string) => `<g transform="rotate(${angle} 800 450)">${shapes}</g>`
  press.print('blush', sheetOf(-9, rect(360, 120, 860, 640)))
  press.shade('vermilion', sheetOf(-9, rect(360, 120, 860, 640)), {
    from: [600, 100],
    to: [1200, 800],
    strength: 0.6,
  })
  press.print('cream', sheetOf(4, rect(380, 150, 860, 620)))
  press.print(
    'rose',
    sheetOf(
      4,
      repeat(9, (i) => rect(380, 210 + i * 62, 860, 3)) + repeat(13, (i) => rect(440 + i * 62, 150, 3, 620)),
    ),
    {opacity: 0.7},
  )
  press.print('steel', line('M300 690C480 560 520 720 700 640S980 560 1300 720', 10), {
    within: sheetOf(4, rect(380, 150, 860, 620)),
    opacity: 0.7,
  })
  press.print('ink', circle(800, 450, 280))
  press.print('paper', band(800, 450, 236, 246))
  press.print(
    'blush',
    repeat(36, (i) => {
      const [x, y] = polar(800, 450, 262, i * 10)
      return i % 9 === 0 ? circle(x, y, 9) : circle(x, y, 3.4)
    }),
  )
  const star = (r: number, waist: number, from: number) =>
    repeat(4, (i) =>
      polygon(polar(800, 450, r, from + i * 90), polar(800, 450, waist, from + 45 + i * 90), [800, 450]),
    )
  const dark = (r: number, waist: number, from: number) =>
    repeat(4, (i) =>
      polygon(polar(800, 450, r, from + i * 90), polar(800, 450, waist, from - 45 + i * 90), [800, 450]),
    )
  press.print('steel', star(150, 50, 45) + dark(150, 50, 45))
  press.print('cream', star(216, 56, 0))
  press.print('rose', dark(216, 56, 0))
  const north = -58
  press.print(
    'vermilion',
    polygon(polar(800, 450, 330, north), polar(800, 450, 34, north - 90), polar(800, 450, 34, north + 90)),
  )
  press.print('brick', polygon(polar(800, 450, 330, north), [800, 450], polar(800, 450, 34, north + 90)))
  press.print(
    'paper',
    polygon(
      polar(800, 450, 210, north + 180),
      polar(800, 450, 34, north - 90),
      polar(800, 450, 34, north + 90),
    ),
  )
  press.print('ink', circle(800, 450, 18))
}
