import type {Ink} from '../palette.ts'
import {press} from '../press.ts'
import {circle, line, rect, repeat} from '../shapes.ts'
import {label} from './label.ts'

export function chartSteps(): string {
  const sheet = press('presentations-chart-steps', 1600, 900, 'cream')
  const wards: {ink: Ink; at: number[]}[] = [
    {ink: 'amber', at: [62, 70, 58, 66, 60, 68, 63]},
    {ink: 'moss', at: [40, 46, 38, 44, 47, 41, 45]},
    {ink: 'lagoon', at: [85, 78, 88, 80, 84, 90, 82]},
    {ink: 'clay', at: [52, 48, 56, 50, 55, 49, 54]},
    {ink: 'cobalt', at: [28, 34, 30, 26, 33, 29, 31]},
  ]
  const ours = [76, 74, 79, 73, 52, 41, 37]
  const titles = ['before', 'remove', 'fade', 'name', 'mark']
  titles.forEach((title, step) => {
    const x = 60 + (step % 3) * 510 + (step < 3 ? 0 : 255)
    const y = step < 3 ? 40 : 480
    const d = (at: number[]) =>
      at.map((v, i) => `${i === 0 ? 'M' : 'L'}${x + 24 + i * 48} ${y + 300 - v * 2.4}`).join('')
    sheet.shade('stone', rect(x + 10, y + 14, 460, 330, 10), {
      from: [x, y],
      to: [x + 470, y + 350],
      strength: 1,
    })
    sheet.print('paper', rect(x, y, 460, 330, 10))
    if (step === 0) {
      sheet.print(
        'stone',
        repeat(5, (i) => rect(x + 24, y + 70 + i * 46, 300, 4)) +
          repeat(7, (i) => rect(x + 22 + i * 48, y + 30, 4, 270)) +
          line(`M${x + 24} ${y + 30}H${x + 326}V${y + 300}H${x + 24}Z`, 6),
      )
      for (const [i, {ink}] of [...wards, {ink: 'vermilion' as Ink}].entries()) {
        sheet.print(ink, rect(x + 352, y + 60 + i * 40, 22, 22))
        sheet.print('steel', rect(x + 384, y + 66 + i * 40, 50, 10, 5))
      }
    }
    for (const {ink, at} of wards) sheet.print(step < 2 ? ink : 'stone', line(d(at), 7, 'round'))
    sheet.print(step < 2 ? 'vermilion' : 'ink', line(d(ours), step < 2 ? 7 : 11, 'round'))
    sheet.print('ink', rect(x + 24, y + 300, 300, 4))
    if (step >= 3) {
      sheet.print('ink', label('ward 4', x + 328, y + 222, 34))
      sheet.print('steel', label('others', x + 328, y + 114, 34, {weight: 400}))
    }
    if (step === 4) {
      sheet.print('vermilion', rect(x + 165, y + 64, 6, 238) + circle(x + 168, y + 125, 16))
      sheet.print('vermilion', label('new labels', x + 168, y + 50, 34, {anchor: 'middle'}))
    }
    if (step > 0) {
      sheet.print('vermilion', circle(x + 26, y + 372, 26))
      sheet.print('paper', label(String(step), x + 26, y + 385, 36, {anchor: 'middle'}))
    }
    sheet.print('ink', label(title, x + (step > 0 ? 66 : 4), y + 386, 42))
  })
  return sheet.sheet()
}

export function twelveMinutes(): string {
  const sheet = press('presentations-twelve-minutes', 1600, 900, 'sky')
  const seconds = [50, 80, 75, 85, 70, 80, 60, 70]
  const scale = 1300 / 720
  const left = 150
  sheet.print(
    'steel',
    repeat(13, (i) => rect(left + i * 60 * scale - 2, 110, 4, i % 3 === 0 ? 660 : 26)),
    {opacity: 0.5},
  )
  for (const minute of [0, 3, 6, 9, 12]) {
    sheet.print('ink', label(String(minute), left + minute * 60 * scale, 90, 44, {anchor: 'middle'}))
  }
  const rows: {y: number; keep: number[]; lengths: number[]; end: string}[] = [
    {y: 170, keep: [1, 2, 3, 4, 5, 6, 7, 8], lengths: seconds, end: '9:30'},
    {y: 380, keep: [1, 2, 3, 5, 8], lengths: seconds, end: '5:45'},
    {y: 590, keep: [1, 5, 8], lengths: seconds.map(() => 20), end: '1:00'},
  ]
  for (const {y, keep, lengths, end} of rows) {
    let x = left
    for (const card of keep) {
      const width = (lengths[card - 1] ?? 0) * scale
      const part = rect(x + 2, y, width - 4, 120, 6)
      const fixed = card === 1 || card === 8
      sheet.print(fixed ? 'vermilion' : 'cobalt', part)
      sheet.shade(fixed ? 'oxblood' : 'ink', part, {from: [x, y], to: [x + 40, y + 190], strength: 0.8})
      const size = width < 50 ? 36 : 54
      sheet.print('paper', label(String(card), x + width / 2, y + 78, size, {anchor: 'middle'}))
      x += width
    }
    if (y === 170) {
      sheet.print('butter', rect(x + 2, y, left + 720 * scale - x - 2, 120, 6))
      sheet.print('ink', label('spare', x + 154, y + 76, 38, {weight: 400}))
    }
    sheet.print('ink', label(end, x + 18, y + 78, 52))
  }
  const gone = [4, 6, 7]
  const dashed = gone.map((_, i) => line(`M${1004 + i * 124} 384h108v112h-108Z`, 5)).join('')
  sheet.print('sky', rect(990, 380, 384, 120))
  sheet.print('steel', dashed.replaceAll('fill="none"', 'fill="none" stroke-dasharray="14 10"'))
  sheet.print(
    'steel',
    gone.map((card, i) => label(String(card), 1058 + i * 124, 458, 50, {anchor: 'middle'})).join(''),
  )
  sheet.print('steel', label('to the questions', 1004, 548, 38, {weight: 400}))
  sheet.print('ink', label('minutes', 800, 850, 46, {anchor: 'middle', weight: 400}))
  return sheet.sheet()
}
