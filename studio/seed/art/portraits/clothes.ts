import {shadeOf, type Ink} from '../palette.ts'
import type {Press} from '../press.ts'
import {ellipse, line, path, polygon} from '../shapes.ts'
import {shapes, type Clothes, type Sitter} from './sitter.ts'

const shoulders = path(
  'M40 800C48 690 124 642 232 616C290 602 336 596 348 560L452 560C464 596 510 602 568 616C676 642 752 690 760 800Z',
)
const neck = path('M346 440H454V566C466 590 470 596 482 602L400 640L318 602C330 596 334 590 346 566Z')
const roll = path('M338 530Q400 562 462 530L476 622Q400 664 324 622Z')

/** What of the skin a garment leaves open under the throat. */
const openings: Record<Clothes['kind'], string> = {
  crew: ellipse(400, 590, 84, 46),
  shirt: polygon([330, 576], [470, 576], [400, 690]),
  blazer: polygon([334, 576], [466, 576], [402, 668]),
  jacket: polygon([334, 576], [466, 576], [402, 650]),
  vneck: polygon([322, 592], [346, 566], [454, 566], [478, 592], [400, 712]),
  rollneck: '',
}

/** Neck, shoulders and what is worn on them. */
export function drawBody(press: Press, sitter: Sitter): void {
  const {kind, ink} = sitter.clothes
  press.print(ink, shoulders)
  press.shade(shadowOn(ink), shoulders, {from: [440, 640], to: [780, 720], strength: 0.7})
  const lapels = kind === 'blazer' || kind === 'jacket'
  if (lapels) press.print(sitter.clothes.second, polygon([316, 590], [484, 590], [400, 800]))
  press.print(sitter.skin, openings[kind] + path('M346 440H454V580H346Z'))
  press.print(sitter.skin, neck, {within: openings[kind] || path('M346 440H454V580H346Z')})
  press.print(shadeOf[sitter.skin], ellipse(412, shapes[sitter.face].end - 22, 104, 84), {
    within: neck,
    opacity: 0.85,
  })
  finish[kind](press, sitter.clothes)
}

function shadowOn(ink: Ink): Ink {
  if (ink === 'paper' || ink === 'cream' || ink === 'stone') return 'clay'
  if (ink === 'sky' || ink === 'mint' || ink === 'sage') return 'steel'
  return ink === 'ink' || ink === 'soot' ? 'jet' : 'ink'
}

const finish: Record<Clothes['kind'], (press: Press, clothes: Clothes) => void> = {
  crew(press, {second}) {
    press.print(second, path('M310 592C316 652 484 652 490 592L475 586C467 632 333 632 325 586Z'))
  },
  shirt(press, {ink, second}) {
    const collar =
      polygon([340, 550], [400, 690], [350, 708], [302, 602]) +
      polygon([460, 550], [400, 690], [450, 708], [498, 602])
    press.print(second, line('M400 690V800', 5), {opacity: 0.7})
    press.print(second, collar)
    press.shade(shadowOn(ink), collar, {from: [430, 640], to: [540, 700], strength: 0.5})
  },
  vneck(press, {second}) {
    press.print(second, polygon([314, 584], [336, 574], [400, 696], [464, 574], [486, 584], [400, 742]))
  },
  rollneck(press, {ink, second}) {
    press.print(ink, roll)
    press.shade(shadowOn(ink), roll, {from: [390, 600], to: [500, 600], strength: 0.8})
    press.print(second, line('M331 582Q400 616 469 582', 4), {opacity: 0.5})
  },
  blazer: lapelled,
  jacket: lapelled,
}

function lapelled(press: Press, {ink, second}: Clothes): void {
  const collar =
    polygon([340, 552], [402, 668], [366, 690], [314, 600]) +
    polygon([460, 552], [402, 668], [438, 690], [486, 600])
  press.print(second, collar)
  press.shade('steel', collar, {from: [420, 620], to: [500, 690], strength: 0.4})
  const left = polygon([330, 580], [290, 604], [256, 698], [306, 714], [288, 738], [400, 800])
  const right = polygon([470, 580], [510, 604], [544, 698], [494, 714], [512, 738], [400, 800])
  press.print(ink, left + right)
  press.shade(shadowOn(ink), left, {from: [300, 660], to: [400, 790], strength: 0.45})
  press.shade(shadowOn(ink), right, {from: [440, 640], to: [560, 720], strength: 0.6})
  press.print(
    shadowOn(ink),
    line('M290 604L256 698L306 714L288 738L400 800L512 738L494 714L544 698L510 604', 3.5, 'round'),
    {
      opacity: 0.6,
    },
  )
}
