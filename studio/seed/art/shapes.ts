/**
 * Shapes as SVG markup without colour: a shape takes the ink of the pass it is printed in.
 * Lengths are pixels of the sheet; angles are degrees, 0 to the right, growing clockwise.
 */
export type Point = readonly [x: number, y: number]

/** A number as SVG wants it, two decimals at most, so that the same drawing is the same string. */
export function num(value: number): string {
  const text = value.toFixed(2).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

export function polar(cx: number, cy: number, r: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180
  return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)]
}

export function path(d: string): string {
  return `<path d="${d}"/>`
}

export function circle(cx: number, cy: number, r: number): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(cx)} ${num(cy)})"`
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${turned}/>`
}

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const rounded = radius === 0 ? '' : ` rx="${num(radius)}"`
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${rounded}/>`
}

export function polygon(...points: readonly Point[]): string {
  return `<polygon points="${points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}"/>`
}

/** A pie slice from one angle to another. */
export function sector(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, r, from)
  const [x2, y2] = polar(cx, cy, r, to)
  const large = to - from > 180 ? 1 : 0
  return path(
    `M${num(cx)} ${num(cy)}L${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 ${large} 1 ${num(x2)} ${num(y2)}Z`,
  )
}

/** A band between two radii, from one angle to another; a whole ring when they are 360 apart. */
export function band(cx: number, cy: number, inner: number, outer: number, from = 0, to = 360): string {
  if (to - from >= 360) {
    const hoop = (r: number, sweep: 0 | 1) =>
      `M${num(cx - r)} ${num(cy)}A${num(r)} ${num(r)} 0 1 ${sweep} ${num(cx + r)} ${num(cy)}A${num(r)} ${num(r)} 0 1 ${sweep} ${num(cx - r)} ${num(cy)}Z`
    return path(hoop(outer, 1) + hoop(inner, 0))
  }
  const [x1, y1] = polar(cx, cy, outer, from)
  const [x2, y2] = polar(cx, cy, outer, to)
  const [x3, y3] = polar(cx, cy, inner, to)
  const [x4, y4] = polar(cx, cy, inner, from)
  const large = to - from > 180 ? 1 : 0
  return path(
    `M${num(x1)} ${num(y1)}A${num(outer)} ${num(outer)} 0 ${large} 1 ${num(x2)} ${num(y2)}` +
      `L${num(x3)} ${num(y3)}A${num(inner)} ${num(inner)} 0 ${large} 0 ${num(x4)} ${num(y4)}Z`,
  )
}

/** A stroke along a path, in the pass's ink. */
export function line(d: string, width: number, cap: 'butt' | 'round' = 'butt'): string {
  const joined = cap === 'round' ? ' stroke-linejoin="round"' : ''
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${num(width)}" stroke-linecap="${cap}"${joined}/>`
}

export function moved(markup: string, dx: number, dy: number): string {
  return `<g transform="translate(${num(dx)} ${num(dy)})">${markup}</g>`
}

export function turned(markup: string, angle: number, cx: number, cy: number): string {
  return `<g transform="rotate(${num(angle)} ${num(cx)} ${num(cy)})">${markup}</g>`
}

/** Calls `draw` with 0 … count-1 and joins what it gives. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({length: count}, (_, index) => draw(index)).join('')
}
