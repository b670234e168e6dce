import {press} from '../press.ts'
import {circle, turned} from '../shapes.ts'
import {drawBody} from './clothes.ts'
import {drawEarrings, drawFace} from './face.ts'
import {hair} from './hair.ts'
import type {Sitter} from './sitter.ts'

/** A bust on a coloured ground with a disc behind the head, 800 × 800, the eyes on one line in all of them. */
export function portrait(sitter: Sitter): string {
  const sheet = press(`portrait-${sitter.slug}`, 800, 800, sitter.ground)
  const turn = (markup: string) => (sitter.lean ? turned(markup, sitter.lean, 400, 520) : markup)
  const {behind, over, strands, drape} = hair[sitter.cut]

  sheet.print(sitter.halo, circle(400, 385, 262))
  sheet.shade(sitter.ground, circle(400, 385, 262), {from: [400, 300], to: [400, 660], strength: 0.6})
  if (behind) {
    sheet.print(sitter.hair, turn(behind))
    sheet.shade('jet', turn(behind), {from: [400, 300], to: [400, 640], strength: 0.6})
  }
  drawBody(sheet, sitter)
  if (drape) {
    sheet.print(sitter.hair, drape)
    sheet.shade('ink', drape, {from: [380, 600], to: [640, 660], strength: 0.8})
  }
  drawFace(sheet, sitter, turn)
  if (over) {
    sheet.print(sitter.hair, turn(over))
    sheet.shade('jet', turn(over), {from: [430, 260], to: [560, 330], strength: 0.55})
  }
  if (strands) sheet.print('jet', turn(strands), {opacity: 0.35})
  drawEarrings(sheet, sitter, turn)
  return sheet.sheet('', '56 62 688 688')
}
