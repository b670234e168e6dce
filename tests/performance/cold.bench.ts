/*
 * What a purchase wakes, and what the whole product takes on this computer: starts what `npm start` starts, with data of its own, and
 * looks at the emulator's workers, each of which is a process of one deployed function.
 *
 *   npm run bench:cold
 *
 * 1. Somebody who has an account signs in, buys a course and opens a lesson, when no worker runs (cold) and once more (warm): how long
 *    from *Pay* to the payment page, and from having paid to the lesson, and which workers there are then.
 * 2. Every screen is opened as a visitor, a learner and staff: the memory of all.
 *
 * The storefront's dev server compiles a screen when it is first opened: each is opened once before anything is measured.
 */
import {setTimeout as pause} from 'node:timers/promises'
import {parseOffset} from '../../local/ports.ts'
import {startStack} from '../../local/stack.ts'
import {startedMemory} from './process-memory.ts'

const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? '16000')
// What tests share reads from it which stack they talk to.
process.env['LECTERN_OFFSET'] = String(offset)

const PASSWORD = 'lectern'
/** A demo account that owns nothing. */
const BUYER = 'new@lectern.test'
/** At most so many workers from signing in to the open lesson, besides that of the clock. */
const MOST_WORKERS = 4
/** The memory of everything when every screen was used, in MB. */
const MOST_MEMORY = 5000

const stack = await startStack({
  name: `bench-cold-${offset}`,
  offset,
  fresh: true,
  web: 'dev',
  studio: true,
  saves: false,
  history: false,
  downloads: true,
  onDownload: () => {},
  onProgress: (part, state, seconds) => {
    if (state === 'ready') console.log(`${part} ready after ${seconds.toFixed(1)} s`)
  },
})
const {launchBrowser} = await import('../e2e/browser.ts')
const {Network} = await import('../e2e/fixtures/network.ts')
const {Visitor} = await import('../e2e/fixtures/visitor.ts')
const {ACCESS_PAGES, LEARNER_PAGES, PUBLIC_PAGES, STAFF_PAGES} = await import('../e2e/pages.ts')
const {functionsWorkers} = await import('../faults/workers.ts')

const browser = await launchBrowser()
const failures: string[] = []

try {
  const idle = await killWorkers()
  console.log(`Before any function runs: ${idle} MB`)
  await purchase('python-for-everyday-work')
  await killWorkers()
  const cold = await purchase('seo-that-lasts')
  const coldWorkers = workers()
  const warm = await purchase('data-analysis-you-can-defend')
  console.table({cold, warm})
  report('cold', coldWorkers)
  report('warm', workers())
  const {reconcile: _clock, ...woken} = coldWorkers.counts
  const count = Object.values(woken).reduce((sum, one) => sum + one, 0)
  if (count > MOST_WORKERS) failures.push(`A purchase has woken ${count} workers, more than ${MOST_WORKERS}`)

  await openAll(null, [...PUBLIC_PAGES.map(({path}) => path), ...ACCESS_PAGES])
  await openAll('learner@lectern.test', LEARNER_PAGES)
  await openAll('staff@lectern.test', STAFF_PAGES)
  report('all screens', workers())
  const memory = startedMemory()
  console.log(`After every screen: ${memory} MB in all`)
  if (memory > MOST_MEMORY) failures.push(`${memory} MB are used, more than ${MOST_MEMORY}`)
} finally {
  await browser.close()
  await stack.stop()
}
for (const failure of failures) console.error(`✗ ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/** Ends all workers of the functions. @returns the memory of what is left, in MB */
async function killWorkers(): Promise<number> {
  for (;;) {
    const running = functionsWorkers(stack.ports.functions)
    // One that still starts would be waited for.
    if (running.every(({isStarted}) => isStarted)) {
      for (const {pid} of running) process.kill(pid, 'SIGKILL')
      await pause(1000)
      if (functionsWorkers(stack.ports.functions).length === 0) return startedMemory()
    }
    await pause(500)
  }
}

interface Workers {
  counts: Record<string, number>
  memory: number
}

function workers(): Workers {
  const running = functionsWorkers(stack.ports.functions)
  const counts: Record<string, number> = {}
  for (const {name} of running) counts[name ?? '?'] = (counts[name ?? '?'] ?? 0) + 1
  return {counts, memory: startedMemory(running.map(({pid}) => pid))}
}

function report(when: string, {counts, memory}: Workers): void {
  const names = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  console.log(`Workers (${when}): ${names.join(', ')}; ${memory} MB`)
}

async function open(email: string | null) {
  const context = await browser.newContext({baseURL: stack.siteUrl, reducedMotion: 'reduce'})
  context.setDefaultTimeout(120_000)
  const visitor = new Visitor(await context.newPage(), new Network(context))
  if (email !== null) await visitor.signIn(email, PASSWORD)
  return visitor
}

/** Signs in, buys a course and opens its first lesson. @returns how long the two waits are, in ms */
async function purchase(slug: string): Promise<{payToPage: number; paidToLesson: number}> {
  const visitor = await open(BUYER)
  const {page, main} = visitor
  await visitor.visit(`/course/${slug}`)
  // The dev server may load a page again once it has prepared what the page needs.
  await page.waitForLoadState('networkidle')
  await visitor.addToCart.click()
  await visitor.toast('Added to cart').waitFor()
  await visitor.visit('/cart')
  const pay = page.getByRole('button', {name: /^Pay \$/})
  await pay.waitFor()
  const pressed = performance.now()
  await pay.click()
  await page.getByLabel('Card number').waitFor()
  const onPage = performance.now()
  await visitor.payByCard()
  const paid = performance.now()
  await page.getByRole('heading', {name: /payment successful/i}).waitFor()
  await visitor.visit(`/learn/${slug}`)
  await main
    .getByRole('link', {name: /^(Start|Continue)/})
    .first()
    .click()
  // Its owner's notes stand below a lesson of any kind.
  await main.getByText('Your notes', {exact: true}).waitFor()
  const opened = performance.now()
  await page.waitForLoadState('networkidle')
  await visitor.context.close()
  return {payToPage: Math.round(onPage - pressed), paidToLesson: Math.round(opened - paid)}
}

async function openAll(email: string | null, paths: readonly string[]): Promise<void> {
  const visitor = await open(email)
  for (const path of paths) {
    await visitor.visit(path)
    await visitor.page.waitForLoadState('networkidle').catch(() => {})
  }
  await visitor.context.close()
}
