import {SCREENS} from '@lectern/domain/screens/all-screens'
import {LINKED_PAGES} from '@lectern/domain/page-addresses'
import {SCREEN_SLUGS} from '@lectern/domain/page-slugs'
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {PAGE_HEADERS, pageHeaders} from '../build-plugins/hosting-headers.ts'
import {hostingRewrites} from '../build-plugins/hosting-rewrites.ts'
import {pages} from './pages.ts'

const routes = join(import.meta.dirname, 'routes')

/** The paths without the names of their parameters, to find paths that differ only in these. */
const shapes = pages.map(({path}) => path.replaceAll(/:\w+/g, ':'))

test('every route file is registered, and every page has its file', () => {
  const files = globSync('*/*.{ts,tsx}', {cwd: routes})
  // Actions and layouts are not pages.
  const screens = files.filter((file) => !/^actions.|layout\.tsx$|\.test\.|\+types/.test(file))
  const registered = pages
    .filter(({access}) => access !== 'content')
    .map(
      ({access, id, ...page}) =>
        `${access}/${'module' in page ? page.module : id}.${access === 'files' ? 'ts' : 'tsx'}`,
    )
  expect([...new Set(registered)].toSorted()).toEqual(screens.toSorted())
})

test('editors can set the metadata of every listed page', () => {
  const single = pages.filter((page) => page.access === 'public' && page.prerender === 'itself')
  // These have a document of their own, and the list of all pages needs no words.
  const others = ['/', '/faq', '/help', '/sitemap']
  expect(single.map(({path}) => path).toSorted()).toEqual(
    [...Object.values(SCREENS).map(({path}) => path), ...others].toSorted(),
  )
})

test('no two pages have the same id or path', () => {
  expect(new Set(pages.map(({id}) => id)).size).toBe(pages.length)
  expect(new Set(shapes).size).toBe(pages.length)
})

test('no two links of a group have the same order', () => {
  const places = pages.flatMap((page) =>
    'links' in page && page.links ? [`${page.links.group} ${page.links.order}`] : [],
  )
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('a file is registered twice only with `module`', () => {
  const files = pages.filter((page) => !('module' in page)).map(({access, id}) => `${access}/${id}`)
  expect(new Set(files).size).toBe(files.length)
})

test('the first segments of all paths are reserved slugs, and no others are reserved for screens', () => {
  const first = pages.flatMap(({access, path}) => {
    const [, part = ''] = path.split('/')
    return access === 'files' || access === 'content' || part === '' || part === '*' ? [] : [part]
  })
  expect([...new Set(first)].toSorted()).toEqual([...SCREEN_SLUGS])
})

test('the content pages that screens link to are registered', () => {
  expect(pages.filter(({access}) => access === 'content').map(({id}) => id)).toEqual([...LINKED_PAGES])
})

const {hosting} = JSON.parse(readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8')) as {
  hosting: {
    rewrites: {source?: string; regex?: string}[]
    headers: {source?: string; regex?: string; headers: {key: string; value: string}[]}[]
  }
}

test('hosting rewrites all pages that are not prerendered', () => {
  expect(hosting.rewrites, 'firebase.json is stale: run npm run hosting').toEqual(hostingRewrites())
})

test('hosting sends pages, and no files, with the policy that reports', () => {
  const sent = hosting.headers.find(({regex}) => regex === PAGE_HEADERS)?.headers
  expect(sent, 'firebase.json is stale: run npm run hosting').toEqual(pageHeaders())
  const addresses = pages.flatMap(({access, path}) => (access === 'files' ? [] : [path]))
  for (const path of addresses) expect(path).toMatch(new RegExp(PAGE_HEADERS))
  for (const path of ['/assets/a.js', '/icons.svg', '/courses.data', '/__/auth/handler'])
    expect(path).not.toMatch(new RegExp(PAGE_HEADERS))
})

test('hosting keeps windows of other sites from holding ours, but for the one in which somebody signs in', () => {
  const everywhere = hosting.headers.find(({source}) => source === '**')?.headers
  expect(everywhere).toContainEqual({
    key: 'Cross-Origin-Opener-Policy',
    value: 'same-origin-allow-popups',
  })
})

test('hosting leaves the page through which somebody signs in to Firebase', () => {
  const page = '/__/auth/handler'
  const taking = hosting.rewrites.filter(({source, regex}) =>
    regex === undefined ? source?.startsWith('/_') || source?.startsWith('*') : new RegExp(regex).test(page),
  )
  expect(taking).toEqual([])
  // Its window goes on to the provider's site; one of `same-origin-allow-popups` would lose the shop's window there.
  const own = hosting.headers.findIndex(({source}) => source === '/__/auth/**')
  expect(hosting.headers[own]?.headers).toEqual([{key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none'}])
  expect(own).toBeGreaterThan(hosting.headers.findIndex(({source}) => source === '**'))
})
