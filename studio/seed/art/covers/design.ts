import type {Press} from '../press.ts'
import {circle, line, path, polygon, rect, repeat} from '../shapes.ts'

/** Design is printed on cream. Its motif: the grid, and what rests on it. */

export function interfaceDesignFundamentals(press: Press): void {
  press.print(
    'steel',
    repeat(17, (i) => rect(i * 100 - 1, 0, 2, 900)) + repeat(10, (i) => rect(0, i * 100 - 1, 1600, 2)),
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

export function productDesignProgram(press: Press): void {
  // four panels of one folded strip; the drawing on them is finished from left to right
  const top = [230, 170, 230, 170, 230]
  const at = [260, 530, 800, 1070, 1340]
  const panel = (i: number, x0: number, y0: number, x1: number, y1: number) => {
    const left = at[i] ?? 0
    const width = (at[i + 1] ?? 0) - left
    const slope = (top[i + 1] ?? 0) - (top[i] ?? 0)
    const y = (u: number, v: number) => (top[i] ?? 0) + slope * u + v * 540
    const corner = (u: number, v: number) => [left + u * width, y(u, v)] as const
    return polygon(corner(x0, y0), corner(x1, y0), corner(x1, y1), corner(x0, y1))
  }
  const whole = (i: number) => panel(i, 0, 0, 1, 1)
  press.shade('ochre', polygon([260, 770], [1340, 770], [1460, 850], [380, 850]), {
    from: [800, 850],
    to: [800, 740],
    strength: 0.7,
  })
  press.print('paper', whole(0) + whole(2))
  press.print('cream', whole(1))
  press.print('ink', whole(3))
  const sketch = (i: number, width: number, x0: number, y0: number, x1: number, y1: number) =>
    panel(i, x0, y0, x1, y1).replace(
      '/>',
      ` fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
  press.print(
    'steel',
    sketch(0, 4, 0.12, 0.08, 0.88, 0.36) +
      sketch(0, 4, 0.12, 0.44, 0.88, 0.52) +
      sketch(0, 4, 0.12, 0.58, 0.88, 0.66) +
      sketch(0, 4, 0.12, 0.8, 0.88, 0.92),
  )
  press.print('steel', sketch(0, 4, 0.12, 0.08, 0.88, 0.36), {opacity: 1})
  press.print('rose', panel(1, 0.12, 0.08, 0.88, 0.36))
  press.print(
    'steel',
    sketch(1, 5, 0.12, 0.08, 0.88, 0.36) +
      panel(1, 0.12, 0.45, 0.88, 0.49) +
      panel(1, 0.12, 0.55, 0.66, 0.59) +
      sketch(1, 5, 0.12, 0.8, 0.88, 0.92),
  )
  press.print('vermilion', panel(2, 0.12, 0.08, 0.88, 0.36) + panel(2, 0.12, 0.8, 0.88, 0.92))
  press.print('ink', panel(2, 0.12, 0.45, 0.88, 0.49) + panel(2, 0.12, 0.55, 0.66, 0.59))
  press.print('vermilion', panel(3, 0.12, 0.08, 0.88, 0.36))
  press.print('amber', panel(3, 0.12, 0.8, 0.88, 0.92))
  press.print(
    'paper',
    panel(3, 0.12, 0.45, 0.88, 0.49) + panel(3, 0.12, 0.55, 0.66, 0.59) + panel(3, 0.12, 0.65, 0.76, 0.69),
  )
  press.print('paper', circle(1150, 300, 38) + circle(880, 312, 0))
  press.print('butter', circle(880, 330, 38))
  press.print('steel', line('M572 330a34 34 0 1 0 68 0a34 34 0 1 0 -68 0', 5))
  press.print('steel', line('M300 300L460 400M460 312L300 410', 4), {opacity: 0.8})
  press.shade('ochre', whole(0), {from: [360, 400], to: [540, 400], strength: 0.6})
  press.shade('ink', whole(1), {from: [700, 400], to: [520, 400], strength: 0.6})
  press.shade('ochre', whole(2), {from: [900, 400], to: [1080, 400], strength: 0.5})
  press.shade('jet', whole(3), {from: [1340, 400], to: [1060, 400], strength: 0.9})
}
