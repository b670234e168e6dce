import type {Ink} from '../palette.ts'
import {press, type Press} from '../press.ts'
import {amaraOkafor, danielReyes, ingridSolheim} from './north.ts'
import {joonPark, priyaRaman, tomasFerreira} from './south.ts'

const bands: Record<string, {ground: Ink; draw: (press: Press) => void}> = {
  'amara-okafor': {ground: 'vermilion', draw: amaraOkafor},
  'daniel-reyes': {ground: 'ink', draw: danielReyes},
  'ingrid-solheim': {ground: 'sky', draw: ingridSolheim},
  'tomas-ferreira': {ground: 'stone', draw: tomasFerreira},
  'priya-raman': {ground: 'sky', draw: priyaRaman},
  'joon-park': {ground: 'sage', draw: joonPark},
}

export const bandSlugs = Object.keys(bands)

/** The wide band over an instructor's page, 1600 × 600; nothing in it is lost when a phone cuts its ends. */
export function instructorBand(slug: string): string {
  const found = bands[slug]
  if (!found) throw new Error(`No band is drawn for the instructor "${slug}".`)
  const sheet = press(`band-${slug}`, 1600, 600, found.ground)
  found.draw(sheet)
  return sheet.sheet()
}
