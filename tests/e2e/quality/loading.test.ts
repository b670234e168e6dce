import {BuiltSite} from '../../../web/build-plugins/budget.ts'
import {readHtmlPage} from '../../../web/build-plugins/html-page.ts'
import {stack} from '../../stack.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const site = new BuiltSite(async (path) => {
  const response = await fetch(stack.siteUrl + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
})
const pageAt = async (path: string) =>
  site.page(path, readHtmlPage(await (await fetch(stack.siteUrl + path)).text()))

/** A browser fetches the scripts in the HTML of a page before any others. */
async function expectNamedScriptsFirst({page}: Visitor, path: string): Promise<void> {
  const named = (await pageAt(path)).scripts.map((file) => file.path)
  const asked = await page.evaluate<[path: string, startMs: number][]>(`
    performance.getEntriesByType('resource')
      .filter(({name}) => /\\.js$/.test(name))
      .map(({name, startTime}) => [new URL(name).pathname, startTime])`)
  const isNamed = ([file]: [string, number]) => named.includes(file)
  expect(new Set(asked.filter(isNamed).map(([file]) => file))).toEqual(new Set(named))
  const lastNamed = Math.max(...asked.filter(isNamed).map(([, startMs]) => startMs))
  const others = asked.filter((script) => !isNamed(script))
  expect(others.filter(([, startMs]) => startMs < lastNamed)).toEqual([])
}

for (const path of ['/', '/courses', '/course/seo-that-lasts', '/blog', '/auth'])
  test(`${path} is not painted before all of it is parsed`, async () => {
    const html = await (await fetch(stack.siteUrl + path)).text()
    expect(html).toMatch(
      /<link rel="expect" href="#(.+?)" blocking="render"\/>.*<body.*<main.*<\/main>.*<span id="\1" hidden/s,
    )
  })

test('a list whose scripts cannot be loaded is shown without its filters', async ({visitor}) => {
  const {page, main} = visitor
  visitor.expectBrowserError(/\.js/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/courses?category=marketing&sort=rating')
  await expect(main.getByRole('link', {name: 'SEO That Lasts', exact: true})).toBeVisible({timeout: 10_000})
})

/** Keeps layout shifts without user input, from the start of the page, each with what moved, from where and to where. */
const KEEP_LAYOUT_SHIFTS = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    const place = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ')
    for (const {hadRecentInput, value, sources} of list.getEntries())
      if (!hadRecentInput)
        window.layoutShifts.push(
          value + ' at ' + scrollY + ': ' + sources.map(({node, previousRect, currentRect}) =>
            (node?.outerHTML ?? node?.nodeName ?? '').slice(0, 80) + ' ' + place(previousRect) + ' -> ' + place(currentRect)))
  }).observe({type: 'layout-shift', buffered: true})`

/** The shifts after two more frames, so that theirs are included. */
const LAYOUT_SHIFTS = `new Promise((known) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => known(window.layoutShifts))))
})`

for (const [device, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  for (const path of ['/', '/courses', '/courses?category=marketing&sort=rating', '/course/seo-that-lasts'])
    test(`${path} fetches first the scripts in its HTML, and has no layout shift while it loads, on a ${device}`, async ({
      openBrowser,
    }) => {
      const visitor = await openBrowser(options)
      const {page} = visitor
      await page.addInitScript(KEEP_LAYOUT_SHIFTS)
      await visitor.visit(path)
      await expect(visitor.cookieBanner).toBeVisible()
      await expectNamedScriptsFirst(visitor, path)
      await page.waitForLoadState('networkidle')
      await page.mouse.wheel(0, 4000)
      await expect.poll(() => visitor.scrollTop()).toBeGreaterThan(0)
      await visitor.complete()
      expect(await page.evaluate<string[]>(LAYOUT_SHIFTS)).toEqual([])
    })
