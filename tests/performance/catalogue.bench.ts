/*
 * How long filtering, sorting and paging of the catalogue take in the browser, by the number of courses. All sizes and cases
 * are measured alternately in one run, so that they can be compared. Then what each step of a visit fetches, by the number of
 * courses. Run it on a quiet machine:
 *
 *   node tests/performance/catalogue.bench.ts
 *   node tests/performance/catalogue.bench.ts --courses 100,20000    the visits with other numbers of courses
 */
import {buildSync} from 'esbuild'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {launchBrowser} from '../e2e/browser.ts'
import {measureVisit} from './catalogue-bytes.ts'

const {values} = parseArgs({options: {courses: {type: 'string', default: '100,500,1000,10000'}}})

const SIZES = [100, 1_000, 10_000] as const
const ROUNDS = 60
/** One frame at 60 a second. */
const BUDGET_MS = 16

interface Timing {
  size: number
  name: string
  /** of each round, in ms */
  times: number[]
}

const bundle = buildSync({
  entryPoints: [fileURLToPath(new URL('./catalogue-rounds.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'catalogue',
})
const browser = await launchBrowser()
let timings: Timing[]
try {
  const page = await browser.newPage()
  await page.addScriptTag({content: bundle.outputFiles[0]?.text ?? ''})
  timings = await page.evaluate<Timing[]>(`catalogue.measure(${JSON.stringify(SIZES)}, ${ROUNDS})`)
} finally {
  await browser.close()
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

console.log(`Filter, sort and page in the browser: ms, median and 95th percentile of ${ROUNDS} rounds`)
console.table(
  Object.fromEntries(
    [...new Set(timings.map(({name}) => name))].map((name) => [
      name,
      Object.fromEntries(
        timings
          .filter((timing) => timing.name === name)
          .map(({size, times}) => [
            `${size.toLocaleString('en-US')} courses`,
            `${quantile(times, 0.5).toFixed(2)} · ${quantile(times, 0.95).toFixed(2)}`,
          ]),
      ),
    ]),
  ),
)
const slow = timings.filter(({times}) => quantile(times, 0.5) > BUDGET_MS)
for (const {name, size, times} of slow)
  console.log(
    `  ${name} over ${size} courses takes ${quantile(times, 0.5).toFixed(1)} ms; ${BUDGET_MS} are allowed`,
  )
process.exitCode = slow.length > 0 ? 1 : 0

console.log(
  'A visit to the catalogue: kB that each step fetches (gzip), and seconds on the local content lake',
)
const table: Record<string, Record<string, string>> = {}
for (const courses of values.courses.split(',').map(Number)) {
  const steps = await measureVisit(courses)
  const total = {
    name: 'all',
    bytes: steps.reduce((sum, {bytes}) => sum + bytes, 0),
    time: steps.reduce((sum, {time}) => sum + time, 0),
  }
  for (const {name, bytes, time} of [...steps, total])
    (table[name] ??= {})[`${courses.toLocaleString('en-US')} courses`] =
      `${(bytes / 1000).toFixed(1)} kB · ${(time / 1000).toFixed(1)} s`
}
console.table(table)
