/*
 * Builds the shop with very many pages, and measures how long the build takes and how large it is. Then adds courses, as if they were
 * published after the build, and measures in a browser how long a search, a sort and a page of the catalogue take from the input
 * to the next frame, and to the results.
 *
 *   node tests/performance/large-catalogue.ts             10,000 pages (a course has 24 on average), then 10,000 courses
 *   node tests/performance/large-catalogue.ts --built 10000 --courses 10000
 */
import type {SanityClient} from '@sanity/client'
import {readdirSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import type {Page} from 'playwright-core'
import {HOST} from '../../local/ports.ts'
import {root} from '../../local/services.ts'
import {launchBrowser} from '../e2e/browser.ts'
import {buildSite, serveBuild, withContent} from './built-site.ts'
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

/** The time from a change of a control until the frame that shows it, in ms: measured until the second next frame. */
const TIME_TO_FRAME = `(change) => new Promise((drawn) => {
  const begin = performance.now()
  change()
  requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - begin)))
})`

async function tryInBrowser(siteUrl: string): Promise<void> {
  const server = await serveBuild(buildDir, SITE_PORT)
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

const buildDir = join(root, 'web', 'build', 'large-catalogue')
try {
  await withContent(async (lake, client) => {
    await timed('content written', () => addCourses(client, Number(values.built)))
    const siteUrl = `http://${HOST}:${SITE_PORT}`
    await timed('storefront built', () => buildSite(buildDir, lake, siteUrl))
    describeBuild(join(buildDir, 'client'))
    await timed('courses added', () => addCourses(client, Number(values.courses)))
    await tryInBrowser(siteUrl)
  })
} finally {
  rmSync(buildDir, {recursive: true, force: true})
}
