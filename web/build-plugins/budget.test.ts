import {hash} from 'node:crypto'
import {expect, test} from 'vitest'
import {BuiltSite, firstWeights, heaviest, idleWeight, weightLine, weightOf, wrongParts} from './budget'
import {readHtmlPage} from './html-page'

/** Text that no compression makes smaller. */
const dense = (kB: number) =>
  Array.from({length: 25 * kB}, (_, index) => hash('sha256', String(index), 'base64').slice(0, 40)).join('')

const page = (...extra: string[]) =>
  readHtmlPage(`<link rel="stylesheet" href="/assets/a.css#"/><link rel="preload" href="/assets/a.woff2" as="font"/>
${extra.join('')}<link rel="modulepreload" href="/assets/start.js"/>
<script type="module" async="">import "/assets/start.js";
import * as route0 from "/assets/page.js";
import("/assets/entry.js");</script>`)

function site(files: Record<string, string>) {
  const read: string[] = []
  const built = new BuiltSite(async (path) => {
    read.push(path)
    return Buffer.from(files[path.replace('/assets/', '')] ?? '')
  })
  return {built, read}
}

test('a page weighs what its HTML names and all that this imports, each file once, and nothing of later', async () => {
  const {built, read} = site({
    'a.css': 'a{}',
    'start.js': 'import"./shared.js";import(`./later.js`)',
    'page.js': 'import{a as b}from"./shared.js";import*as c from"./part.js";const d=import("./later.js")',
  })
  const {scripts, styles, preloadedFonts} = await built.page('/courses', page())
  expect(scripts.map(({path}) => path.replace('/assets/', ''))).toEqual([
    'start.js',
    'shared.js',
    'page.js',
    'part.js',
    'entry.js',
  ])
  expect(styles.map(({path}) => path)).toEqual(['/assets/a.css'])
  expect(preloadedFonts).toEqual(['/assets/a.woff2'])
  const all = await built.allScripts({scripts, styles, preloadedFonts})
  expect(all.map(({path}) => path)).toContain('/assets/later.js')
  expect(read).toEqual([...new Set(read)])
})

const scripts = (bytes: number) => [{path: '/assets/x.js', source: '', brotliBytes: bytes, libraries: []}]
const weighing = (bytes: number) => ({scripts: scripts(bytes), styles: [], preloadedFonts: []})

test.each([
  ['/', false, 120_000],
  ['/courses', false, 130_000],
  ['/learn/seo/intro', false, 142_000],
  ['/admin/orders', true, 165_000],
  ['/settings', true, 165_000],
])('the scripts of %s are measured against their budget', (path, isPrivate, allowed) => {
  expect(firstWeights(path, weighing(7), isPrivate)[0]).toMatchObject({path, bytes: 7, allowed})
})

test('a report has the heaviest page of each kind, in bytes, with what is left', () => {
  const weights = [
    ...firstWeights('/faq', weighing(128_001), false),
    ...firstWeights('/', weighing(117_788), false),
    ...firstWeights('/courses', weighing(130_004), false),
    idleWeight('/', scripts(139_000)),
  ]
  expect(heaviest(weights).map(weightLine)).toEqual([
    'scripts, a public page       130,004 of 130,000 bytes, 4 too many       /courses',
    'styles                             0 of 16,500 bytes, 16,500 to spare  /faq',
    'scripts, home                117,788 of 120,000 bytes, 2,212 to spare   /',
    'scripts until idle           139,000 of 139,000 bytes, 0 to spare       /',
  ])
})

test('fonts, and what is fetched for few, have their limits too', async () => {
  const {built} = site({'a.css': dense(2), 'page.js': 'throw new FirebaseError()'})
  const font = '<link rel="preload" href="/assets/b.woff2" as="font"/>'
  const parts = await built.page('/faq', page(font, font))
  expect(weightOf(parts.styles)).toBeGreaterThan(1000)
  expect(wrongParts('/faq', parts)).toEqual([
    '/faq preloads 3 fonts, 2 are allowed',
    '/faq brings Firebase in /assets/page.js',
  ])
})
