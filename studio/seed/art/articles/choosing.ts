import type {Ink} from '../palette.ts'
import type {Press} from '../press.ts'
import {circle, ellipse, line, path, polygon, rect} from '../shapes.ts'

export function sevenQuestions(press: Press): void {
  const colours: readonly Ink[] = ['teal', 'amber', 'rose', 'vermilion', 'steel', 'moss', 'oxblood']
  press.print('stone', rect(0, 700, 1600, 200))
  press.shade('clay', rect(0, 700, 1600, 200), {from: [0, 880], to: [0, 690], strength: 0.45})
  for (const [i, ink] of colours.entries()) {
    const x = 126 + i * 198
    press.print('paper', rect(x - 12, 208, 184, 492))
    if (i === 3) {
      press.print('butter', rect(x, 220, 160, 480))
      press.shade('amber', rect(x, 220, 160, 480), {from: [x, 660], to: [x, 200], strength: 0.8})
      press.print('butter', polygon([x, 700], [x + 160, 700], [x + 330, 900], [x - 30, 900]))
      press.shade('amber', polygon([x, 700], [x + 160, 700], [x + 330, 900], [x - 30, 900]), {
        from: [x, 880],
        to: [x, 690],
        strength: 0.6,
      })
      press.print(ink, polygon([x, 220], [x - 92, 172], [x - 92, 772], [x, 700]))
      press.print(
        'brick',
        polygon([x - 18, 262], [x - 74, 240], [x - 74, 430], [x - 18, 424]) +
          polygon([x - 18, 470], [x - 74, 482], [x - 74, 690], [x - 18, 650]),
      )
      press.shade('oxblood', polygon([x, 220], [x - 92, 172], [x - 92, 772], [x, 700]), {
        from: [x - 100, 460],
        to: [x, 460],
        strength: 0.7,
      })
      press.print('amber', circle(x - 80, 458, 9))
      continue
    }
    press.print(ink, rect(x, 220, 160, 480))
    press.shade('ink', rect(x, 220, 160, 480), {from: [x + 20, 400], to: [x + 190, 720], strength: 0.5})
    press.print('ink', rect(x + 24, 250, 112, 180) + rect(x + 24, 470, 112, 200), {opacity: 0.22})
    press.print('paper', circle(x + 140, 452, 9))
  }
}

export function theLanguageOfYourJob(press: Press): void {
  // bubbles
  press.print(
    'paper',
    path(
      'M180 130H560Q590 130 590 160V400Q590 430 560 430H380L300 520V430H180Q150 430 150 400V160Q150 130 180 130Z',
    ),
  )
  press.print('vermilion', ellipse(860, 270, 210, 190) + polygon([740, 400], [720, 520], [860, 440]))
  press.print('ink', rect(1130, 170, 330, 280, 140) + polygon([1340, 420], [1420, 530], [1260, 440]))
  press.print('amber', ellipse(400, 670, 190, 160) + polygon([520, 760], [600, 850], [440, 810]))
  press.print(
    'teal',
    path('M690 560H1030Q1060 560 1060 590V790Q1060 820 1030 820H690Q660 820 660 790V590Q660 560 690 560Z') +
      polygon([700, 570], [640, 500], [790, 570]),
  )
  press.print('rose', circle(1270, 680, 160) + polygon([1150, 760], [1110, 860], [1240, 826]))
  press.shade(
    'bottle',
    path('M180 130H560Q590 130 590 160V400Q590 430 560 430H180Q150 430 150 400V160Q150 130 180 130Z'),
    {from: [400, 280], to: [640, 480], strength: 0.5},
  )
  press.shade('oxblood', ellipse(860, 270, 210, 190), {from: [860, 270], to: [1020, 480], strength: 0.7})
  press.shade('jet', rect(660, 560, 400, 260, 30), {from: [860, 640], to: [1000, 860], strength: 0.6})
  press.shade('ochre', ellipse(400, 670, 190, 160), {from: [400, 660], to: [540, 850], strength: 0.9})
  press.shade('clay', circle(1270, 680, 160), {from: [1270, 670], to: [1400, 840], strength: 0.8})
  // hammer
  press.print(
    'ink',
    `<g transform="rotate(40 370 280)">${rect(358, 220, 24, 190, 8)}${path('M300 176H420Q450 176 456 214H430V228H310V214Q290 200 300 176Z')}</g>`,
  )
  // whisk and pan
  press.print(
    'paper',
    `<g transform="rotate(35 860 270)">${rect(852, 290, 16, 120, 8)}${line('M860 300C800 240 820 150 860 150C900 150 920 240 860 300M860 300C836 240 842 152 860 152C878 152 884 240 860 300', 7)}</g>`,
  )
  // stethoscope
  press.print(
    'mint',
    line('M1220 220V290A56 56 0 0 0 1332 290V220M1276 346V362A46 46 0 0 0 1368 362V336', 13, 'round') +
      circle(1368, 314, 24),
  )
  // scissors
  press.print(
    'ink',
    line('M330 590L470 724M470 590L330 724', 16, 'round') +
      `<g fill="none" stroke="currentColor" stroke-width="14"><circle cx="310" cy="746" r="28"/><circle cx="490" cy="746" r="28"/></g>`,
  )
  // set square and pencil
  press.print('paper', path('M740 770L740 610L950 770ZM776 736V690L836 736Z'))
  press.print(
    'amber',
    `<g transform="rotate(38 930 650)">${rect(860, 640, 130, 24)}${polygon([990, 640], [1020, 652], [990, 664])}</g>`,
  )
  // paint brush
  press.print(
    'ink',
    `<g transform="rotate(-40 1270 680)">${rect(1258, 680, 24, 130, 10)}${rect(1250, 640, 40, 44)}</g>`,
  )
  press.print(
    'vermilion',
    `<g transform="rotate(-40 1270 680)">${path('M1250 640H1290Q1300 590 1270 560Q1240 590 1250 640Z')}</g>`,
  )
}
