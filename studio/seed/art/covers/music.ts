import type {Press} from '../press.ts'
import {circle, ellipse, line, path, polygon, rect, repeat} from '../shapes.ts'

/** Music is printed on oxblood. Its motif: rings going out. */
export function soundForPodcastsAndVideo(press: Press): void {
  const centre = [800, 400] as const
  const rings = [
    [700, 'brick', 0.35],
    [560, 'brick', 0.6],
    [430, 'vermilion', 1],
    [310, 'clay', 1],
    [200, 'rose', 1],
  ] as const
  for (const [r, ink, opacity] of rings) {
    press.print(ink, circle(...centre, r), {opacity})
    press.shade('oxblood', circle(...centre, r), {
      from: [800, 400 - r * 0.2],
      to: [800, 400 + r],
      strength: 0.5,
    })
  }
  // microphone
  const head = rect(690, 170, 220, 400, 110)
  press.print(
    'ink',
    path(
      'M630 400V470C630 580 706 650 800 650C894 650 970 580 970 470V400H938V470C938 560 878 618 800 618C722 618 662 560 662 470V400Z',
    ),
  )
  press.print('ink', rect(784, 640, 32, 180) + rect(660, 810, 280, 34, 17))
  press.print('paper', head)
  press.print(
    'ink',
    repeat(8, (i) => rect(690, 200 + i * 34, 220, 7)),
    {within: rect(690, 170, 220, 262, 110)},
  )
  press.print('amber', rect(690, 440, 220, 40))
  press.shade('ink', head, {from: [790, 400], to: [930, 420], strength: 0.85})
  press.shade('rose', head, {from: [750, 400], to: [690, 400], strength: 0.6})
  // a short run of notes
  const note = (x: number, y: number) => ellipse(x, y, 36, 27, -20)
  press.print('paper', note(1090, 560) + note(1210, 500) + note(1330, 440))
  press.print('paper', line('M1122 552V370M1242 492V310M1362 432V250', 10))
  press.print('paper', polygon([1117, 366], [1367, 241], [1367, 283], [1117, 408]))
}
