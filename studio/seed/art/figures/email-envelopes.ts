import type {Ink} from '../palette.ts'
import type {Press} from '../press.ts'
import {circle, ellipse, line, moved, path, polygon, rect, repeat, turned} from '../shapes.ts'
import {label} from './label.ts'

/** The pictures of the video about SPF, DKIM and DMARC: one street, one board of notices, changing letters. */

const floor = 760

function street(drawing: Press): void {
  drawing.print('clay', rect(0, floor, 1600, 140))
  drawing.shade('brick', rect(0, floor, 1600, 140), {from: [0, 900], to: [0, floor - 40], strength: 0.7})
}

/** A mailbox on a post, `x` its middle. The flag is up when it has taken a letter. */
function mailbox(
  drawing: Press,
  x: number,
  {flag = false, ink = 'teal'}: {flag?: boolean; ink?: Ink} = {},
): void {
  drawing.print('walnut', rect(x - 22, 560, 44, floor - 550))
  const body = path(`M${x - 130} 570V430A130 130 0 0 1 ${x + 130} 430V570Z`)
  drawing.print(ink, body)
  drawing.shade('ink', body, {from: [x - 20, 400], to: [x + 150, 420], strength: 0.7})
  drawing.print('ink', rect(x - 84, 430, 168, 26, 13))
  if (flag) drawing.print('vermilion', rect(x + 126, 300, 16, 200) + rect(x + 126, 300, 96, 62))
  else drawing.print('vermilion', rect(x + 126, 486, 170, 16) + rect(x + 240, 486, 62, 78))
}

/** The front of an envelope with a sender in its corner. */
function front(x: number, y: number, width: number): {sheet: string; stamp: string; lines: string} {
  const height = width * 0.62
  return {
    sheet: rect(x, y, width, height, 6),
    stamp: rect(x + width * 0.82, y + height * 0.1, width * 0.12, height * 0.25),
    lines:
      rect(x + width * 0.4, y + height * 0.56, width * 0.4, height * 0.06) +
      rect(x + width * 0.4, y + height * 0.72, width * 0.3, height * 0.06),
  }
}

function letterFront(drawing: Press, x: number, y: number, width: number, sender = 'Renée'): void {
  const {sheet, stamp, lines} = front(x, y, width)
  drawing.print('paper', sheet)
  drawing.shade('rose', sheet, {from: [0, y + width * 0.2], to: [0, y + width * 0.66], strength: 0.7})
  drawing.print('vermilion', stamp)
  drawing.print('steel', lines)
  drawing.print('ink', label(sender, x + width * 0.06, y + width * 0.14, width * 0.11))
}

/** The pattern on the stamp: eight petals. */
function petals(x: number, y: number, r: number): string {
  return repeat(8, (i) => turned(ellipse(x, y - r * 0.5, r * 0.14, r * 0.38), i * 45, x, y))
}

function seal(drawing: Press, x: number, y: number, r: number): void {
  drawing.print('oxblood', circle(x + r * 0.06, y + r * 0.09, r * 1.03))
  drawing.print('vermilion', circle(x, y, r))
  drawing.print('oxblood', petals(x, y, r))
}

/** The back of an envelope, where the seal sits. */
function letterBack(drawing: Press, x: number, y: number, width: number): void {
  const height = width * 0.62
  drawing.print('paper', rect(x, y, width, height, 6))
  drawing.shade('rose', rect(x, y, width, height, 6), {
    from: [0, y + height * 0.3],
    to: [0, y + height * 1.1],
    strength: 0.75,
  })
  drawing.print('cream', polygon([x, y], [x + width, y], [x + width / 2, y + height * 0.62]))
  drawing.print(
    'stone',
    line(`M${x} ${y}L${x + width / 2} ${y + height * 0.62}L${x + width} ${y}`, Math.max(4, width * 0.01)),
  )
}

/** A delivery van driving to the right, `x` its back. */
function van(drawing: Press, x: number, ink: Ink, shade: Ink): void {
  const body = path(
    `M${x} 470H${x + 250}V${floor - 40}H${x}Z M${x + 262} 540H${x + 330}L${x + 384} 628V${floor - 40}H${x + 262}Z`,
  )
  drawing.print(ink, body)
  drawing.shade(shade, body, {from: [0, 560], to: [0, floor + 20], strength: 0.8})
  drawing.print('sky', polygon([x + 284, 562], [x + 322, 562], [x + 354, 624], [x + 284, 624]))
  for (const wheel of [x + 76, x + 306]) {
    drawing.print('ink', circle(wheel, floor - 34, 46))
    drawing.print('stone', circle(wheel, floor - 34, 18))
  }
}

/** The public board on which a domain's records hang; gives the place of its sheet. */
function board(drawing: Press, x: number, title: string): void {
  drawing.print('walnut', rect(x - 12, 52, 424, 344, 8))
  drawing.print('ochre', rect(x + 6, 70, 388, 308))
  drawing.shade('walnut', rect(x + 6, 70, 388, 308), {from: [0, 140], to: [0, 420], strength: 0.5})
  drawing.print('paper', rect(x + 36, 96, 328, 256))
  drawing.print('vermilion', circle(x + 200, 98, 14))
  drawing.print('ink', label(title, x + 200, 158, 42, {anchor: 'middle'}))
}

function tick(x: number, y: number, size: number): string {
  return line(
    `M${x - size} ${y}L${x - size * 0.3} ${y + size * 0.7}L${x + size} ${y - size * 0.7}`,
    size * 0.42,
    'round',
  )
}

function cross(x: number, y: number, size: number): string {
  return line(
    `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`,
    size * 0.5,
    'round',
  )
}

/** The list of carriers: a teal van and an amber one. */
function carriers(drawing: Press, x: number): void {
  board(drawing, x, 'May deliver')
  for (const [i, ink] of (['teal', 'amber'] as const).entries()) {
    const y = 210 + i * 76
    drawing.print(ink, rect(x + 92, y, 92, 50, 6) + rect(x + 188, y + 18, 34, 32, 4))
    drawing.print(
      'ink',
      circle(x + 118, y + 52, 12) + circle(x + 200, y + 52, 12) + tick(x + 292, y + 26, 22),
    )
  }
}

function badge(drawing: Press, x: number, y: number, good: boolean): void {
  drawing.print(good ? 'bottle' : 'vermilion', circle(x, y, 66))
  drawing.print('paper', good ? tick(x, y, 32) : cross(x, y, 24))
}

function forged(drawing: Press): void {
  street(drawing)
  letterFront(drawing, 150, 110, 560)
  letterFront(drawing, 480, 350, 560, 'Ren')
  const pencil = polygon([0, 0], [46, -26], [46, 26]) + rect(46, -26, 330, 52) + rect(382, -26, 46, 52, 10)
  const placed = turned(moved(pencil, 690, 426), -38, 690, 426)
  drawing.print('ink', placed)
  drawing.shade('steel', placed, {from: [700, 400], to: [1010, 380], strength: 0.5})
  mailbox(drawing, 1270)
  drawing.print('ink', label('?', 1270, 250, 200, {anchor: 'middle'}))
}

function spf(drawing: Press): void {
  street(drawing)
  carriers(drawing, 590)
  van(drawing, 380, 'teal', 'ink')
  letterFront(drawing, 410, 506, 190)
  drawing.print('bottle', line('M1010 220C1150 220 1210 236 1236 290', 8, 'round'))
  mailbox(drawing, 1270, {flag: true})
  badge(drawing, 1270, 200, true)
}

function forwarded(drawing: Press): void {
  street(drawing)
  carriers(drawing, 590)
  mailbox(drawing, 190, {ink: 'steel', flag: true})
  drawing.print('ink', label('college', 190, 540, 44, {anchor: 'middle'}))
  van(drawing, 590, 'night', 'jet')
  letterFront(drawing, 620, 506, 190)
  mailbox(drawing, 1270)
  badge(drawing, 1270, 200, false)
}

function pattern(drawing: Press, x: number): void {
  board(drawing, x, 'Our stamp')
  drawing.print('oxblood', petals(x + 200, 260, 84))
}

function sealed(drawing: Press): void {
  street(drawing)
  letterBack(drawing, 170, 300, 640)
  seal(drawing, 490, 546, 92)
  const stamp = path(
    'M440 356H540V316Q520 300 520 262V170Q540 140 540 110A50 50 0 0 0 440 110Q440 140 460 170V262Q460 300 440 316Z',
  )
  drawing.print('walnut', stamp)
  drawing.shade('jet', stamp, {from: [480, 200], to: [560, 200], strength: 0.8})
  drawing.print('amber', rect(410, 352, 160, 44, 6))
  pattern(drawing, 960)
  drawing.print('bottle', line('M610 530C760 540 1090 560 1160 400', 8, 'round'))
}

function broken(drawing: Press): void {
  street(drawing)
  letterBack(drawing, 90, 330, 460)
  seal(drawing, 320, 506, 74)
  drawing.print(
    'paper',
    polygon([300, 420], [330, 478], [304, 512], [342, 600], [326, 510], [352, 476], [326, 420]),
  )
  drawing.print('ink', label('Friday', 120, 320, 60))
  drawing.print('vermilion', rect(112, 296, 210, 10) + label('Monday', 350, 320, 60))
  badge(drawing, 320, 180, false)
  van(drawing, 720, 'night', 'jet')
  letterBack(drawing, 742, 506, 190)
  seal(drawing, 837, 580, 34)
  mailbox(drawing, 1310, {flag: true})
  badge(drawing, 1310, 200, true)
}

/** A note for the mailbox, with a line for each answer it could give. */
function note(drawing: Press, x: number, y: number): void {
  drawing.shade('oxblood', rect(x + 16, y + 20, 500, 360), {
    from: [x, y],
    to: [x + 400, y + 380],
    strength: 0.7,
  })
  drawing.print('paper', rect(x, y, 500, 360))
  drawing.print('vermilion', circle(x + 250, y + 6, 16))
  drawing.print('ink', label('Neither check? Then', x + 40, y + 84, 41))
  for (const [i, words] of ['only tell me', 'set it aside', 'turn it away'].entries()) {
    const row = y + 154 + i * 78
    drawing.print('ink', rect(x + 40, row - 34, 42, 42, 4))
    drawing.print('paper', rect(x + 46, row - 28, 30, 30))
    drawing.print('ink', label(words, x + 108, row + 4, 46, {weight: 400}))
  }
}

function instruction(drawing: Press): void {
  street(drawing)
  van(drawing, 60, 'night', 'jet')
  letterFront(drawing, 90, 506, 190)
  drawing.print('ink', label('?', 250, 420, 170, {anchor: 'middle'}))
  mailbox(drawing, 1270)
  note(drawing, 570, 150)
  drawing.print('bottle', line('M1070 400L1150 430', 8, 'round'))
}

function tightened(drawing: Press): void {
  street(drawing)
  const steps = [
    [300, 'only tell me', 'none'],
    [800, 'set it aside', 'quarantine'],
    [1300, 'turn it away', 'reject'],
  ] as const
  for (const [i, [x, words, policy]] of steps.entries()) {
    drawing.print('walnut', rect(x - 22, 560, 44, floor - 550))
    const body = path(`M${x - 130} 570V430A130 130 0 0 1 ${x + 130} 430V570Z`)
    drawing.print(i === 2 ? 'bottle' : 'teal', body)
    drawing.shade('ink', body, {from: [x - 20, 400], to: [x + 150, 420], strength: 0.7})
    drawing.print('ink', rect(x - 84, 430, 168, 26, 13))
    drawing.print('ink', label(words, x, 110, 52, {anchor: 'middle'}))
    drawing.print('paper', label(policy, x, 850, 48, {anchor: 'middle', weight: 400}))
  }
  // in, beside, and off again
  letterFront(drawing, 210, 250, 180, '')
  drawing.print('vermilion', line('M300 376V422', 10, 'round'))
  drawing.print('ochre', rect(930, 610, 150, 150))
  drawing.shade('walnut', rect(930, 610, 150, 150), {from: [0, 640], to: [0, 780], strength: 0.7})
  letterFront(drawing, 920, 500, 170, '')
  const away = front(1060, 210, 180)
  const tilt = (shapes: string) => turned(shapes, -24, 1150, 270)
  drawing.print('paper', tilt(away.sheet))
  drawing.print('steel', tilt(away.lines))
  drawing.print('vermilion', tilt(away.stamp))
  drawing.print('vermilion', line('M1300 300C1300 230 1290 220 1262 214', 10, 'round'))
  drawing.print('paper', cross(1300, 500, 34))
}

export const envelopeFrames: Record<string, (drawing: Press) => void> = {
  'envelopes-forged': forged,
  'envelopes-carriers': spf,
  'envelopes-forwarded': forwarded,
  'envelopes-sealed': sealed,
  'envelopes-broken': broken,
  'envelopes-instruction': instruction,
  'envelopes-tightened': tightened,
}
