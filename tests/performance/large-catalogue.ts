/*
 * Builds the shop with very many pages, and measures how long the build takes and how large it is. Then adds courses, as if they were
 * published after the build, and measures in a browser how long a search, a sort and a page of the catalogue take from the input
 * to the next frame, and to the results.
 *
 *   node tests/performance/large-catalogue.ts             10,000 pages (a course has 24 on average), then 10,000 courses
 *   node tests/performance/large-catalogue.ts --built 10000 --courses 10000
 */
import {createClient, type SanityClient} from '@sanity/client'
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {mkdtemp} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {parseArgs} from 'node:util'
import type {Page} from 'playwright-core'
import {startContentLake, type ContentLake} from '../../local/content-lake/server.ts'
import {readTokenEnvironment, webEnvironment} from '../../local/environment.ts'
import {HOST, portsAt, SANITY_DATASET, SANITY_PROJECT} from '../../local/ports.ts'
import {buildWeb, root} from '../../local/services.ts'
import {seedDocuments} from '../../studio/seed/dataset.ts'
import {loadSeed} from '../../studio/seed/loader.ts'
import {launchBrowser} from '../e2e/browser.ts'
import {addGeneratedCourses} from './generated-content.ts'

const {values} = parseArgs({
  options: {built: {type: 'string', default: '415'}, courses: {type: 'string', default: '10000'}},
})
const SITE_PORT = 5990
const ROUNDS = 11

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now()
  await work()
  console.log(`${what.padEnd(20)} ${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s`)
}

function clientOf({url: apiHost, tokens}: ContentLake): SanityClient {
  return createClient({
    projectId: SANITY_PROJECT,
    dataset: SANITY_DATASET,
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token: tokens.write,
  })
}

/** Adds generated courses to the built-in content, with its instructors, categories, pictures and lessons. */
async function addCourses(client: SanityClient, count: number): Promise<void> {
  const patterns: Record<string, unknown>[] = await client.fetch(
    '*[_type == "course"] | order(_id asc) [0...15] {image, instructor, description, outcomes, curriculum}',
  )
  await addGeneratedCourses(client, count, patterns)
}

function describeBuild(folder: string): void {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((file) => file.isFile())
  const bytes = files.reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0)
  const pages = files.filter(({name}) => name.endsWith('.html')).length
  console.log(`${pages} pages, ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`)
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.data': 'text/x-script',
}

/** Serves the build as static files. */
function serve(folder: string) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://site')
    const file = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((path) => join(folder, path))
      .find((path) => existsSync(path) && statSync(path).isFile())
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(file ?? '')] ?? 'text/html; charset=utf-8',
    })
    response.end(file && readFileSync(file))
  })
  return new Promise<typeof server>((resolve) => {
    server.listen(SITE_PORT, HOST, () => resolve(server))
  })
}

/** The time from a change of a control until the frame that shows it, in ms: measured until the second next frame. */
const TIME_TO_FRAME = `(change) => new Promise((drawn) => {
  const begin = performance.now()
  change()
  requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - begin)))
})`

async function tryInBrowser(siteUrl: string): Promise<void> {
  const server = await serve(join(buildDir, 'client'))
  const browser = await launchBrowser()
  try {
    // The conditions that are waited for are evaluated in the page, which its policy forbids.
    const page = await browser.newPage({viewport: {width: 1440, height: 900}, bypassCSP: true})
    const opened = performance.now()
    await page.goto(`${siteUrl}/courses`)
    await page.getByRole('searchbox', {name: 'Search courses'}).waitFor()
    console.log(`catalogue shown      ${(performance.now() - opened).toFixed(0).padStart(7)} ms`)
    await page.waitForFunction(
      `/\\d{4,}|\\d,\\d/.test(document.querySelector('main [aria-live]')?.textContent ?? '')`,
    )
    await page.waitForLoadState('networkidle')
    console.log(`all courses there    ${(performance.now() - opened).toFixed(0).padStart(7)} ms`)
    console.table({
      'another page': await interact(page, NEXT_PAGE, NEXT_LINK),
      'another order': await interact(page, SORT),
      'a letter of the search': await interact(page, SEARCH),
    })
  } finally {
    await browser.close()
    server.close()
  }
}

const SEARCH = `(round) => {
  const box = document.querySelector('input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, 'pricing'.slice(0, 1 + round % 7))
  box.dispatchEvent(new Event('input', {bubbles: true}))
}`
const SORT = `(round) => {
  const select = document.querySelector('main select')
  select.selectedIndex = (select.selectedIndex + 1) % select.options.length
  select.dispatchEvent(new Event('change', {bubbles: true}))
}`
const NEXT_LINK = 'main a[rel=next]'
const NEXT_PAGE = `() => document.querySelector('${NEXT_LINK}').click()`

/** @param control what has to be there before a change; while a page is fetched, some of the controls are not */
async function interact(page: Page, change: string, control = 'main'): Promise<Record<string, string>> {
  const frames: number[] = []
  const results: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator(control).waitFor()
    const begin = performance.now()
    frames.push(await page.evaluate<number>(`(${TIME_TO_FRAME})(() => (${change})(${round}))`))
    // The page of a large catalogue is fetched; one that takes too long ends in an alert.
    await page.locator('main :is(article, [role=alert])').first().waitFor()
    results.push(performance.now() - begin)
    await page.waitForTimeout(100)
  }
  const median = (times: readonly number[]) =>
    (times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(1)
  return {
    'next frame, median ms': median(frames),
    'slowest ms': Math.max(...frames).toFixed(1),
    'results, median ms': median(results),
  }
}

const data = await mkdtemp(join(tmpdir(), 'lectern-large-'))
const buildDir = join(root, 'web', 'build', 'large-catalogue')
const lake = await startContentLake({port: 0, data})
try {
  const client = clientOf(lake)
  await loadSeed({client, documents: seedDocuments()})
  await timed('content written', () => addCourses(client, Number(values.built)))
  const siteUrl = `http://${HOST}:${SITE_PORT}`
  // Only the content lake runs: the catalogue needs no other service.
  const environment = {
    ...webEnvironment(portsAt(0), siteUrl),
    VITE_SANITY_API_HOST: lake.url,
    ...readTokenEnvironment(lake.tokens),
  }
  await timed('storefront built', () => buildWeb(buildDir, environment))
  describeBuild(join(buildDir, 'client'))
  await timed('courses added', () => addCourses(client, Number(values.courses)))
  await tryInBrowser(siteUrl)
} finally {
  await lake.close()
  rmSync(data, {recursive: true, force: true})
  rmSync(buildDir, {recursive: true, force: true})
}
