import {shadeOf} from '../palette.ts'
import type {Press} from '../press.ts'
import {ellipse, line, path, polygon} from '../shapes.ts'
import {shapes, type Sitter} from './sitter.ts'

const shoulders = path(
  'M60 800C64 680 132 640 236 616C290 604 336 596 348 560L452 560C464 596 510 604 564 616C668 640 736 680 740 800Z',
)

/** Neck, shoulders and what is worn on them. */
export function drawBody(press: Press, sitter: Sitter): void {
  const {kind, ink, second} = sitter.clothes
  const shade = shadeOf[sitter.skin]
  const {end} = shapes[sitter.face]
  press.print(ink, shoulders)
  press.shade(ink === 'ink' || ink === 'soot' || ink === 'jet' ? 'jet' : 'ink', shoulders, {
    from: [440, 640],
    to: [760, 720],
    strength: 0.6,
  })

  const opening = {
    crew: ellipse(400, 588, 84, 44),
    shirt: polygon([330, 582], [470, 582], [400, 690]),
    blazer: polygon([330, 582], [470, 582], [404, 660]),
    rollneck: '',
    vneck: polygon([322, 586], [478, 586], [400, 712]),
    jacket: polygon([330, 582], [470, 582], [404, 640]),
  }[kind]
  if (kind === 'blazer' || kind === 'jacket') {
    press.print(second, polygon([318, 590], [482, 590], [456, 800], [356, 800]))
  }
  const neck = path('M346 440H454V566C466 590 470 596 482 602L400 640L318 602C330 596 334 590 346 566Z')
  press.print(sitter.skin, opening)
  press.print(sitter.skin, kind === 'rollneck' ? path('M346 440H454V580H346Z') : neck, {
    within: kind === 'rollneck' ? undefined : neck + opening,
  })
  press.print(shade, ellipse(412, end - 22, 104, 84), {within: neck, opacity: 0.85})

  if (kind === 'crew')
    press.print(second, path('M312 592C318 648 482 648 488 592L474 588C466 630 334 630 326 588Z'))
  if (kind === 'rollneck') {
    press.print(ink, path('M336 536Q400 566 464 536L474 622Q400 660 326 622Z'))
    press.shade('ink', path('M336 536Q400 566 464 536L474 622Q400 660 326 622Z'), {
      from: [400, 600],
      to: [500, 600],
      strength: 0.6,
    })
    press.print(second, line('M332 586Q400 616 468 586', 4), {opacity: 0.5})
  }
  if (kind === 'shirt') {
    press.print(
      second,
      polygon([340, 556], [400, 690], [352, 706], [306, 604]) +
        polygon([460, 556], [400, 690], [448, 706], [494, 604]),
    )
    press.print(second, line('M400 690V800', 5), {opacity: 0.6})
  }
  if (kind === 'vneck')
    press.print(second, polygon([318, 584], [338, 578], [400, 694], [462, 578], [482, 584], [400, 736]))
  if (kind === 'blazer' || kind === 'jacket') {
    press.print(
      second,
      polygon([342, 560], [404, 664], [360, 676], [318, 600]) +
        polygon([458, 560], [404, 664], [446, 676], [482, 600]),
    )
    press.print(
      ink,
      polygon([320, 588], [296, 604], [262, 690], [312, 706], [296, 726], [390, 800], [400, 800], [352, 690]),
    )
    press.print(
      ink,
      polygon([480, 588], [504, 604], [538, 690], [488, 706], [504, 726], [412, 800], [400, 800], [448, 690]),
    )
    press.print(
      'jet',
      line('M296 604L262 690L312 706L296 726L392 800', 4) +
        line('M504 604L538 690L488 706L504 726L408 800', 4),
      {opacity: 0.45},
    )
  }
}
