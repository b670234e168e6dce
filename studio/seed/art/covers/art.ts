import type {Press} from '../press.ts'
import {line, moved, path, polygon, rect} from '../shapes.ts'

/** Art is printed on amber. Its motif: the mark of a hand. */
export function drawItOnTheWhiteboard(press: Press): void {
  press.shade('brick', rect(150, 720, 1300, 130), {from: [0, 850], to: [0, 700], strength: 0.55})
  press.print('ink', rect(110, -40, 1380, 760, 20))
  press.print('paper', rect(138, -40, 1324, 724))
  press.shade('stone', rect(138, -40, 1324, 724), {from: [760, 200], to: [1420, 760], strength: 0.9})
  // drawn without a ruler
  const ring = moved(
    line(
      'M486 182C372 190 330 300 372 400C414 498 560 508 624 414C680 322 634 204 520 174C476 164 440 176 414 196',
      34,
      'round',
    ),
    34,
    0,
  )
  const box = moved(
    line(
      'M946 190C1040 180 1130 182 1222 192C1230 280 1226 374 1220 466C1130 474 1038 472 948 468C940 374 940 276 950 180',
      34,
      'round',
    ),
    -24,
    0,
  )
  const arrow = line(
    'M728 330C782 318 832 318 872 326M814 262C838 284 860 306 876 328C858 350 836 376 810 398',
    34,
    'round',
  )
  press.print('cobalt', ring)
  press.print('ink', box)
  press.print('vermilion', arrow)
  press.shade('paper', ring, {from: [420, 420], to: [660, 220], strength: 0.5})
  press.shade('paper', box, {from: [1160, 240], to: [960, 500], strength: 0.5})
  press.shade('paper', arrow, {from: [880, 330], to: [690, 340], strength: 0.6})
  // tray and marker
  press.print('ink', rect(70, 684, 1460, 40, 8))
  press.print('steel', rect(70, 684, 1460, 8, 4))
  const barrel = rect(560, 598, 380, 86, 16)
  press.print('vermilion', barrel)
  press.shade('oxblood', barrel, {from: [0, 630], to: [0, 690], strength: 0.9})
  press.print('blush', rect(656, 598, 150, 86))
  press.shade('clay', rect(656, 598, 150, 86), {from: [0, 630], to: [0, 690], strength: 1})
  press.print('ink', path('M940 606H1006L1040 626V656L1006 676H940Z'))
  press.print('vermilion', polygon([1040, 628], [1074, 634], [1074, 654], [1040, 654]))
  press.print('oxblood', rect(560, 598, 22, 86, 10))
}
