import {press} from '../press.ts'
import type {Ink} from '../palette.ts'
import {circle, line, path, polygon, rect, repeat, turned} from '../shapes.ts'
import {label} from './label.ts'
import {chartSteps, twelveMinutes} from './presentations-charts.ts'
import {slideFrame} from './presentations-slide.ts'
import {endingMarked, openingMarked} from './presentations-transcripts.ts'

export const presentationsThatHoldTheRoomFigures: Record<string, () => string> = {
  'presentations-topic-point-change': topicPointChange,
  'presentations-question-chain': questionChain,
  'presentations-nine-cards': nineCards,
  'presentations-opening-marked': openingMarked,
  'presentations-ending-marked': endingMarked,
  'presentations-chart-steps': chartSteps,
  'presentations-twelve-minutes': twelveMinutes,
  'presentations-camera': camera,
  'presentations-slide-1': () => slideFrame(1),
  'presentations-slide-2': () => slideFrame(2),
  'presentations-slide-3': () => slideFrame(3),
  'presentations-slide-4': () => slideFrame(4),
  'presentations-slide-5': () => slideFrame(5),
  'presentations-slide-6': () => slideFrame(6),
}

function topicPointChange(): string {
  const sheet = press('presentations-topic-point-change', 1600, 900, 'sky')
  const cards = [
    {x: 70, name: 'topic', line: 'Deliveries, Q1', open: 0},
    {x: 570, name: 'information', line: 'They are late', open: 0.32},
    {x: 1070, name: 'change', line: 'Lease a van', open: 1},
  ]
  for (const {x, name, line: said, open} of cards) {
    const card = rect(x, 70, 460, 760, 18)
    sheet.shade('steel', rect(x + 18, 92, 460, 760, 18), {from: [x, 400], to: [x + 470, 900], strength: 0.9})
    sheet.print('paper', card)
    sheet.print(open === 1 ? 'vermilion' : 'cobalt', label(name, x + 230, 150, 58, {anchor: 'middle'}))
    const left = x + 120
    sheet.print('stone', rect(x, 640, 460, 12))
    sheet.print('walnut', rect(left - 18, 222, 256, 422))
    sheet.print(open > 0 ? 'butter' : 'cobalt', rect(left, 240, 220, 404))
    if (open > 0) {
      const reach = 220 * open
      const light = polygon(
        [left + 220 - reach, 652],
        [left + 220, 652],
        [left + 220 + reach * 0.35, 700],
        [left + 150 - reach * 1.1, 700],
      )
      sheet.shade('amber', rect(left, 240, 220, 404), {
        centre: [left + 110, 430],
        inner: 20,
        outer: 320,
        strength: 0.9,
      })
      sheet.print('butter', light)
    }
    // the leaf turns on its left side
    const swing = 220 * (1 - open)
    const leaf =
      open === 1
        ? polygon([left, 240], [left - 84, 210], [left - 84, 700], [left, 644])
        : polygon([left, 240], [left + swing, 240 + open * 60], [left + swing, 644 + open * 60], [left, 644])
    sheet.print('cobalt', leaf)
    sheet.shade('ink', leaf, {from: [left + 40, 300], to: [left + 200 - open * 320, 760], strength: 0.8})
    if (open < 1) sheet.print('amber', circle(left + swing - 28, 450 + open * 40, 13))
    else sheet.print('amber', circle(left - 66, 462, 12))
    sheet.print('ink', label(said, x + 230, 776, 48, {anchor: 'middle', weight: 400}))
  }
  return sheet.sheet()
}

function questionChain(): string {
  const sheet = press('presentations-question-chain', 1600, 900, 'cobalt')
  const asked = [
    ['Is that', 'true?'],
    ['What does', 'it cost?'],
    ['Can’t it', 'leave earlier?'],
    ['So what', 'do we do?'],
    ['And if it', 'fails?'],
  ]
  const said = [
    ['Three shops,', 'no bread'],
    ['134 of 234', 'mornings'],
    ['$118', 'each time'],
    ['That costs', 'still more'],
    ['Lease a', 'second van'],
  ]
  sheet.shade('ink', rect(0, 0, 1600, 900), {from: [0, 420], to: [0, 1000], strength: 0.7})
  const x = (i: number) => 50 + i * 288
  const links = repeat(5, (i) => {
    const up = line(`M${x(i) + 110} 590L${x(i) + 190} 366`, 9, 'round')
    return i < 4 ? up + line(`M${x(i) + 226} 366L${x(i + 1) + 74} 590`, 9, 'round') : up
  })
  sheet.print('amber', links)
  said.forEach(([first = '', second = ''], i) => {
    const card = rect(x(i), 590, 250, 180, 12)
    sheet.shade('ink', rect(x(i) + 12, 604, 250, 180, 12), {
      from: [x(i), 600],
      to: [x(i) + 260, 800],
      strength: 1,
    })
    sheet.print('paper', card)
    sheet.print('vermilion', rect(x(i), 590, 250, 20, 10))
    sheet.print(
      'ink',
      label(first, x(i) + 125, 680, 35, {anchor: 'middle'}) +
        label(second, x(i) + 125, 732, 35, {anchor: 'middle'}),
    )
  })
  asked.forEach(([first = '', second = ''], i) => {
    const middle = x(i) + 208
    sheet.print(
      'sky',
      rect(middle - 138, 190, 276, 160, 60) + polygon([middle - 40, 344], [middle + 30, 344], [middle, 392]),
    )
    sheet.print(
      'ink',
      label(first, middle, 262, 36, {anchor: 'middle'}) + label(second, middle, 310, 36, {anchor: 'middle'}),
    )
  })
  sheet.print('sky', label('they ask', 50, 120, 52))
  sheet.print('paper', label('you say', 50, 862, 52))
  return sheet.sheet()
}

function nineCards(): string {
  const sheet = press('presentations-nine-cards', 1600, 900, 'clay')
  sheet.shade('walnut', rect(0, 0, 1600, 900), {from: [800, 100], to: [800, 1100], strength: 0.6})
  sheet.print(
    'walnut',
    repeat(5, (i) => rect(0, 150 + i * 180, 1600, 3)),
    {opacity: 0.35},
  )
  const card = (x: number, y: number, angle: number, name: string, ink: Ink = 'paper') => {
    const shape = turned(rect(x, y, 190, 140, 8), angle, x + 95, y + 70)
    sheet.shade('walnut', turned(rect(x + 10, y + 14, 190, 140, 8), angle, x + 95, y + 70), {
      from: [x, y],
      to: [x + 190, y + 160],
      strength: 1,
    })
    sheet.print(ink, shape)
    sheet.print(
      'steel',
      turned(
        rect(x + 84, y + 40, 80, 10, 5) + rect(x + 84, y + 66, 64, 10, 5) + rect(x + 22, y + 104, 130, 10, 5),
        angle,
        x + 95,
        y + 70,
      ),
      {opacity: 0.6},
    )
    sheet.print('ink', turned(label(name, x + 22, y + 80, 62), angle, x + 95, y + 70))
  }
  const steps = [
    [50, 600, -2],
    [246, 530, 1.5],
    [442, 460, -1],
    [638, 390, 2],
    [834, 320, -1.5],
    [1190, 190, 1],
    [1386, 120, -2],
  ] as const
  steps.forEach(([x, y, angle], i) => card(x, y, angle, String(i < 5 ? i + 1 : i + 2)))
  // the objection is pushed in from below
  sheet.print('cobalt', turned(rect(1002, 408, 214, 164, 14), -7, 1109, 490))
  card(1014, 420, -7, '6')
  sheet.print('cobalt', line('M1120 760V640', 12, 'round') + polygon([1120, 606], [1094, 650], [1146, 650]))
  sheet.print('paper', label('the objection', 1120, 820, 46, {anchor: 'middle'}))
  card(140, 170, -14, '')
  sheet.print('vermilion', line('M150 170L330 320M326 154L154 330', 20, 'round'))
  sheet.print('paper', label('nobody asked', 240, 116, 46, {anchor: 'middle'}))
  return sheet.sheet()
}

function camera(): string {
  const sheet = press('presentations-camera', 1600, 900, 'sage')
  sheet.print('blush', rect(0, 0, 800, 900))
  sheet.print('paper', rect(794, 0, 12, 900))
  const scene = (dx: number, good: boolean) => {
    const windowX = good ? dx + 640 : dx + 50
    const pane = rect(windowX, 130, 110, 300)
    sheet.print('paper', rect(windowX - 14, 116, 138, 328))
    sheet.print('butter', pane)
    sheet.shade('amber', pane, {from: [0, 130], to: [0, 460], strength: 0.6})
    sheet.print('paper', rect(windowX + 50, 130, 10, 300) + rect(windowX, 270, 110, 10))
    const beam = good
      ? polygon([windowX, 140], [windowX, 430], [dx + 250, 560], [dx + 250, 330])
      : polygon([windowX + 110, 140], [windowX + 110, 430], [dx + 290, 620], [dx + 250, 300])
    sheet.print('butter', beam, {opacity: 0.55})
    // table
    sheet.print('walnut', rect(dx + 330, 690, 400, 26) + rect(dx + 690, 716, 22, 190))
    // the sitter faces right
    const body = path(
      `M${dx + 150} 900V640Q${dx + 150} 540 ${dx + 240} 540Q${dx + 320} 540 ${dx + 322} 640V900Z`,
    )
    sheet.print(good ? 'vermilion' : 'oxblood', body)
    sheet.shade('oxblood', body, {
      from: good ? [dx + 260, 600] : [dx + 200, 600],
      to: good ? [dx + 130, 760] : [dx + 330, 700],
      strength: 0.9,
    })
    const head = path(
      `M${dx + 178} 420Q${dx + 178} 340 ${dx + 250} 340Q${dx + 318} 340 ${dx + 318} 410L${dx + 338} 440L${dx + 318} 450Q${dx + 318} 510 ${dx + 270} 512V560H${dx + 214}V500Q${dx + 178} 470 ${dx + 178} 420Z`,
    )
    const face = turned(head, good ? 0 : 9, dx + 240, 520)
    sheet.print('honey', face)
    sheet.shade('umberShade', head, {
      from: good ? [dx + 300, 430] : [dx + 180, 400],
      to: good ? [dx + 150, 470] : [dx + 340, 440],
      strength: good ? 0.7 : 1,
    })
    sheet.print(
      'jet',
      turned(
        path(
          `M${dx + 164} 470Q${dx + 150} 316 ${dx + 256} 318Q${dx + 316} 320 ${dx + 320} 376Q${dx + 262} 372 ${dx + 240} 410Q${dx + 226} 480 ${dx + 200} 500Q${dx + 172} 500 ${dx + 164} 470Z`,
        ),
        good ? 0 : 9,
        dx + 240,
        520,
      ),
    )
    const top = good ? 560 : 690
    if (good) {
      sheet.print('cobalt', rect(dx + 500, 646, 190, 44))
      sheet.print('amber', rect(dx + 512, 604, 170, 42))
      sheet.print('lagoon', rect(dx + 496, 560, 184, 44))
    }
    sheet.print('ink', rect(dx + 490, top - 14, 190, 14, 5))
    sheet.print(
      'ink',
      polygon([dx + 668, top - 10], [dx + 686, top - 14], [dx + 716, top - 154], [dx + 700, top - 158]),
    )
    const lens: [number, number] = [dx + 704, top - 152]
    sheet.print('vermilion', circle(lens[0] - 4, lens[1] + 2, 11))
    const eye: [number, number] = good ? [dx + 306, 412] : [dx + 308, 424]
    sheet.print('ink', circle(eye[0], eye[1], 8))
    const sight = line(
      `M${eye[0] + 40} ${eye[1] + (good ? 0 : 14)}L${lens[0] - 30} ${lens[1] - (good ? 0 : 8)}`,
      6,
      'round',
    )
    sheet.print('ink', sight.replace('fill="none"', 'fill="none" stroke-dasharray="4 18"'))
  }
  scene(0, false)
  scene(800, true)
  sheet.print('ink', label('low, light behind', 40, 76, 46) + label('level, light in front', 840, 76, 46))
  return sheet.sheet()
}
