import {mark} from '../mark.ts'
import type {Ink} from '../palette.ts'
import {press, type Press} from '../press.ts'
import {sevenQuestions, theLanguageOfYourJob} from './choosing.ts'
import {closeTheBook, halfAnHourADay} from './study.ts'
import {showTheWork, watchLessDoMore} from './teaching.ts'

type Plate = {ground: Ink; colophon: Ink; draw: (press: Press) => void}

const plates: Record<string, Plate> = {
  'close-the-book': {ground: 'mint', colophon: 'ink', draw: closeTheBook},
  'half-an-hour-a-day': {ground: 'sky', colophon: 'ink', draw: halfAnHourADay},
  'watch-less-do-more': {ground: 'blush', colophon: 'ink', draw: watchLessDoMore},
  'show-the-work': {ground: 'clay', colophon: 'paper', draw: showTheWork},
  'seven-questions-before-you-buy': {ground: 'cream', colophon: 'ink', draw: sevenQuestions},
  'the-language-of-your-job': {ground: 'sage', colophon: 'ink', draw: theLanguageOfYourJob},
}

export const articleSlugs = Object.keys(plates)

/** The picture over an article, 1600 × 900; the cards crop it to 4:3. */
export function article(slug: string): string {
  const plate = plates[slug]
  if (!plate) throw new Error(`No picture is drawn for the article "${slug}".`)
  const sheet = press(`article-${slug}`, 1600, 900, plate.ground)
  plate.draw(sheet)
  return sheet.sheet(mark(plate.colophon, 1527, 827, 46))
}
