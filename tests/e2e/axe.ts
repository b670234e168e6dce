import type {AxeResults, ElementContext, RunOptions} from 'axe-core'
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Frame, Page} from 'playwright-core'

/** Axe with short names and without comments: half of what each page has to parse. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Each frame can say what is wrong in it, also one of another origin such as the preview of a newsletter. */
const SCRIPT = `${AXE}; axe.configure({allowedOrigins: ['<unsafe_all_origins>']})`

async function inject(frame: Frame): Promise<void> {
  if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(SCRIPT)
}

/** Brings axe into a page, where it stays. */
export async function loadAxe(page: Page): Promise<void> {
  await Promise.all(page.frames().map(inject))
}

/**
 * What axe finds on a page as it is now. Its code stays in the page: parsing it takes longer than running it, and a page is looked
 * at several times, on several screens.
 */
export async function findViolations(
  page: Page,
  context: ElementContext = {include: ['html']},
  options: RunOptions = {},
): Promise<AxeResults['violations']> {
  await loadAxe(page)
  return runAxe(page, context, options)
}

/**
 * What axe finds on a page that `loadAxe` has brought it into.
 * @param ready an expression of the page, whose promise is kept before axe looks
 */
export async function runAxe(
  page: Page,
  context: ElementContext,
  options: RunOptions,
  ready = 'Promise.resolve()',
): Promise<AxeResults['violations']> {
  const settings = JSON.stringify([context, {resultTypes: ['violations'], ...options}])
  // Of each element that a rule was no matter for, the rest of the answer has a word, too.
  return page.evaluate<AxeResults['violations']>(
    `${ready}.then(() => axe.run(...${settings})).then(({violations}) => violations)`,
  )
}
