import type {Press} from '../press.ts'
import {path, polygon, repeat, type Point} from '../shapes.ts'

/** Programming is printed on night blue. Its motif: disorder above, order below. */

/** A sheet of paper lying flat, seen from above and in front. */
function flat(x: number, y: number, half: number, depth: number): readonly Point[] {
  return [
    [x, y - depth],
    [x + half, y],
    [x, y + depth],
    [x - half, y],
  ]
}

export function pythonForEverydayWork(press: Press): void {
  // the tidy column
  const half = 190
  const depth = 78
  press.print('stone', polygon([800 - half, 462], [800, 462 + depth], [800, 960], [800 - half, 900]))
  press.print('cream', polygon([800 + half, 462], [800, 462 + depth], [800, 960], [800 + half, 900]))
  press.print(
    'steel',
    repeat(14, (i) =>
      polygon(
        [800 - half, 520 + i * 30],
        [800, 520 + depth + i * 30],
        [800 + half, 520 + i * 30],
        [800 + half, 524 + i * 30],
        [800, 524 + depth + i * 30],
        [800 - half, 524 + i * 30],
      ),
    ),
    {opacity: 0.7},
  )
  press.shade('ink', polygon([800 - half, 462], [800, 462 + depth], [800, 960], [800 - half, 900]), {
    from: [800, 600],
    to: [560, 640],
    strength: 0.7,
  })
  // far half of the hoop
  press.print('lagoon', path('M430 450A370 118 0 0 1 1170 450H1110A310 84 0 0 0 490 450Z'))
  press.shade('ink', path('M430 450A370 118 0 0 1 1170 450H1110A310 84 0 0 0 490 450Z'), {
    from: [500, 400],
    to: [1170, 440],
    strength: 0.6,
  })
  // the sheet in the hoop
  press.print('paper', polygon(...flat(800, 462, half, depth)))
  press.print(
    'rose',
    polygon([800, 420], [876, 452], [858, 460], [782, 428]) +
      polygon([764, 438], [884, 488], [866, 496], [746, 446]),
  )
  // near half of the hoop
  press.print('amber', path('M430 450A370 118 0 0 0 1170 450H1110A310 84 0 0 1 490 450Z'))
  press.shade('brick', path('M430 450A370 118 0 0 0 1170 450H1110A310 84 0 0 1 490 450Z'), {
    from: [760, 500],
    to: [1180, 470],
    strength: 0.6,
  })
  // what falls in
  const falling: readonly [
    x: number,
    y: number,
    angle: number,
    ink: 'paper' | 'cream' | 'mint' | 'vermilion',
    size: number,
  ][] = [
    [760, 330, -12, 'cream', 0.92],
    [905, 268, 24, 'mint', 0.86],
    [660, 214, -32, 'paper', 0.82],
    [850, 150, 8, 'vermilion', 0.78],
    [1010, 92, -20, 'cream', 0.7],
    [700, 70, 38, 'mint', 0.66],
    [540, 20, -8, 'paper', 0.6],
  ]
  for (const [x, y, angle, ink, size] of falling.toReversed()) {
    const turn = (shapes: string) =>
      `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${shapes}</g>`
    const sheet = polygon([0, -74], [190, 0], [0, 74], [-190, 0])
    press.print(ink, turn(sheet))
    press.print(
      ink === 'vermilion' ? 'paper' : 'steel',
      turn(
        polygon([-20, -34], [72, 2], [62, 7], [-30, -29]) +
          polygon([-52, -22], [72, 26], [60, 31], [-64, -17]) +
          polygon([-84, -8], [10, 28], [-2, 33], [-96, -3]),
      ),
      {opacity: 0.8},
    )
    press.shade('ink', turn(sheet), {from: [0, -20], to: [40, 90], strength: 0.7})
  }
}
