import type {Press} from '../press.ts'
import {ellipse, path, polygon, rect} from '../shapes.ts'

/** Personal development is printed on a clear blue. Its motif: one figure, and a room. */
export function presentationsThatHoldTheRoom(press: Press): void {
  const cone = polygon([752, 0], [848, 0], [1180, 620], [420, 620])
  press.print('steel', rect(0, 620, 1600, 280))
  press.shade('ink', rect(0, 620, 1600, 280), {from: [800, 620], to: [800, 900], strength: 0.9})
  press.print('butter', cone, {opacity: 0.92})
  press.print('paper', ellipse(800, 620, 380, 62))
  press.shade('amber', cone, {from: [800, 480], to: [800, 0], strength: 0.75})
  press.shade('cobalt', cone, {from: [640, 320], to: [440, 380], strength: 0.35})
  press.print('ink', path('M740 0H860L848 44H752Z'))
  // lectern
  press.print('vermilion', polygon([690, 330], [910, 330], [940, 378], [660, 378]))
  press.print('brick', polygon([660, 378], [940, 378], [930, 402], [670, 402]))
  press.print('vermilion', polygon([716, 402], [884, 402], [862, 612], [738, 612]))
  press.shade('oxblood', polygon([716, 402], [884, 402], [862, 612], [738, 612]), {
    from: [780, 500],
    to: [900, 520],
    strength: 0.8,
  })
  press.print('brick', polygon([706, 604], [894, 604], [908, 632], [692, 632]))
  press.print(
    'paper',
    polygon([730, 322], [796, 330], [796, 352], [722, 344]) +
      polygon([870, 322], [804, 330], [804, 352], [878, 344]),
  )
  // chairs, row behind row
  const chair = (x: number, y: number, size: number) =>
    path(
      `M${x - 44 * size} ${y}V${y - 60 * size}Q${x - 44 * size} ${y - 92 * size} ${x} ${y - 92 * size}Q${x + 44 * size} ${y - 92 * size} ${x + 44 * size} ${y - 60 * size}V${y}Z`,
    )
  const rows = [
    {y: 742, size: 0.86, step: 110, ink: 'cobalt'},
    {y: 822, size: 1.14, step: 146, ink: 'ink'},
    {y: 920, size: 1.5, step: 190, ink: 'jet'},
  ] as const
  for (const {y, size, step, ink} of rows) {
    let chairs = ''
    for (let i = -8; i <= 8; i += 1)
      if (Math.abs(i) !== 0) chairs += chair(800 + (i - Math.sign(i) * 0.42) * step, y, size)
    press.print(ink, chairs)
    press.shade('sky', chairs, {
      from: [800, y - 60 * size],
      to: [800, y - 110 * size],
      strength: ink === 'jet' ? 0.35 : 0.55,
    })
  }
}
