import {glob, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {shellPaths} from '../../web/app/features/pages/shell-paths.ts'
import {
  BuiltSite,
  firstWeights,
  heaviest,
  idleWeight,
  LIBRARIES,
  weightLine,
  wrongParts,
  type BuiltFile,
  type Weight,
} from '../../web/build-plugins/budget.ts'
import {readHtmlPage} from '../../web/build-plugins/html-page.ts'
import {launchBrowser} from '../e2e/browser.ts'

/** One page of each kind, opened until it is idle. */
const OPENED = [
  '/',
  '/courses',
  '/courses/marketing',
  '/course/seo-that-lasts',
  '/instructor/amara-okafor',
  '/blog/watch-less-do-more',
]
/** Only the Studio has its code, so that it is in no script of ours. */
const EDITORS_OWN = 'the Portable Text editor'
/** The longest that a page may take until it is idle, in ms. */
const IDLE_WITHIN_MS = 30_000

/**
 * What the pages of a build weigh, and which are over their budget.
 * @param folder the build
 * @param siteUrl where it is served, with the content it was built from
 * @returns `report`: the heaviest page of each kind; `problems`: what is over a budget, or is brought although few need it
 */
export async function checkBudget(
  folder: string,
  siteUrl: string,
): Promise<{report: string[]; problems: string[]}> {
  const client = join(folder, 'client')
  const site = new BuiltSite((path) => readFile(join(client, path)))
  const weights: Weight[] = []
  const problems: string[] = []
  for await (const file of glob('**/*.html', {cwd: client})) {
    const path = `/${file.replaceAll('\\', '/').replace(/(\/|^)index\.html$/, '')}`
    const page = await site.page(path, readHtmlPage(await readFile(join(client, file), 'utf8')))
    const isPrivate = shellPaths.includes(path)
    weights.push(...firstWeights(path, page, isPrivate))
    if (isPrivate) continue
    problems.push(...wrongParts(path, page))
    if (path === '/') problems.push(...unknownLibraries(await site.allScripts(page)))
  }
  if (weights.length === 0) throw new Error(`There is no built page in ${client}.`)
  weights.push(...(await idleWeights(site, siteUrl)))
  return {
    report: heaviest(weights).map(weightLine),
    problems: [...weights.filter(({bytes, allowed}) => bytes > allowed).map(weightLine), ...problems],
  }
}

/** The libraries of which no script of the whole shop has the words any more, by which their code is found. */
function unknownLibraries(scripts: readonly BuiltFile[]): string[] {
  const found = new Set(scripts.flatMap(({libraries}) => libraries))
  return Object.keys(LIBRARIES)
    .filter((library) => library !== EDITORS_OWN && !found.has(library))
    .map((library) => `No script has the words by which the code of ${library} is known`)
}

async function idleWeights(site: BuiltSite, siteUrl: string): Promise<Weight[]> {
  const browser = await launchBrowser()
  try {
    const weights: Weight[] = []
    for (const path of OPENED) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
      })
      await page.goto(siteUrl + path)
      await page.getByRole('region', {name: 'Cookies', exact: true}).waitFor({timeout: IDLE_WITHIN_MS})
      await page.waitForLoadState('networkidle', {timeout: IDLE_WITHIN_MS})
      weights.push(idleWeight(path, await site.files(fetched)))
      await context.close()
    }
    return weights
  } finally {
    await browser.close()
  }
}
