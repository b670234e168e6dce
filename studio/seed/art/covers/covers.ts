import {mark} from '../mark.ts'
import type {Ink} from '../palette.ts'
import {press, type Press} from '../press.ts'
import {drawItOnTheWhiteboard} from './art.ts'
import {explainItWell, marketingFoundations} from './bundles.ts'
import {dataAnalysisYouCanDefend, dataAnalystProgram} from './data.ts'
import {interfaceDesignFundamentals, productDesignProgram} from './design.ts'
import {presentationsThatHoldTheRoom} from './development.ts'
import {financeForPeopleWhoRunThings} from './finance.ts'
import {
  brandStrategy,
  emailPeopleLookForwardTo,
  marketingLeadership,
  marketingMeasurement,
  seoThatLasts,
} from './marketing.ts'
import {soundForPodcastsAndVideo} from './music.ts'
import {productPhotography} from './photography.ts'
import {pythonForEverydayWork} from './programming.ts'

/** A cover: the stock it is printed on, the ink of the publisher's mark, and what is drawn. */
type Cover = {ground: Ink; colophon: Ink; draw: (press: Press) => void}

const covers: Record<string, Cover> = {
  'brand-strategy-from-first-principles': {ground: 'blush', colophon: 'blush', draw: brandStrategy},
  'seo-that-lasts': {ground: 'rose', colophon: 'ink', draw: seoThatLasts},
  'python-for-everyday-work': {ground: 'night', colophon: 'cream', draw: pythonForEverydayWork},
  'data-analysis-you-can-defend': {ground: 'teal', colophon: 'paper', draw: dataAnalysisYouCanDefend},
  'interface-design-type-space-color': {ground: 'cream', colophon: 'ink', draw: interfaceDesignFundamentals},
  'email-people-look-forward-to': {ground: 'vermilion', colophon: 'paper', draw: emailPeopleLookForwardTo},
  'product-photography-on-a-small-table': {ground: 'walnut', colophon: 'butter', draw: productPhotography},
  'finance-for-people-who-run-things': {
    ground: 'sage',
    colophon: 'paper',
    draw: financeForPeopleWhoRunThings,
  },
  'presentations-that-hold-the-room': {ground: 'cobalt', colophon: 'sky', draw: presentationsThatHoldTheRoom},
  'marketing-measurement': {ground: 'rose', colophon: 'ink', draw: marketingMeasurement},
  'sound-for-podcasts-and-video': {ground: 'oxblood', colophon: 'blush', draw: soundForPodcastsAndVideo},
  'draw-it-on-the-whiteboard': {ground: 'amber', colophon: 'ink', draw: drawItOnTheWhiteboard},
  'marketing-leadership-program': {ground: 'brick', colophon: 'blush', draw: marketingLeadership},
  'data-analyst-program': {ground: 'teal', colophon: 'paper', draw: dataAnalystProgram},
  'product-design-program': {ground: 'butter', colophon: 'ink', draw: productDesignProgram},
}

const bundleCovers: Record<string, Cover> = {
  'marketing-foundations': {ground: 'blush', colophon: 'brick', draw: marketingFoundations},
  'explain-it-well': {ground: 'butter', colophon: 'ink', draw: explainItWell},
}

export const coverSlugs = Object.keys(covers)
export const bundleCoverSlugs = Object.keys(bundleCovers)

/** A course's cover, 1600 × 900. What matters lies within the middle 900, so that a square crop keeps it. */
export function cover(slug: string): string {
  return printed(`course-${slug}`, covers[slug])
}

/** A bundle's cover, likewise. */
export function bundleCover(slug: string): string {
  return printed(`bundle-${slug}`, bundleCovers[slug])
}

function printed(name: string, cover: Cover | undefined): string {
  if (!cover) throw new Error(`No cover is drawn for "${name}".`)
  const sheet = press(name, 1600, 900, cover.ground)
  cover.draw(sheet)
  return sheet.sheet(mark(cover.colophon, 1527, 827, 46))
}
