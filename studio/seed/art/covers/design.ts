import type {Press} from '../press.ts'
import {circle, line, path, polygon, rect, repeat} from '../shapes.ts'

/** Design is printed on cream. Its motif: the grid, and what rests on it. */

export function interfaceDesignFundamentals(press: Press): void {
  press.print(
    'steel',
    repeat(15, (i) => rect(i * 100 + 99, 0, 2, 900)) + repeat(8, (i) => rect(0, i * 100 + 99, 1600, 2)),
    {opacity: 0.35},
  )
  press.print('vermilion', rect(0, 499, 1600, 3) + rect(0, 199, 1600, 3), {opacity: 0.8})
  // the letter: bowl, ear, link, loop
  const letter =
    path(
      'M640 200C735 200 800 262 800 350C800 438 735 500 640 500C545 500 480 438 480 350C480 262 545 200 640 200ZM640 250C600 250 572 290 572 350C572 410 600 450 640 450C680 450 708 410 708 350C708 290 680 250 640 250Z',
    ) +
    path('M752 262C772 214 812 190 862 194L862 262C818 254 790 268 776 306Z') +
    path(
      'M560 478C520 492 500 512 500 536C500 560 524 572 570 574L690 580C790 584 840 624 840 692C840 772 760 830 640 830C528 830 452 788 452 718C452 668 490 634 552 622C480 614 440 588 440 548C440 510 474 480 530 462ZM610 644C562 650 532 676 532 712C532 754 572 776 642 776C716 776 762 752 762 712C762 678 734 656 678 650Z',
    )
  press.print('ink', letter)
  press.print('vermilion', circle(1040, 300, 150), {blend: 'multiply'})
  press.print('amber', circle(1130, 450, 150), {blend: 'multiply'})
  press.print('lagoon', circle(1040, 600, 150), {blend: 'multiply'})
  press.shade('brick', circle(1040, 300, 150), {from: [1000, 260], to: [1160, 460], strength: 0.5})
  press.shade('ochre', circle(1130, 450, 150), {from: [1100, 400], to: [1290, 560], strength: 0.8})
  press.shade('teal', circle(1040, 600, 150), {from: [1000, 560], to: [1160, 760], strength: 0.7})
}

type Panel = (x0: number, y0: number, x1: number, y1: number) => string

/** One strip folded in four; what is on it is finished from left to right. */
export function productDesignProgram(press: Press): void {
  const folds = [160, 480, 800, 1120, 1440]
  const tops = [150, 80, 150, 80, 150]
  const panels = [0, 1, 2, 3].map((i): Panel => {
    const [left = 0, right = 0] = [folds[i], folds[i + 1]]
    const [start = 0, end = 0] = [tops[i], tops[i + 1]]
    const at = (u: number, v: number) =>
      [left + u * (right - left), start + u * (end - start) + v * 660] as const
    return (x0, y0, x1, y1) => polygon(at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1))
  })
  const [idea, draft, build, shipped] = panels as [Panel, Panel, Panel, Panel]
  const all = (panel: Panel) => panel(0, 0, 1, 1)
  const picture = (panel: Panel) => panel(0.13, 0.1, 0.87, 0.4)
  const button = (panel: Panel) => panel(0.13, 0.8, 0.87, 0.91)
  const words = (panel: Panel) =>
    panel(0.13, 0.47, 0.87, 0.505) + panel(0.13, 0.55, 0.7, 0.585) + panel(0.13, 0.63, 0.79, 0.665)
  const notch = (panel: Panel) => panel(0.38, 0.035, 0.62, 0.055)
  const outlined = (shape: string, width: number) =>
    shape.replaceAll(
      '/>',
      ` fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"/>`,
    )

  press.shade('ochre', polygon([160, 810], [1440, 810], [1560, 880], [300, 880]), {
    from: [0, 900],
    to: [0, 780],
    strength: 0.9,
  })
  press.print('paper', all(idea) + all(build))
  press.print('cream', all(draft))
  press.print('ink', all(shipped))

  press.print('steel', outlined(picture(idea) + words(idea) + button(idea) + notch(idea), 4))
  press.print('steel', line('M202 208L438 350M202 398L438 158', 3), {within: picture(idea)})
  press.print('rose', picture(draft))
  press.print('steel', outlined(picture(draft) + button(draft), 6) + words(draft) + notch(draft))
  press.print('steel', outlined(circle(640, 270, 46), 6))
  press.print('vermilion', picture(build) + button(build))
  press.print('butter', circle(960, 270, 50))
  press.print('ink', words(build) + notch(build))
  press.print('vermilion', picture(shipped))
  press.print('amber', button(shipped))
  press.print('paper', words(shipped) + notch(shipped))
  press.print('butter', circle(1280, 270, 56))
  press.print(
    'oxblood',
    polygon([1162, 340], [1230, 250], [1290, 330], [1330, 286], [1400, 380], [1400, 420], [1162, 420]),
    {within: picture(shipped)},
  )

  press.shade('ochre', all(idea), {from: [300, 400], to: [500, 400], strength: 0.7})
  press.shade('ink', all(draft), {from: [680, 400], to: [460, 400], strength: 0.65})
  press.shade('ochre', all(build), {from: [940, 400], to: [1140, 400], strength: 0.7})
  press.shade('jet', all(shipped), {from: [1330, 400], to: [1090, 400], strength: 0.9})
}
