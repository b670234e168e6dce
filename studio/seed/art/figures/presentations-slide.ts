import {press, type Press} from '../press.ts'
import {circle, ellipse, line, path, polygon, rect, repeat} from '../shapes.ts'
import {label} from './label.ts'

/** Sales lost in the quarter, in hundreds of dollars, by shop, in the order of the first slide. */
const lost = [3, 38, 1, 4, 68, 2, 0.5, 3, 52, 2, 1]
const sorted = lost.toSorted((a, b) => a - b)
const floor = 560
const tall = (value: number) => 10 + value * 4.4

const rainbow = [
  'teal',
  'vermilion',
  'amber',
  'cobalt',
  'moss',
  'clay',
  'lagoon',
  'oxblood',
  'ochre',
  'steel',
  'rose',
] as const

/**
 * The six states of one slide in the lesson's video: as it was made, as it is read, without its text,
 * with three shops in front, with names and one number, and with its speaker.
 */
export function slideFrame(step: 1 | 2 | 3 | 4 | 5 | 6): string {
  // all frames share one grain, so that nothing but the drawing moves
  const sheet = press('presentations-slide', 1600, 900, 'night')
  room(sheet)
  if (step <= 2) text(sheet)
  if (step <= 3) crowdedChart(sheet, step === 3)
  else clearChart(sheet, step > 4)
  if (step === 2) reading(sheet)
  audience(sheet)
  speaker(sheet, step === 6, step === 3 || step === 6)
  return sheet.sheet()
}

function room(sheet: Press): void {
  const screen = rect(90, 60, 1120, 630)
  sheet.shade('ink', rect(0, 0, 1600, 900), {centre: [660, 380], inner: 420, outer: 1100, strength: 0.8})
  sheet.print('ink', rect(78, 48, 1144, 654, 8))
  sheet.print('paper', screen)
}

function text(sheet: Press): void {
  sheet.print('ink', label('What empty shelves cost us, Q1', 150, 136, 46))
  sheet.print(
    'steel',
    repeat(5, (i) => circle(162, 216 + i * 84, 8)),
  )
  sheet.print(
    'steel',
    repeat(5, (i) => {
      const y = 206 + i * 84
      return (
        rect(186, y, i === 2 ? 352 : 380 - (i % 2) * 30, 14, 7) + rect(186, y + 30, 250 + (i % 3) * 50, 14, 7)
      )
    }),
    {opacity: 0.8},
  )
}

function crowdedChart(sheet: Press, alone: boolean): void {
  const left = alone ? 230 : 640
  const pitch = alone ? 76 : 44
  const wide = pitch * 0.62
  const frame = rect(left - 24, 200, pitch * 11 + 40, 400)
  sheet.print('cream', frame)
  sheet.print(
    'stone',
    repeat(7, (i) => rect(left - 24, 240 + i * 50, pitch * 11 + 40, 3)) +
      line(`M${left - 24} 200H${left + pitch * 11 + 16}V600H${left - 24}Z`, 4),
  )
  for (const [i, value] of lost.entries()) {
    sheet.print(rainbow[i] ?? 'ink', rect(left + i * pitch, floor - tall(value), wide, tall(value)))
  }
  sheet.print('ink', rect(left - 24, floor, pitch * 11 + 40, 4))
  // the legend: a swatch and a word for each shop, too small to read
  for (let i = 0; i < 11; i += 1) {
    const x = left - 20 + (i % 6) * pitch * 1.85
    const y = 624 + Math.floor(i / 6) * 30
    sheet.print(rainbow[i] ?? 'ink', rect(x, y, 16, 16))
    sheet.print('steel', rect(x + 22, y + 3, pitch * 0.9, 10, 5))
  }
}

function clearChart(sheet: Press, named: boolean): void {
  // the eight stand close together, the three apart, so that there is room for their names
  const at = (i: number) => (i < 8 ? 190 + i * 62 : 740 + (i - 8) * 150)
  const wide = (i: number) => (i < 8 ? 44 : 96)
  if (!named) {
    sheet.print(
      'stone',
      repeat(7, (i) => rect(166, 240 + i * 50, 990, 3)) + line('M166 200H1156V600H166Z', 4),
    )
  }
  for (const [i, value] of sorted.entries()) {
    const bar = rect(at(i), floor - tall(value), wide(i), tall(value))
    sheet.print(i < 8 ? 'silver' : 'vermilion', bar)
    if (i >= 8) {
      sheet.shade('oxblood', bar, {from: [at(i), floor - 60], to: [at(i) + 140, floor + 60], strength: 0.8})
    }
  }
  sheet.print('ink', rect(166, floor, 990, 5))
  if (!named) return
  sheet.print('steel', label('the other eight', 190, floor + 52, 38, {weight: 400}))
  const names = ['Millgate', 'Harbor St', 'Station']
  sheet.print(
    'ink',
    names.map((name, i) => label(name, at(8 + i) + 48, floor + 50, 29, {anchor: 'middle'})).join(''),
  )
  sheet.print('ink', label('$15,800', 190, 250, 140))
  sheet.print('ink', label('in one quarter', 196, 320, 48, {weight: 400}))
}

/** Where the eyes are, and where the voice is. */
function reading(sheet: Press): void {
  sheet.print('vermilion', line('M128 210V596', 9, 'round') + polygon([128, 626], [108, 586], [148, 586]))
  sheet.print('amber', rect(176, 360, 400, 66, 12), {blend: 'multiply', opacity: 0.75})
  sheet.print('vermilion', rect(196, 612, 250, 62, 31))
  sheet.print('paper', label('they read', 321, 655, 40, {anchor: 'middle'}))
  sheet.print('ink', line('M600 394H1190L1256 318', 6, 'round') + polygon([582, 394], [612, 378], [612, 410]))
  sheet.print('amber', rect(1244, 256, 250, 62, 31))
  sheet.print('ink', label('you speak', 1369, 299, 40, {anchor: 'middle'}))
}

function audience(sheet: Press): void {
  for (let i = 0; i < 11; i += 1) {
    const x = 60 + i * 148
    const head =
      circle(x, 806, 42) + path(`M${x - 74} 920V900Q${x - 70} 850 ${x} 850Q${x + 70} 850 ${x + 74} 900V920Z`)
    sheet.print('jet', head)
    sheet.shade('steel', head, {from: [x, 850], to: [x, 740], strength: 0.5})
  }
}

function speaker(sheet: Press, lit: boolean, speaking: boolean): void {
  if (lit) {
    const cone = polygon([1400, 0], [1480, 0], [1590, 790], [1250, 790])
    sheet.print('butter', cone, {opacity: 0.5})
    sheet.shade('amber', cone, {from: [1430, 0], to: [1430, 700], strength: 0.6})
    sheet.print('cream', ellipse(1420, 790, 180, 40))
  }
  const dress = path('M1360 790L1376 560Q1380 520 1420 520Q1460 520 1464 560L1480 790Z')
  sheet.print('umber', rect(1404, 490, 32, 46) + circle(1420, 462, 50))
  sheet.print(
    'jet',
    path('M1366 470Q1360 396 1420 398Q1480 396 1474 470Q1466 432 1420 432Q1376 432 1366 470Z') +
      circle(1420, 398, 26),
  )
  sheet.print('vermilion', dress)
  sheet.print(
    'vermilion',
    line('M1382 560L1318 640L1296 600', 30, 'round') + line('M1460 560L1488 680', 30, 'round'),
  )
  sheet.print('umber', circle(1292, 592, 17) + circle(1490, 692, 17))
  sheet.shade('oxblood', dress, {from: [1400, 600], to: [1500, 700], strength: 0.8})
  if (!speaking) return
  sheet.print('paper', rect(1236, 250, 340, 100, 50) + polygon([1390, 340], [1440, 340], [1424, 386]))
  sheet.print('ink', label(lit ? '“Last quarter …”' : '“So what …”', 1406, 314, 36, {anchor: 'middle'}))
}
