import {inks, type Ink} from './palette.ts'
import {seedOf} from './random.ts'
import {num, type Point} from './shapes.ts'

/**
 * How far a shade goes: nothing at `from`, `strength` (0 … 1) at `to`, or outwards from a circle. The points
 * are in the shapes' own coordinates: when a shape is turned or moved, its shade goes with it.
 */
type Fall =
  | {from: Point; to: Point; strength?: number; begin?: number; within?: string}
  | {centre: Point; inner: number; outer: number; strength?: number; within?: string}

type Pass = {within?: string; blend?: 'multiply' | 'screen'; opacity?: number}

/**
 * A sheet on a screen press: passes of flat ink one over another, shades in stipple instead of
 * gradients, and at the end the grain of the paper coming through.
 */
export type Press = {
  readonly width: number
  readonly height: number
  /** Prints shapes in one ink. With `within`, only inside those shapes. */
  print(ink: Ink, shapes: string, pass?: Pass): void
  /** Prints shapes in a stipple that thins out from `to` towards `from`. */
  shade(ink: Ink, shapes: string, fall: Fall): void
  /** The finished sheet, with what is printed last on top; `crop` is the part of it to show, as a viewBox. */
  sheet(last?: string, crop?: string): string
}

/** Sets up a sheet. The name gives the grain, so two pictures never share one. */
export function press(name: string, width: number, height: number, ground: Ink): Press {
  const seed = seedOf(name)
  const defs: string[] = []
  const layers: string[] = []
  const stipples = new Map<Ink, string>()
  let clips = 0
  let falls = 0

  function clip(shapes: string): string {
    clips += 1
    // a clip path may not hold a group, so a turned or moved shape gives it its transform
    const [, transform, bare] = /^<g (transform="[^"]+")>(.*)<\/g>$/.exec(shapes) ?? []
    defs.push(`<clipPath id="c${clips}"${transform ? ` ${transform}` : ''}>${bare ?? shapes}</clipPath>`)
    return ` clip-path="url(#c${clips})"`
  }

  function stipple(ink: Ink): string {
    const known = stipples.get(ink)
    if (known) return known
    const id = `s-${ink}`
    defs.push(stippleFilter(id, inks[ink], seed + stipples.size + 1, width, height))
    stipples.set(ink, id)
    return id
  }

  function gradient(fall: Fall): string {
    falls += 1
    const id = `f${falls}`
    const end = num(fall.strength ?? 0.85)
    defs.push(
      'centre' in fall
        ? `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(fall.centre[0])}" cy="${num(fall.centre[1])}" r="${num(fall.outer)}"><stop offset="${num(fall.inner / fall.outer)}" stop-opacity="0"/><stop offset="1" stop-opacity="${end}"/></radialGradient>`
        : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(fall.from[0])}" y1="${num(fall.from[1])}" x2="${num(fall.to[0])}" y2="${num(fall.to[1])}"><stop offset="0" stop-opacity="${num(fall.begin ?? 0)}"/><stop offset="1" stop-opacity="${end}"/></linearGradient>`,
    )
    return id
  }

  return {
    width,
    height,
    print(ink, shapes, {within, blend, opacity} = {}) {
      const style = blend ? ` style="mix-blend-mode:${blend}"` : ''
      const veil = opacity === undefined ? '' : ` opacity="${num(opacity)}"`
      const inside = within ? clip(within) : ''
      layers.push(`<g fill="${inks[ink]}" color="${inks[ink]}"${style}${veil}${inside}>${shapes}</g>`)
    },
    shade(ink, shapes, fall) {
      const inside = fall.within ? clip(fall.within) : ''
      const paint = `url(#${gradient(fall)})`
      const dots = `<g filter="url(#${stipple(ink)})" fill="${paint}">${shapes.replaceAll('currentColor', paint)}</g>`
      layers.push(inside ? `<g${inside}>${dots}</g>` : dots)
    },
    sheet(last = '', crop = `0 0 ${width} ${height}`) {
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${crop}">` +
        `<defs>${defs.join('')}${grainFilter(seed + 71)}</defs>` +
        `<rect width="${width}" height="${height}" fill="${inks[ground]}"/>${layers.join('')}` +
        `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="0.34"/>${last}</svg>`
      )
    },
  }
}

/** Alpha plus noise, cut hard: where a gradient is faint few dots survive, where it is strong nearly all. */
function stippleFilter(id: string, colour: string, seed: number, width: number, height: number): string {
  return (
    `<filter id="${id}" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.62" numOctaves="2" seed="${seed}"/>` +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 -0.6" result="noise"/>' +
    '<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/>' +
    '<feComponentTransfer><feFuncA type="linear" slope="6"/></feComponentTransfer>' +
    '<feComposite in2="SourceAlpha" operator="in" result="dots"/>' +
    `<feFlood flood-color="${colour}"/><feComposite in2="dots" operator="in"/></filter>`
  )
}

/** Sparse specks all over the sheet, where the ink did not take. More of them look rich and double the file. */
function grainFilter(seed: number): string {
  return (
    `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="2" seed="${seed}"/>` +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -16 4.2" result="specks"/>' +
    `<feFlood flood-color="${inks.paper}"/><feComposite in2="specks" operator="in"/></filter>`
  )
}
