import type {Press} from '../press.ts'
import {
  band,
  circle,
  ellipse,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  sector,
  type Point,
} from '../shapes.ts'

/** Marketing is printed on reds. Its motif: among many alike, the one that is chosen. */

/** A plain bottle standing on y 770, `x` its middle. */
function bottle(x: number): string {
  return path(
    `M${x - 40} 190H${x + 40}V262C${x + 40} 304 ${x + 88} 322 ${x + 88} 386V742Q${x + 88} 770 ${x + 60} 770H${x - 60}Q${x - 88} 770 ${x - 88} 742V386C${x - 88} 322 ${x - 40} 304 ${x - 40} 262Z`,
  )
}

function stopper(x: number): string {
  return rect(x - 48, 146, 96, 54, 8)
}

export function brandStrategy(press: Press): void {
  press.print('paper', circle(800, 450, 372))
  press.shade('rose', circle(800, 450, 372), {from: [800, 400], to: [800, 830], strength: 0.9})
  for (const x of [-160, 80, 320, 560, 1040, 1280, 1520]) {
    press.print('clay', bottle(x), {blend: 'multiply', opacity: 0.72})
    press.print('clay', stopper(x))
    press.shade('brick', bottle(x), {from: [x + 10, 500], to: [x + 120, 500], strength: 0.8})
    press.shade('paper', bottle(x), {from: [x - 40, 500], to: [x - 110, 500], strength: 0.35})
  }
  press.print('ink', bottle(800) + stopper(800))
  press.shade('steel', bottle(800), {from: [770, 500], to: [700, 500], strength: 0.7})
  const label = rect(712, 420, 176, 236)
  press.print('vermilion', label)
  press.print('paper', circle(800, 538, 52))
  press.print('vermilion', sector(800, 538, 52, -90, 90))
  press.shade('oxblood', label, {from: [820, 500], to: [910, 500], strength: 0.8})
  press.print('oxblood', rect(0, 770, 1600, 130))
  press.shade('jet', rect(0, 770, 1600, 130), {from: [0, 880], to: [0, 760], strength: 0.7})
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
      rect(1020, y, row === 10 ? 380 : 620 * share, 20, 10)
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
  press.shade('oxblood', line('M975 615L1190 830', 74, 'round'), {
    from: [1070, 730],
    to: [1120, 680],
    strength: 0.9,
  })
  press.print('ink', band(...lens, 250, 292))
  press.print('paper', band(...lens, 262, 270, 190, 250))
}

export function emailPeopleLookForwardTo(press: Press): void {
  press.print('brick', circle(800, 400, 400), {opacity: 0.5})
  press.shade('vermilion', circle(800, 400, 400), {from: [800, 300], to: [800, 800], strength: 0.9})
  // the inside of the envelope
  press.print('oxblood', polygon([420, 560], [800, 372], [1180, 560], [1180, 800], [420, 800]))
  press.shade('jet', polygon([420, 560], [800, 372], [1180, 560], [1180, 800], [420, 800]), {
    from: [800, 420],
    to: [800, 640],
    strength: 0.6,
  })
  // tail, neck and head stand behind the wings
  press.print('rose', polygon([806, 380], [966, 60], [870, 430]))
  press.shade('brick', polygon([806, 380], [966, 60], [870, 430]), {
    from: [950, 120],
    to: [820, 420],
    strength: 0.8,
  })
  press.print('blush', polygon([730, 430], [636, 100], [676, 82], [800, 380]))
  press.shade('brick', polygon([730, 430], [636, 100], [676, 82], [800, 380]), {
    from: [660, 120],
    to: [770, 430],
    strength: 0.6,
  })
  press.print('cream', polygon([676, 82], [636, 100], [546, 168], [690, 124]))
  press.shade('brick', polygon([676, 82], [636, 100], [546, 168], [690, 124]), {
    from: [580, 130],
    to: [690, 150],
    strength: 0.7,
  })
  press.print('ink', polygon([546, 168], [586, 138], [600, 151]))
  // wings
  press.print('paper', polygon([800, 350], [400, 210], [708, 480]))
  press.print('blush', polygon([400, 210], [708, 480], [760, 560], [560, 420]))
  press.shade('brick', polygon([400, 210], [708, 480], [760, 560], [560, 420]), {
    from: [440, 240],
    to: [740, 560],
    strength: 0.65,
  })
  press.print('cream', polygon([800, 350], [1200, 210], [892, 480]))
  press.shade('rose', polygon([800, 350], [1200, 210], [892, 480]), {
    from: [1160, 220],
    to: [820, 400],
    strength: 0.8,
  })
  press.print('rose', polygon([1200, 210], [892, 480], [840, 560], [1040, 420]))
  press.shade('brick', polygon([1200, 210], [892, 480], [840, 560], [1040, 420]), {
    from: [1160, 240],
    to: [860, 560],
    strength: 0.8,
  })
  // body, folded down the middle
  press.print('paper', polygon([800, 350], [708, 480], [800, 700]))
  press.print('blush', polygon([800, 350], [892, 480], [800, 700]))
  press.shade('brick', polygon([800, 350], [892, 480], [800, 700]), {
    from: [880, 400],
    to: [800, 660],
    strength: 0.7,
  })
  // the front of the envelope
  press.print(
    'cream',
    polygon([420, 560], [830, 790], [420, 900]) + polygon([1180, 560], [770, 790], [1180, 900]),
  )
  press.shade('rose', polygon([420, 560], [830, 790], [420, 900]), {
    from: [440, 700],
    to: [760, 780],
    strength: 0.9,
  })
  press.shade('rose', polygon([1180, 560], [770, 790], [1180, 900]), {
    from: [1160, 700],
    to: [840, 780],
    strength: 0.9,
  })
  press.print('paper', polygon([420, 900], [800, 690], [1180, 900]))
}

export function marketingMeasurement(press: Press): void {
  const lean = 4
  const [lx, ly] = polar(800, 190, -310, lean)
  const [rx, ry] = polar(800, 190, 310, lean)
  press.print('blush', circle(800, 450, 390))
  press.shade('vermilion', circle(800, 450, 390), {from: [800, 430], to: [800, 850], strength: 0.6})
  press.print(
    'ink',
    polygon([780, 190], [820, 190], [834, 850], [766, 850]) +
      path('M600 900C600 838 690 826 800 826C910 826 1000 838 1000 900Z'),
  )
  press.print('ink', line(`M${lx} ${ly}L${rx} ${ry}`, 26, 'round'))
  press.print('vermilion', circle(800, 190, 52))
  press.print('paper', circle(800, 190, 18))
  const drop = 340
  for (const [x, y] of [
    [lx, ly],
    [rx, ry],
  ] as const) {
    press.print('ink', line(`M${x} ${y}L${x - 146} ${y + drop}M${x} ${y}L${x + 146} ${y + drop}`, 6))
  }
  // coins in three heaps
  for (const [dx, count] of [
    [-92, 3],
    [4, 6],
    [98, 4],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const y = ly + drop - 14 - i * 25
      press.print(
        'ochre',
        path(
          `M${lx + dx - 48} ${y - 16}A48 15 0 0 1 ${lx + dx + 48} ${y - 16}V${y}A48 15 0 0 1 ${lx + dx - 48} ${y}Z`,
        ),
      )
      press.print('amber', ellipse(lx + dx, y - 18, 48, 15))
    }
    const top = ly + drop - 14 - (count - 1) * 25 - 18
    press.print('butter', ellipse(lx + dx, top, 34, 9))
  }
  const bars = [
    [-106, 84, 'paper'],
    [-52, 150, 'paper'],
    [2, 112, 'paper'],
    [56, 230, 'vermilion'],
  ] as const
  for (const [dx, tall, ink] of bars) {
    press.print(ink, rect(rx + dx, ry + drop - tall, 48, tall))
    press.shade(ink === 'paper' ? 'rose' : 'oxblood', rect(rx + dx, ry + drop - tall, 48, tall), {
      from: [0, ry + drop - tall],
      to: [0, ry + drop],
      strength: 0.7,
    })
  }
  for (const [x, y] of [
    [lx, ly],
    [rx, ry],
  ] as const) {
    const pan = path(
      `M${x - 176} ${y + drop}H${x + 176}C${x + 160} ${y + drop + 92} ${x + 100} ${y + drop + 116} ${x} ${y + drop + 116}C${x - 100} ${y + drop + 116} ${x - 160} ${y + drop + 92} ${x - 176} ${y + drop}Z`,
    )
    press.print('ink', pan)
    press.shade('steel', pan, {from: [x, y + drop + 40], to: [x - 220, y + drop], strength: 0.7})
  }
}

export function marketingLeadership(press: Press): void {
  const laid = (angle: number, shapes: string) => `<g transform="rotate(${angle} 800 450)">${shapes}</g>`
  const under = laid(-10, rect(250, 20, 1100, 840))
  const plan = laid(4, rect(290, 60, 1020, 780))
  press.print('blush', under)
  press.shade('vermilion', under, {from: [500, 0], to: [1300, 900], strength: 0.9})
  press.shade('oxblood', laid(4, rect(310, 84, 1020, 780)), {
    from: [700, 300],
    to: [1400, 900],
    strength: 0.7,
  })
  press.print('cream', plan)
  press.print(
    'rose',
    laid(
      4,
      repeat(11, (i) => rect(290, 130 + i * 64, 1020, 3)) + repeat(15, (i) => rect(354 + i * 64, 60, 3, 780)),
    ),
    {opacity: 0.7, within: plan},
  )
  press.print('steel', line('M240 760C420 600 470 790 640 720S1000 700 1120 560S1300 300 1420 260', 12), {
    within: plan,
  })

  press.print('ink', circle(800, 450, 320))
  press.print('paper', band(800, 450, 268, 280))
  press.print(
    'blush',
    repeat(36, (i) => circle(...polar(800, 450, 298, i * 10), i % 9 === 0 ? 10 : 4)),
  )
  const half = (r: number, waist: number, from: number, side: 1 | -1) =>
    repeat(4, (i) =>
      polygon(
        polar(800, 450, r, from + i * 90),
        polar(800, 450, waist, from + side * 45 + i * 90),
        [800, 450],
      ),
    )
  press.print('steel', half(176, 58, 45, 1) + half(176, 58, 45, -1))
  press.print('cream', half(246, 64, 0, 1))
  press.print('rose', half(246, 64, 0, -1))
  const north = -58
  const left = polar(800, 450, 40, north - 90)
  const right = polar(800, 450, 40, north + 90)
  press.print('vermilion', polygon(polar(800, 450, 380, north), left, right))
  press.print('brick', polygon(polar(800, 450, 380, north), [800, 450], right))
  press.print('paper', polygon(polar(800, 450, 250, north + 180), left, right))
  press.print('stone', polygon(polar(800, 450, 250, north + 180), [800, 450], right))
  press.print('ink', circle(800, 450, 20))
}
