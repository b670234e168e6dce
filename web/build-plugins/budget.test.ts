import {hash} from 'node:crypto'
import {expect, test} from 'vitest'
import {BuiltSite, overBudget, overIdleBudget, type BuiltPage} from './budget'
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

test('home may weigh 119 kB of scripts, another page 129, and all until it is idle 138', () => {
  const scripts = (kB: number) => [{path: '/assets/x.js', source: '', brotliBytes: kB * 1000, libraries: []}]
  const weighing = (kB: number): BuiltPage => ({scripts: scripts(kB), styles: [], preloadedFonts: []})
  expect(overBudget('/', weighing(119))).toEqual([])
  expect(overBudget('/', weighing(119.1))).toEqual(['/ has 119.1 kB of scripts, 119 are allowed'])
  expect(overBudget('/courses', weighing(129))).toEqual([])
  expect(overBudget('/courses', weighing(129.1))).toEqual([
    '/courses has 129.1 kB of scripts, 129 are allowed',
  ])
  expect(overBudget('/learn/seo/intro', weighing(140))).toEqual([])
  expect(overBudget('/learn/seo/intro', weighing(140.1))).toHaveLength(1)
  expect(overIdleBudget('/', scripts(138))).toEqual([])
  expect(overIdleBudget('/', scripts(138.1))).toEqual([
    '/ fetches until it is idle 138.1 kB of scripts, 138 are allowed',
  ])
})

test('styles, fonts and what is fetched for few have their limits too', async () => {
  const {built} = site({'a.css': dense(30), 'page.js': 'throw new FirebaseError()'})
  const font = '<link rel="preload" href="/assets/b.woff2" as="font"/>'
  const complaints = overBudget('/faq', await built.page('/faq', page(font, font)))
  expect(complaints).toEqual([
    expect.stringMatching(/^\/faq has \d+\.\d kB of styles, 15 are allowed$/),
    '/faq preloads 3 fonts, 2 are allowed',
    '/faq brings Firebase in /assets/page.js',
  ])
})
