import type {Ink} from '../palette.ts'
import type {Press} from '../press.ts'
import {circle, line, path, polygon, rect, type Point} from '../shapes.ts'

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
  const placed = (shapes: string) =>
    `<g transform="translate(800 450) scale(0.9) translate(-806 -490)">${shapes}</g>`
  const bubble = (ink: Ink, shade: Ink, shapes: string, [x, y]: Point) => {
    press.print(ink, placed(shapes))
    press.shade(shade, placed(shapes), {from: [x, y], to: [x + 170, y + 250], strength: 0.8})
  }
  const tool = (ink: Ink, angle: number, x: number, y: number, shapes: string) =>
    press.print(ink, placed(`<g transform="rotate(${angle} ${x} ${y})">${shapes}</g>`))

  bubble(
    'paper',
    'moss',
    path(
      'M190 110H560Q600 110 600 150V410Q600 450 560 450H390L290 560V450H190Q150 450 150 410V150Q150 110 190 110Z',
    ),
    [380, 270],
  )
  bubble(
    'vermilion',
    'oxblood',
    path(
      'M860 80C990 80 1080 164 1080 280C1080 396 990 470 868 476L730 560L760 452C690 420 640 356 640 280C640 164 730 80 860 80Z',
    ),
    [860, 260],
  )
  bubble(
    'ink',
    'jet',
    path('M1290 150H1310A150 150 0 0 1 1400 420L1430 540L1310 456H1290A153 153 0 0 1 1290 150Z'),
    [1290, 300],
  )
  bubble(
    'amber',
    'brick',
    path(
      'M400 520C510 520 590 590 590 680C590 720 576 754 552 782L600 880L472 836C450 842 426 846 400 846C290 846 210 772 210 682C210 590 290 520 400 520Z',
    ),
    [400, 680],
  )
  bubble(
    'teal',
    'ink',
    path(
      'M700 590H1030Q1066 590 1066 626V786Q1066 822 1030 822H850L750 910V822H700Q664 822 664 786V626Q664 590 700 590Z',
    ),
    [860, 700],
  )
  bubble(
    'rose',
    'brick',
    path('M1280 536A160 160 0 1 1 1222 844L1110 880L1150 776A160 160 0 0 1 1280 536Z'),
    [1280, 690],
  )

  tool('ink', 38, 376, 280, rect(362, 236, 28, 190, 10))
  tool(
    'vermilion',
    38,
    376,
    280,
    path('M296 170H470V226H404V240H348V226H330Q300 224 274 250Q274 190 296 170Z'),
  )
  tool(
    'paper',
    35,
    860,
    280,
    rect(850, 306, 20, 120, 10) +
      line(
        'M860 306C790 240 812 136 860 136C908 136 930 240 860 306M860 306C832 240 838 138 860 138C882 138 888 240 860 306',
        8,
      ),
  )
  press.print(
    'mint',
    placed(
      line('M1236 216V300A62 62 0 0 0 1360 300V216M1298 362V376', 15, 'round') +
        line('M1298 362A50 44 0 0 0 1392 366V348', 15, 'round') +
        circle(1392, 330, 24),
    ),
  )
  press.print(
    'ink',
    placed(
      line('M334 580L470 740M466 580L330 740', 18, 'round') +
        circle(312, 764, 28).replace('/>', ' fill="none" stroke="currentColor" stroke-width="16"/>') +
        circle(488, 764, 28).replace('/>', ' fill="none" stroke="currentColor" stroke-width="16"/>'),
    ),
  )
  press.print('paper', placed(path('M716 786V622L920 786ZM756 750H820L756 698Z')))
  tool('amber', 38, 960, 680, rect(880, 664, 120, 30) + polygon([1000, 664], [1036, 679], [1000, 694]))
  tool('ink', -40, 1280, 690, rect(1266, 690, 28, 136, 12) + rect(1256, 644, 48, 52, 4))
  tool('vermilion', -40, 1280, 690, path('M1256 644H1304Q1316 590 1280 556Q1244 590 1256 644Z'))
}
