import type {Ink} from '../palette.ts'
import type {Press} from '../press.ts'
import {circle, ellipse, line, path, polygon, rect} from '../shapes.ts'

/** A book in the slipcase: its cloth, the shade of it, the ink of what is printed on its spine, and its size in pixels. */
interface Volume {
  cloth: Ink
  shade: Ink
  print: Ink
  width: number
  height: number
  /** the ornament of its spine, around the middle of a spine that begins at x */
  ornament: (x: number, y: number) => string
}

const CASE_BOTTOM = 760
const label = (x: number, y: number) => circle(x, y, 30)
const rings = (x: number, y: number) =>
  line(`M${x - 34} ${y}A34 34 0 1 0 ${x + 34} ${y}A34 34 0 1 0 ${x - 34} ${y}`, 12) + circle(x, y, 10)
const envelope = (x: number, y: number) =>
  line(
    `M${x - 38} ${y - 26}H${x + 38}V${y + 26}H${x - 38}ZM${x - 38} ${y - 26}L${x} ${y + 6}L${x + 38} ${y - 26}`,
    10,
  )
const bars = (x: number, y: number) =>
  rect(x - 36, y + 6, 18, 28) + rect(x - 9, y - 12, 18, 46) + rect(x + 18, y - 34, 18, 68)
const speech = (x: number, y: number) =>
  path(`M${x - 38} ${y - 34}H${x + 38}V${y + 20}H${x - 2}L${x - 22} ${y + 44}V${y + 20}H${x - 38}Z`)
const arrow = (x: number, y: number) =>
  line(`M${x - 36} ${y}H${x + 30}M${x + 6} ${y - 26}L${x + 34} ${y}L${x + 6} ${y + 26}`, 12, 'round')
const wave = (x: number, y: number) =>
  rect(x - 38, y - 12, 12, 24, 6) +
  rect(x - 18, y - 34, 12, 68, 6) +
  rect(x + 2, y - 20, 12, 40, 6) +
  rect(x + 22, y - 42, 12, 84, 6)

/** Brand, search, letters and measurement: the four inks of the marketing covers. */
export function marketingFoundations(press: Press): void {
  slipcase(press, 'brick', 'oxblood', [
    {cloth: 'paper', shade: 'stone', print: 'vermilion', width: 150, height: 520, ornament: label},
    {cloth: 'rose', shade: 'clay', print: 'oxblood', width: 130, height: 470, ornament: rings},
    {cloth: 'vermilion', shade: 'oxblood', print: 'paper', width: 120, height: 500, ornament: envelope},
    {cloth: 'teal', shade: 'ink', print: 'butter', width: 160, height: 540, ornament: bars},
  ])
}

/** Speaking, drawing and sound: the inks of those three covers. */
export function explainItWell(press: Press): void {
  slipcase(press, 'cobalt', 'ink', [
    {cloth: 'sky', shade: 'steel', print: 'cobalt', width: 180, height: 520, ornament: speech},
    {cloth: 'amber', shade: 'ochre', print: 'ink', width: 150, height: 480, ornament: arrow},
    {cloth: 'oxblood', shade: 'soot', print: 'blush', width: 170, height: 540, ornament: wave},
  ])
}

/** Books beside one another in an open case. A bundle's motif: several books that are sold as one. */
function slipcase(press: Press, wall: Ink, inside: Ink, volumes: readonly Volume[]): void {
  const width = volumes.reduce((sum, volume) => sum + volume.width, 0)
  const left = 800 - width / 2
  const right = left + width
  // where the case stands
  press.print('ink', ellipse(830, CASE_BOTTOM + 34, width / 2 + 190, 46), {opacity: 0.28})
  // the inside of the case, and its back wall above the books
  press.print(
    inside,
    polygon([left - 26, 190], [right + 26, 190], [right + 26, CASE_BOTTOM], [left - 26, CASE_BOTTOM]),
  )
  let x = left
  for (const {cloth, shade, print, width: thick, height, ornament} of volumes) {
    const top = CASE_BOTTOM - height
    const spine = rect(x, top, thick, height, 10)
    const middle = x + thick / 2
    press.print(cloth, spine)
    press.shade(shade, spine, {from: [x + thick * 0.45, 0], to: [x + thick * 1.15, 0], strength: 0.8})
    press.print(print, rect(x, top + 46, thick, 10) + rect(x, top + 64, thick, 4))
    press.print(print, rect(x, CASE_BOTTOM - 96, thick, 4) + rect(x, CASE_BOTTOM - 84, thick, 10))
    press.print(print, ornament(middle, top + 150))
    // the title, as lines that are too small to be read
    press.print(
      print,
      rect(middle - 9, top + 230, 18, height - 390, 9) +
        rect(middle + 17, top + 230, 8, (height - 390) * 0.6, 4),
    )
    x += thick
  }
  // the case: floor, sides and their edges
  const leftSide = polygon([left - 26, 190], [left, 236], [left, CASE_BOTTOM], [left - 26, CASE_BOTTOM + 26])
  const rightSide = polygon(
    [right + 26, 190],
    [right + 120, 158],
    [right + 120, CASE_BOTTOM - 14],
    [right + 26, CASE_BOTTOM + 26],
  )
  press.print(wall, leftSide)
  press.print(
    wall,
    polygon(
      [left - 26, CASE_BOTTOM],
      [right + 26, CASE_BOTTOM],
      [right + 26, CASE_BOTTOM + 26],
      [left - 26, CASE_BOTTOM + 26],
    ),
  )
  press.print(wall, rightSide)
  press.shade(inside, rightSide, {from: [right + 20, 0], to: [right + 150, 0], strength: 0.9})
  press.shade('paper', rect(left - 26, CASE_BOTTOM, width + 52, 26), {
    from: [right, 0],
    to: [left - 60, 0],
    strength: 0.4,
  })
}
