import {BuiltSite, kilobytes, LIBRARIES, overBudget} from '../../web/build-plugins/budget.ts'
import {stack} from '../stack.ts'
import {PUBLIC_PAGES} from './pages.ts'
import {expect, test} from './person.ts'

const site = new BuiltSite(async (path) => {
  const response = await fetch(stack.siteUrl + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
})
const pageAt = async (path: string) => site.page(path, await (await fetch(stack.siteUrl + path)).text())

test.for(PUBLIC_PAGES.map(({path}) => path))('%s is served within its budget', async (path) => {
  const page = await pageAt(path)
  expect(overBudget(path, page)).toEqual([])
  expect(kilobytes(page.scripts), 'kB of scripts, or they were not found').toBeGreaterThan(50)
  expect(page.styles.length).toBeGreaterThan(0)
})

test('the marks by which libraries are found do find them in what is fetched later', async () => {
  const later = await site.allScripts(await pageAt('/'))
  for (const library of ['Firebase', 'zod'] as const) {
    const carriers = later.filter(({source}) => LIBRARIES[library].test(source))
    expect(carriers.length, library).toBeGreaterThan(0)
  }
})

/** The score of what has moved on its own since the page opened, as the browser counts it. */
const LAYOUT_SHIFT = `new Promise((known) => {
  let score = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) score += entry.value
  }).observe({type: 'layout-shift', buffered: true})
  setTimeout(() => known(score), 500)
})`

for (const device of ['desktop', 'phone'] as const)
  test.for(['/', '/courses', '/courses?category=marketing&sort=rating', '/course/seo-that-lasts'])(
    `nothing moves on %s while it loads, on a ${device}`,
    async (path, {meet}) => {
      const ada = await meet(device)
      await ada.visit(path)
      await ada.page.getByRole('region', {name: 'Cookies'}).waitFor()
      await ada.page.waitForLoadState('networkidle')
      await ada.page.mouse.wheel(0, 4000)
      expect(await ada.page.evaluate<number>(LAYOUT_SHIFT)).toBe(0)
    },
  )

test.for(['/', '/courses', '/course/seo-that-lasts'])(
  'a browser asks for the scripts that %s names, and only then for others',
  async (path, {meet}) => {
    const ada = await meet()
    const named = (await pageAt(path)).scripts.map((file) => file.path)
    await ada.visit(path)
    await ada.page.getByRole('region', {name: 'Cookies'}).waitFor()
    const asked = await ada.page.evaluate<[path: string, startMs: number][]>(`
      performance.getEntriesByType('resource')
        .filter(({name}) => /\\.js$/.test(name))
        .map(({name, startTime}) => [new URL(name).pathname, startTime])`)
    const isNamed = ([file]: [string, number]) => named.includes(file)
    expect(new Set(asked.filter(isNamed).map(([file]) => file))).toEqual(new Set(named))
    const lastNamed = Math.max(...asked.filter(isNamed).map(([, startMs]) => startMs))
    const others = asked.filter((script) => !isNamed(script))
    expect(others.filter(([, startMs]) => startMs < lastNamed)).toEqual([])
  },
)
