import type {Ink} from '../palette.ts'
import {press, type Press} from '../press.ts'
import {seeded} from '../random.ts'
import {circle, ellipse, line, path, polygon, rect, repeat} from '../shapes.ts'
import {envelopeFrames} from './email-envelopes.ts'
import {label} from './label.ts'

/** A sheet of the size all figures have. */
function sheet(name: string, ground: Ink, draw: (press: Press) => void): () => string {
  return () => {
    const drawing = press(name, 1600, 900, ground)
    draw(drawing)
    return drawing.sheet()
  }
}

/** Readers as dots, row by row; the ones at `red` asked where the letter was. */
function readers(
  drawing: Press,
  {x, y, columns, count, red}: {x: number; y: number; columns: number; count: number; red: Set<number>},
): void {
  const pitch = 7.8
  const at = (i: number): [number, number] => [x + (i % columns) * pitch, y + Math.floor(i / columns) * pitch]
  const dots = Array.from({length: count}, (_, i) => i)
  drawing.print(
    'ink',
    line(
      dots
        .filter((i) => !red.has(i))
        .map((i) => `M${at(i)[0].toFixed(1)} ${at(i)[1].toFixed(1)}h0.01`)
        .join(''),
      4.6,
      'round',
    ),
    {opacity: 0.62},
  )
  for (const i of red) {
    drawing.print('cream', circle(...at(i), 12))
    drawing.print('vermilion', circle(...at(i), 9))
  }
}

function missedLetters(drawing: Press): void {
  const next = seeded(380)
  const nineteen = new Set<number>()
  while (nineteen.size < 19) nineteen.add(Math.floor(next() * 380))
  readers(drawing, {x: 70, y: 190, columns: 140, count: 11_200, red: new Set([1724, 5687, 9211])})
  readers(drawing, {x: 1290, y: 190, columns: 20, count: 380, red: nineteen})
  drawing.print('ink', label('11,200 readers', 66, 140, 60) + label('380 readers', 1260, 140, 48))
  drawing.print('vermilion', label('3 asked: 0.03%', 1160, 140, 60, {anchor: 'end'}))
  drawing.print('vermilion', label('19 asked:', 1260, 410, 48) + label('5%', 1260, 500, 90))
}

function signUpForm(drawing: Press): void {
  const card = rect(330, 70, 1110, 760, 18)
  drawing.shade('oxblood', rect(356, 100, 1110, 760, 18), {from: [500, 0], to: [1500, 900], strength: 0.8})
  drawing.print('paper', card)
  drawing.print(
    'ink',
    label('Every other Thursday, one repair', 400, 180, 56) +
      label('you can finish before Sunday', 400, 248, 56),
  )
  drawing.print('ink', label('For people in old houses.', 400, 348, 40, {weight: 400}))
  drawing.print('teal', label('Read the last one first', 870, 348, 40) + rect(870, 360, 462, 4))
  drawing.print('stone', rect(396, 416, 978, 108, 10))
  drawing.print('paper', rect(401, 421, 968, 98, 7))
  drawing.print('steel', label('Your email', 432, 486, 44, {weight: 400}))
  const button = rect(396, 564, 640, 108, 10)
  drawing.print('vermilion', button)
  drawing.shade('brick', button, {from: [0, 600], to: [0, 690], strength: 0.6})
  drawing.print('paper', label('Send me the next repair', 716, 634, 48, {anchor: 'middle'}))
  drawing.print('ink', label('From Renée. One click and you are off the list', 400, 764, 42, {weight: 400}))
  for (const [i, y] of [196, 334, 470, 618, 750].entries()) {
    drawing.print('ink', circle(190, y, 52) + rect(232, y - 4, 150, 8))
    drawing.print('paper', label(String(i + 1), 190, y + 20, 56, {anchor: 'middle'}))
  }
}

function twoStreams(drawing: Press): void {
  const x = (week: number) => 190 + (week / 52) * 1040
  const y = (count: number) => 790 - (count / 800) * 660
  const weeks = Array.from({length: 53}, (_, week) => week)
  const stay = weeks.map((week) => 400 * 0.997 ** week)
  const grow = weeks.map((week) => 400 * 0.997 ** week + 8 * ((1 - 0.997 ** week) / 0.003))
  const trace = (counts: number[]) =>
    counts.map((count, week) => `${week === 0 ? 'M' : 'L'}${x(week)} ${y(count)}`).join('')
  const back = (counts: number[]) =>
    counts
      .map((count, week) => `L${x(week)} ${y(count)}`)
      .toReversed()
      .join('')
  const joined = path(`${trace(grow)}${back(stay)}Z`)
  const stayed = path(`${trace(stay)}L${x(52)} ${y(0)}L${x(0)} ${y(0)}Z`)
  drawing.print('sky', stayed)
  drawing.shade('steel', stayed, {from: [0, 420], to: [0, 800], strength: 0.7})
  drawing.print('rose', joined)
  drawing.shade('vermilion', joined, {from: [400, 640], to: [1240, 160], strength: 0.6})
  drawing.print('ink', rect(186, 788, 1048, 6))
  drawing.print('teal', line(trace(stay), 10))
  drawing.print('vermilion', line(trace(grow), 12))
  drawing.print('ink', circle(x(0), y(400), 18))
  drawing.print('vermilion', circle(x(52), y(728), 18))
  drawing.print('teal', circle(x(52), y(342), 18))
  drawing.print('ink', label('400', 160, y(400) + 16, 48, {anchor: 'end'}))
  drawing.print('vermilion', label('728', 1266, y(728) + 18, 60))
  drawing.print('teal', label('342', 1266, y(342) + 18, 60))
  drawing.print(
    'ink',
    label('8 join', 1266, y(728) + 70, 38, {weight: 400}) +
      label('each week', 1266, y(728) + 114, 38, {weight: 400}) +
      label('nobody joins', 1266, y(342) + 70, 38, {weight: 400}) +
      label('week 0', x(0), 856, 40, {weight: 400}) +
      label('week 52', x(52), 856, 40, {anchor: 'end', weight: 400}) +
      label('joined and stayed', 1212, 408, 38, {anchor: 'end'}) +
      label('were there at the start', 500, 690, 44),
  )
}

/** A page of a letter, its lines of text given as shares of its width. */
function page(drawing: Press, x: number, lines: number[], gap: number): void {
  drawing.shade('oxblood', rect(x + 24, 124, 440, 640), {
    from: [x, 0],
    to: [x + 400, 800],
    strength: 0.7,
  })
  drawing.print('paper', rect(x, 100, 440, 640))
  drawing.print('ink', rect(x + 48, 148, 220, 26))
  drawing.print(
    'stone',
    repeat(lines.length, (i) => rect(x + 48, 214 + i * gap, 344 * (lines[i] ?? 1), 14, 7)),
  )
}

/** A straight arrow from one point to another. */
function arrow(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const head = width * 2.6
  const [bx, by] = [x2 - dx * head, y2 - dy * head]
  return (
    line(`M${x1} ${y1}L${bx} ${by}`, width) +
    polygon(
      [x2, y2],
      [bx - dy * width * 1.4, by + dx * width * 1.4],
      [bx + dy * width * 1.4, by - dx * width * 1.4],
    )
  )
}

function oneIdea(drawing: Press): void {
  page(drawing, 110, [], 0)
  const aims = [
    [716, 150],
    [742, 300],
    [752, 446],
    [742, 592],
    [716, 742],
  ] as const
  for (const [i, [x, y]] of aims.entries()) {
    const top = 216 + i * 100
    drawing.print('stone', rect(158, top, 250, 14, 7) + rect(158, top + 30, 180, 14, 7))
    drawing.print('steel', arrow(450, top + 18, x, y, 9))
    drawing.print('steel', circle(450, top + 18, 13))
  }
  page(drawing, 850, [1, 0.9, 0.96, 0.6, 1, 0.84, 0.94, 0.5, 0.9, 1, 0.4], 46)
  drawing.print(
    'vermilion',
    line('M898 161C760 300 1230 360 1060 470C960 540 1000 590 1080 640', 16, 'round'),
  )
  drawing.print('vermilion', circle(898, 161, 24) + arrow(1074, 636, 1486, 636, 34))
  drawing.print(
    'ink',
    label('five items: 3.4%', 330, 830, 52, {anchor: 'middle'}) +
      label('one idea: 9.0%', 1070, 830, 52, {anchor: 'middle'}),
  )
}

/** A closed envelope from its upper left corner. */
function envelope(drawing: Press, x: number, y: number, width: number, front: Ink, flap: Ink, shade: Ink) {
  const height = width * 0.64
  drawing.print(front, rect(x, y, width, height, 6))
  drawing.shade(shade, rect(x, y, width, height, 6), {from: [0, y + height * 0.4], to: [0, y + height * 1.1]})
  drawing.print(flap, polygon([x, y], [x + width, y], [x + width / 2, y + height * 0.6]))
  drawing.shade(shade, polygon([x, y], [x + width, y], [x + width / 2, y + height * 0.6]), {
    from: [0, y],
    to: [0, y + height * 0.7],
    strength: 0.5,
  })
}

function welcomeSequence(drawing: Press): void {
  const x = (day: number) => 180 + day * 116
  drawing.print('ink', rect(90, 596, 1420, 10))
  drawing.print(
    'ink',
    repeat(12, (day) => rect(x(day) - 4, 596, 8, 34)),
  )
  const letters = [
    [0, 'at once', 'what you', 'came for'],
    [3, 'day 3', 'the best', 'you have'],
    [8, 'day 8', 'a question', ''],
  ] as const
  for (const [day, when, first, second] of letters) {
    drawing.print('vermilion', rect(x(day) - 5, 440, 10, 160))
    envelope(drawing, x(day) - 110, 300, 220, 'paper', 'cream', 'rose')
    drawing.print('vermilion', circle(x(day), 388, 30))
    drawing.print(
      'ink',
      label(when, x(day), 706, 52, {anchor: 'middle'}) +
        label(first, x(day), 768, 42, {anchor: 'middle', weight: 400}) +
        label(second, x(day), 818, 42, {anchor: 'middle', weight: 400}),
    )
  }
  drawing.print('teal', rect(x(10) - 5, 260, 10, 340))
  envelope(drawing, x(10) - 120, 116, 240, 'teal', 'lagoon', 'ink')
  drawing.print(
    'teal',
    label('day 10', x(10), 706, 52, {anchor: 'middle'}) +
      label('the first', x(10), 768, 42, {anchor: 'middle', weight: 400}) +
      label('ordinary issue', x(10), 818, 42, {anchor: 'middle', weight: 400}),
  )
}

function whichName(drawing: Press): void {
  // the letter, half out of its envelope
  drawing.print('paper', rect(520, 60, 760, 420))
  drawing.shade('rose', rect(520, 60, 760, 420), {from: [0, 260], to: [0, 500], strength: 0.8})
  drawing.print('ink', label('From: hollis-hardware', 596, 142, 50))
  drawing.print('stone', rect(570, 196, 620, 16, 8) + rect(570, 244, 560, 16, 8) + rect(570, 292, 600, 16, 8))
  drawing.print('cream', rect(440, 400, 920, 430))
  drawing.shade('clay', rect(440, 400, 920, 430), {from: [0, 560], to: [0, 880], strength: 0.75})
  drawing.print('stone', polygon([440, 400], [900, 640], [1360, 400], [1360, 412], [900, 656], [440, 412]))
  drawing.print(
    'ink',
    label('Sender:', 480, 730, 40, {weight: 400}) + label('bounce.hollis-hardware', 480, 784, 42),
  )
  drawing.print('oxblood', circle(1180, 664, 92))
  drawing.print('vermilion', circle(1174, 656, 90))
  drawing.print(
    'oxblood',
    repeat(8, (i) => ellipse(1174, 612, 12, 34).replace('/>', ` transform="rotate(${i * 45} 1174 656)"/>`)),
  )
  // the threads that have to meet
  drawing.print('teal', line('M1236 586C1330 470 1380 300 1180 140', 9, 'round'))
  drawing.print('teal', line('M486 690C360 560 420 250 556 140', 9, 'round'))
  drawing.print('teal', circle(1180, 140, 18) + circle(556, 140, 18))
  drawing.print('ink', rect(70, 690, 250, 110, 12) + rect(1404, 610, 160, 110, 12))
  drawing.print('teal', rect(70, 60, 330, 110, 12))
  drawing.print('ink', rect(320, 740, 130, 10) + rect(1262, 660, 144, 10))
  drawing.print('teal', rect(400, 110, 122, 10))
  drawing.print(
    'paper',
    label('SPF', 195, 766, 60, {anchor: 'middle'}) +
      label('DKIM', 1484, 686, 54, {anchor: 'middle'}) +
      label('DMARC', 235, 136, 60, {anchor: 'middle'}),
  )
}

function twoTests(drawing: Press): void {
  const x = (percent: number) => 260 + percent * 100
  const tests = [
    {
      top: 130,
      title: '200 in each half',
      rates: [
        [5, 2.7, 9.0],
        [7, 4.2, 11.4],
      ],
    },
    {
      top: 470,
      title: '5,000 in each half',
      rates: [
        [5, 4.4, 5.6],
        [7, 6.3, 7.7],
      ],
    },
  ] as const
  for (const {top, title, rates} of tests) {
    drawing.print('paper', rect(90, top - 60, 1420, 300, 14))
    drawing.print('ink', label(title, 130, top + 10, 48))
    const [[, a, b], [, c, d]] = rates
    const [from, to] = [Math.max(a, c), Math.min(b, d)]
    if (to > from)
      drawing.shade('amber', rect(x(from), top + 30, x(to) - x(from), 190), {
        from: [0, top - 300],
        to: [0, top + 220],
        strength: 0.9,
      })
    for (const [i, [rate, low, high]] of rates.entries()) {
      const y = top + 80 + i * 86
      const ink: Ink = i === 0 ? 'teal' : 'vermilion'
      drawing.print(ink, rect(x(low), y - 8, x(high) - x(low), 16, 8) + circle(x(rate), y, 25))
    }
  }
  drawing.print('ink', rect(240, 752, 1270, 6))
  for (const percent of [0, 2, 4, 6, 8, 10, 12]) {
    drawing.print(
      'ink',
      rect(x(percent) - 3, 752, 6, 24) +
        label(`${percent}%`, x(percent), 830, 44, {anchor: 'middle', weight: 400}),
    )
  }
}

export const emailPeopleLookForwardToFigures: Record<string, () => string> = {
  'missed-letters': sheet('missed-letters', 'cream', missedLetters),
  'sign-up-form': sheet('sign-up-form', 'rose', signUpForm),
  'two-streams': sheet('two-streams', 'cream', twoStreams),
  'one-idea': sheet('one-idea', 'rose', oneIdea),
  'welcome-sequence': sheet('welcome-sequence', 'blush', welcomeSequence),
  'which-name-each-check-reads': sheet('which-name-each-check-reads', 'rose', whichName),
  'two-tests': sheet('two-tests', 'blush', twoTests),
  ...Object.fromEntries(
    Object.entries(envelopeFrames).map(([name, draw]) => [name, sheet(name, 'blush', draw)]),
  ),
}
