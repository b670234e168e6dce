import {allScripts, builtPage, kilobytes} from './budget.ts'
import {PUBLIC_PAGES} from './pages.ts'
import {expect, test} from './person.ts'

const HOME_SCRIPTS_KB = 105
const SCRIPTS_KB = 115
const STYLES_KB = 15
const FONT_FILES = 2

/** Words that stand in the code of a library however it is minified. */
const LIBRARIES = {
  Firebase: /FirebaseError|identitytoolkit/,
  zod: /_zod\b/,
  'the Portable Text editor or renderer': /@portabletext/,
  'visual editing': /visual-editing|sanity:encode/,
} as const

test.for(PUBLIC_PAGES.map(({path}) => path))('%s stays within its budget', async (path) => {
  const page = await builtPage(path)
  const scripts = kilobytes(page.scripts)
  expect(page.scripts.length, 'scripts of the page').toBeGreaterThan(3)
  expect(scripts, 'kB of scripts').toBeLessThanOrEqual(path === '/' ? HOME_SCRIPTS_KB : SCRIPTS_KB)
  expect(scripts, 'kB of scripts, or they were not found').toBeGreaterThan(50)
  expect(page.styles.length).toBeGreaterThan(0)
  expect(kilobytes(page.styles), 'kB of styles').toBeLessThanOrEqual(STYLES_KB)
  expect(page.preloadedFonts.length).toBeLessThanOrEqual(FONT_FILES)
  for (const [library, mark] of Object.entries(LIBRARIES)) {
    const carriers = page.scripts.filter(({source}) => mark.test(source)).map(({path: file}) => file)
    expect(carriers, `files of the first load with ${library}`).toEqual([])
  }
})

test('the marks by which libraries are found do find them in what is fetched later', async () => {
  const later = await allScripts(await builtPage('/'))
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
  'before %s has loaded, a browser asks for no script but those of its HTML',
  async (path, {meet}) => {
    const ada = await meet()
    const expected = (await builtPage(path)).scripts.map((file) => file.path)
    await ada.visit(path)
    const asked = await ada.page.evaluate<string[]>(`(() => {
      const [page] = performance.getEntriesByType('navigation')
      return performance.getEntriesByType('resource')
        .filter(({name, startTime}) => /\\.js$/.test(name) && startTime < page.loadEventStart)
        .map(({name}) => new URL(name).pathname)
    })()`)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((file) => !expected.includes(file))).toEqual([])
  },
)
