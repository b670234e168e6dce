import {press} from '../press.ts'
import {circle, ellipse, line, path, rect, repeat} from '../shapes.ts'
import {label} from './label.ts'

export const financeForPeopleWhoRunThingsFigures: Record<string, () => string> = {
  'finance-bathtub': bathtub,
}

/** The level is the money there is: two taps fill it, one hole empties it. */
function bathtub(): string {
  const sheet = press('finance-bathtub', 1600, 900, 'butter')
  sheet.print('clay', rect(0, 770, 1600, 130))
  sheet.shade('walnut', rect(0, 770, 1600, 130), {from: [0, 760], to: [0, 960], strength: 0.7})
  const tub = path('M330 330H1270Q1270 660 1090 660H510Q330 660 330 330Z')
  const inside = path('M372 352H1228Q1224 624 1080 624H520Q376 624 372 352Z')
  // feet
  sheet.print('bottle', path('M520 640L480 780H540L590 650Z') + path('M1080 640L1120 780H1060L1010 650Z'))
  sheet.print('paper', tub)
  sheet.shade('steel', tub, {from: [800, 420], to: [1280, 760], strength: 0.6})
  sheet.print('stone', inside, {opacity: 0.6})
  const water = path('M372 520Q480 500 590 520T800 520T1010 520T1228 520V640H372Z')
  sheet.print('lagoon', water, {within: inside})
  sheet.shade('teal', water, {from: [800, 510], to: [800, 680], strength: 0.8, within: inside})
  // streams: the customers' is thin, the lenders' thick
  sheet.print('lagoon', rect(552, 232, 16, 292) + ellipse(560, 522, 44, 12))
  sheet.print('lagoon', rect(1016, 232, 48, 292) + ellipse(1040, 522, 76, 16))
  sheet.print('paper', rect(300, 308, 1000, 44, 22))
  sheet.shade('steel', rect(300, 308, 1000, 44, 22), {from: [800, 310], to: [800, 366], strength: 0.7})
  const tap = (x: number, wide: number) =>
    path(`M${x - 130} 150H${x - 10}Q${x + wide} 150 ${x + wide} 200V236H${x - wide}V204H${x - 130}Z`) +
    rect(x - 90, 112, 24, 44) +
    rect(x - 128, 92, 100, 26, 13)
  sheet.print('bottle', tap(560, 22) + tap(1040, 38))
  sheet.shade('ink', tap(560, 22) + tap(1040, 38), {from: [0, 130], to: [0, 260], strength: 0.7})
  // the red line, and the hole
  sheet.print(
    'vermilion',
    line('M392 570H1208', 7).replace('fill="none"', 'fill="none" stroke-dasharray="22 14"'),
    {
      within: inside,
    },
  )
  sheet.print('ink', rect(770, 616, 60, 52))
  const jet = path('M774 660H826L842 800Q800 822 758 800Z')
  sheet.print('lagoon', jet)
  sheet.shade('teal', jet, {from: [780, 660], to: [850, 800], strength: 0.7})
  sheet.print('lagoon', ellipse(800, 806, 150, 26))
  sheet.print(
    'lagoon',
    repeat(4, (i) => circle(690 + i * 74, 776 - (i % 2) * 22, 9)),
  )
  sheet.print('ink', label('customers', 400, 70, 50, {anchor: 'middle'}))
  sheet.print('ink', label('owners, lenders', 1010, 66, 50, {anchor: 'middle'}))
  sheet.print('paper', label('wages, wood, rent', 960, 850, 50))
  sheet.print('vermilion', label('13 weeks', 1290, 586, 46))
  sheet.print('teal', label('the level', 80, 536, 46))
  sheet.print('teal', line('M290 520H350', 7, 'round'))
  return sheet.sheet()
}
