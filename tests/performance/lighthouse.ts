/*
 * Lighthouse's scores (mobile) of the most important pages, each the median of several runs. Run it on an idle
 * machine, beside a running `npm start` and `npm run preview`:
 *
 *   npm run lighthouse                     five runs a page, of http://127.0.0.1:5000
 *   npm run lighthouse -- --runs 3 --site http://127.0.0.1:15000 /faq /about
 *   npm run lighthouse -- --against http://127.0.0.1:5100
 *
 * The layout shift (CLS) of a page of every kind follows, as measured on a line of 200 kB/s; of one run, because it does not vary.
 *
 * With `--against` each round measures every page of both sites directly one after the other, so that other load on the machine
 * affects both alike.
 */
import lighthouse from 'lighthouse'
import {parseArgs} from 'node:util'
import {portsAt, url} from '../../local/ports.ts'
import {launchBrowser} from '../e2e/browser.ts'
import {PUBLIC_PAGES} from '../e2e/pages.ts'

const PAGES = [
  '/',
  '/courses',
  '/course/brand-strategy-from-first-principles',
  '/instructor/amara-okafor',
  '/blog/close-the-book',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The required scores. */
const REQUIRED_SCORES = {performance: 96, accessibility: 100, 'best-practices': 100, seo: 100} as const
/** The most that a page may shift, also on a slow line. */
const MOST_SHIFT = 0.02
/** A slow line: 200 kB/s. The times are those of the network alone. */
const SLOW_LINE = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 1,
  },
} as const
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const
const DEBUGGING_PORT = 9333

const {values, positionals} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    site: {type: 'string', default: url(portsAt(0).hosting)},
    against: {type: 'string'},
  },
  allowPositionals: true,
})
const runs = Number(values.runs)
const pages = positionals.length > 0 ? positionals : PAGES
const slowPages = positionals.length > 0 ? positionals : PUBLIC_PAGES.map(({path}) => path)
const sites = values.against === undefined ? [values.site] : [values.site, values.against]

type Result = Record<string, number>

async function measure(site: string, path: string): Promise<Result> {
  const run = await lighthouse(site + path, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (!run) throw new Error(`Lighthouse has nothing to say about ${path}.`)
  const {categories, audits, runtimeError} = run.lhr
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`)
  const failing = Object.values(audits).filter(
    ({id, score, scoreDisplayMode}) =>
      scoreDisplayMode === 'binary' && score === 0 && !failedAudits.has(`${path} ${id}`),
  )
  for (const {id, title} of failing) failedAudits.set(`${path} ${id}`, title)
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([id, name]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
  }
}

/** The layout shift (CLS) of a page on a slow line, without anything in the browser's cache. */
async function shiftOnSlowLine(address: string): Promise<number> {
  const run = await lighthouse(address, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyAudits: ['cumulative-layout-shift'],
    // Page Not Found is a page, too.
    ignoreStatusCode: true,
    ...SLOW_LINE,
  })
  const {audits, runtimeError} = run?.lhr ?? {}
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  return audits?.['cumulative-layout-shift']?.numericValue ?? Number.NaN
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The medians of several results, for each metric. */
function medians(results: readonly Result[]): Result {
  return Object.fromEntries(
    Object.keys(results[0] ?? {}).map((name) => {
      const value = median(results.map((result) => result[name] ?? Number.NaN))
      return [name, name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value)]
    }),
  )
}

/** Audits that reduced a score, by page and audit. */
const failedAudits = new Map<string, string>()
const measured = new Map(sites.map((site) => [site, new Map(pages.map((path) => [path, [] as Result[]]))]))
const shifts = new Map<string, number>()
const browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`)
try {
  for (let run = 0; run < runs; run += 1) {
    for (const path of pages) {
      const scores: string[] = []
      for (const site of run % 2 === 0 ? sites : sites.toReversed()) {
        const result = await measure(site, path)
        measured.get(site)?.get(path)?.push(result)
        scores.push(`${site} ${result['performance']}`)
      }
      console.log(`round ${run + 1}  ${path}  performance ${scores.toSorted().join(', ')}`)
    }
  }
  for (const site of sites)
    for (const path of slowPages) shifts.set(site + path, await shiftOnSlowLine(site + path))
} finally {
  await browser.close()
}

const tables = [...measured].map(([site, byPath]) => ({
  site,
  table: Object.fromEntries([...byPath].map(([path, results]) => [path, medians(results)])),
}))
for (const {site, table} of tables) {
  console.log(`\nMedians of ${runs} runs, mobile, ${site}`)
  console.table(table)
}
console.log('\nLayout shift (CLS) on a line of 200 kB/s')
console.table(
  Object.fromEntries([...shifts].map(([address, shift]) => [address, {CLS: Number(shift.toFixed(4))}])),
)
for (const [about, title] of failedAudits) console.log(`  ${about}: ${title}`)
const short = tables.flatMap(({site, table}) =>
  Object.entries(table).flatMap(([path, scores]) =>
    CATEGORIES.filter((name) => (scores[name] ?? 0) < REQUIRED_SCORES[name]).map(
      (name) => `${site}${path} has ${scores[name]} for ${name}, ${REQUIRED_SCORES[name]} is wanted`,
    ),
  ),
)
for (const [address, shift] of shifts)
  // A figure that is missing is not small.
  if (!(shift < MOST_SHIFT))
    short.push(`${address} shifts by ${shift} on a slow line, less than ${MOST_SHIFT} is wanted`)
for (const line of short) console.log(`  ${line}`)
process.exitCode = short.length > 0 ? 1 : 0
