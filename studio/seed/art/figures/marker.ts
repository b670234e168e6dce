import {press, type Press} from '../press.ts'
import {seeded, seedOf} from '../random.ts'
import {line, num, polar, rect, type Point} from '../shapes.ts'

/** A whiteboard on amber, as on the cover of the course; what is drawn on it goes from 90, 70 to 1510, 830. */
export function board(name: string): Press {
  const sheet = press(name, 1600, 900, 'amber')
  sheet.shade('brick', rect(0, 700, 1600, 200), {from: [0, 700], to: [0, 900], strength: 0.5})
  sheet.print('ink', rect(44, 34, 1512, 832, 18))
  sheet.print('paper', rect(58, 48, 1484, 804, 8))
  sheet.shade('stone', rect(58, 48, 1484, 804, 8), {from: [1050, 480], to: [1560, 880], strength: 0.5})
  return sheet
}

/** Strokes that are not quite straight and corners that are not quite closed, the same ones in every run. */
type Marker = {
  /** From point to point, lifting nowhere. */
  stroke(...points: Point[]): string
  box(x: number, y: number, width: number, height: number): string
  /** A closed round, or a part of one between two angles in degrees. */
  ring(cx: number, cy: number, rx: number, ry?: number, from?: number, to?: number): string
  cloud(cx: number, cy: number, rx: number, ry: number): string
  /** A stroke with a head at its end. */
  arrow(...points: Point[]): string
  dashed(from: Point, to: Point, dashes: number): string
}

/** A marker whose tip is `width` pixels wide; the name gives its hand. */
export function marker(name: string, width: number): Marker {
  const random = seeded(seedOf(name))
  const shake = (amount: number) => (random() * 2 - 1) * amount

  function stroke(...points: Point[]): string {
    const [first, ...rest] = points
    if (!first) return ''
    let [x, y] = first
    const d = rest.map(([nextX, nextY]) => {
      const bow = shake(0.018)
      const middleX = (x + nextX) / 2 - (nextY - y) * bow
      const middleY = (y + nextY) / 2 + (nextX - x) * bow
      x = nextX + shake(1.5)
      y = nextY + shake(1.5)
      return `Q${num(middleX)} ${num(middleY)} ${num(x)} ${num(y)}`
    })
    return line(`M${num(first[0])} ${num(first[1])}${d.join('')}`, width, 'round')
  }

  /** A curve that goes smoothly by all its points. */
  function smooth(points: Point[]): string {
    const [first, ...rest] = points
    if (!first) return ''
    const d = rest.map(([x, y], index) => {
      const next = rest[index + 1]
      return next
        ? `Q${num(x)} ${num(y)} ${num((x + next[0]) / 2)} ${num((y + next[1]) / 2)}`
        : `L${num(x)} ${num(y)}`
    })
    return line(`M${num(first[0])} ${num(first[1])}${d.join('')}`, width, 'round')
  }

  function arrow(...points: Point[]): string {
    const tip = points.at(-1)
    const before = points.at(-2)
    if (!tip || !before) return ''
    const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
    const size = width * 2.6
    const left = polar(tip[0], tip[1], size, angle + 180 - 36 + shake(4))
    const right = polar(tip[0], tip[1], size, angle + 180 + 36 + shake(4))
    return stroke(...points) + stroke(left, tip, right)
  }

  return {
    stroke,
    arrow,
    box(x, y, w, h) {
      return stroke([x, y + 2], [x + w, y], [x + w - 1, y + h], [x + 1, y + h], [x - 1, y - 4])
    },
    ring(cx, cy, rx, ry = rx, from = -100, to = 275) {
      const steps = Math.ceil((to - from) / 15)
      const whole = to - from > 360
      const points = Array.from({length: steps + 1}, (_, index): Point => {
        const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
        const drift = whole ? 0.985 + (0.045 * index) / steps : 1
        return [cx + rx * drift * Math.cos(angle), cy + ry * drift * Math.sin(angle)]
      })
      return smooth(points)
    },
    cloud(cx, cy, rx, ry) {
      const lobes = 7
      const d = Array.from({length: lobes + 1}, (_, index): Point => {
        const angle = -90 + (360 * index) / lobes + (index % lobes === 0 ? 0 : shake(7))
        return [cx + rx * Math.cos((angle * Math.PI) / 180), cy + ry * Math.sin((angle * Math.PI) / 180)]
      })
      const [first, ...rest] = d
      if (!first) return ''
      let from = first
      const lobe = rest.map((to) => {
        const r = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56
        from = to
        return `A${num(r)} ${num(r)} 0 0 1 ${num(to[0])} ${num(to[1])}`
      })
      return line(`M${num(first[0])} ${num(first[1])}${lobe.join('')}`, width, 'round')
    },
    dashed(from, to, dashes) {
      return Array.from({length: dashes}, (_, index) => {
        const at = (part: number): Point => [
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part,
        ]
        return stroke(at(index / dashes), at((index + 0.55) / dashes))
      }).join('')
    },
  }
}

/** One of the course's people, drawn in six strokes, standing with the feet at `x`, `y`. */
type Pose = {
  /** how far the body leans, pixels to the right at a height of 100 */
  lean?: number
  /** where each hand is, counted from the neck in parts of the height, right and down being positive */
  hands?: [Point, Point]
  /** where each foot is, counted from `x`, `y` in parts of the height */
  feet?: [Point, Point]
}

/** The strokes of a person one by one: head, body, two arms, two legs. `height` is in pixels. */
export function personStrokes(
  pen: Marker,
  x: number,
  y: number,
  height: number,
  {
    lean = 0,
    hands = [
      [-0.2, 0.3],
      [0.2, 0.3],
    ],
    feet = [
      [-0.1, 0],
      [0.1, 0],
    ],
  }: Pose = {},
): string[] {
  const at = (right: number, up: number): Point => [
    x + right * height + (lean / 100) * up * height,
    y - up * height,
  ]
  const neck = at(0, 0.82)
  const [headX, headY] = at(0, 0.915)
  const hip = (side: number) => at(side * 0.08, 0.48)
  const shoulder = (side: number) => at(side * 0.125, 0.81)
  const hand = ([right, down]: Point): Point => [neck[0] + right * height, neck[1] + down * height]
  const foot = ([right, down]: Point): Point => [x + right * height, y + down * height]
  const toe = (point: Point, side: number): Point => [point[0] + side * 0.05 * height, point[1]]
  const elbow = (from: Point, to: Point, side: number): Point => [
    (from[0] + to[0]) / 2 + side * 0.035 * height,
    (from[1] + to[1]) / 2,
  ]
  const [leftHand, rightHand] = [hand(hands[0]), hand(hands[1])]
  const [leftFoot, rightFoot] = [foot(feet[0]), foot(feet[1])]
  return [
    pen.ring(headX, headY, height * 0.08, height * 0.088),
    pen.stroke(shoulder(-1), shoulder(1), hip(1), hip(-1), shoulder(-1)),
    pen.stroke(shoulder(-1), elbow(shoulder(-1), leftHand, -1), leftHand),
    pen.stroke(shoulder(1), elbow(shoulder(1), rightHand, 1), rightHand),
    pen.stroke(hip(-1), leftFoot, toe(leftFoot, lean > 10 ? 1 : -1)),
    pen.stroke(hip(1), rightFoot, toe(rightFoot, 1)),
  ]
}

/** A whole person, see `personStrokes`. */
export function person(pen: Marker, x: number, y: number, height: number, pose?: Pose): string {
  return personStrokes(pen, x, y, height, pose).join('')
}
