import axe, {type AxeResults, type ElementContext, type RunOptions} from 'axe-core'
import type {Frame, Page} from 'playwright-core'

/** Each frame can say what is wrong in it, also one of another origin such as the preview of a newsletter. */
const SCRIPT = `${axe.source}; axe.configure({allowedOrigins: ['<unsafe_all_origins>']})`

async function inject(frame: Frame): Promise<void> {
  if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(SCRIPT)
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
  await Promise.all(page.frames().map(inject))
  const settings = JSON.stringify([context, {resultTypes: ['violations'], ...options}])
  const {violations} = await page.evaluate<AxeResults>(`axe.run(...${settings})`)
  return violations
}
