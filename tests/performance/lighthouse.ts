/*
 * Lighthouse's scores (mobile) of the pages most people see first, each the median of several runs. Run it on a quiet
 * machine, beside a running `npm start` and `npm run preview`:
 *
 *   npm run lighthouse                     five runs a page, of http://127.0.0.1:5000
 *   npm run lighthouse -- --runs 3 --site http://127.0.0.1:15000 /faq /about
 */
import {chromium} from 'playwright-core'
import lighthouse from 'lighthouse'
import {parseArgs} from 'node:util'
import {portsAt, url} from '../../local/ports.ts'
import {BROWSER_ARGUMENTS, findChromium} from '../e2e/browser.ts'

const PAGES = [
  '/',
  '/courses',
  '/course/brand-strategy-from-first-principles',
  '/instructor/amara-okafor',
  '/blog/close-the-book',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What the shop asks of itself. */
const WANTED = {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100} as const
const MEASURES = {
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
  },
  allowPositionals: true,
})
const runs = Number(values.runs)

type Result = Record<string, number>

async function measure(path: string): Promise<Result> {
  const run = await lighthouse(values.site + path, {
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
      scoreDisplayMode === 'binary' && score === 0 && !complaints.has(`${path} ${id}`),
  )
  for (const {id, title} of failing) complaints.set(`${path} ${id}`, title)
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(
      Object.entries(MEASURES).map(([id, name]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
  }
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What a page was marked down for, by page and audit. */
const complaints = new Map<string, string>()
const table: Record<string, Result> = {}
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
try {
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(path))
    const names = Object.keys(results[0] ?? {})
    table[path] = Object.fromEntries(
      names.map((name) => {
        const value = median(results.map((result) => result[name] ?? Number.NaN))
        return [name, name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value)]
      }),
    )
    console.log(`${path}  performance ${results.map(({performance}) => performance).join(' ')}`)
  }
} finally {
  await browser.close()
}

console.log(`\nMedians of ${runs} runs, mobile, ${values.site}`)
console.table(table)
for (const [about, title] of complaints) console.log(`  ${about}: ${title}`)
const short = Object.entries(table).flatMap(([path, scores]) =>
  CATEGORIES.filter((name) => (scores[name] ?? 0) < WANTED[name]).map(
    (name) => `${path} has ${scores[name]} for ${name}, ${WANTED[name]} is wanted`,
  ),
)
for (const line of short) console.log(`  ${line}`)
process.exitCode = short.length > 0 ? 1 : 0
