import {afterEach, beforeEach, expect, test, vi} from 'vitest'

type Module = typeof import('./stale-while-revalidate')

let isStale: Module['isStale']
let staleWhileRevalidate: Module['staleWhileRevalidate']

/** Loads the module anew, as a document that was opened at this path does. */
beforeEach(async () => {
  vi.stubGlobal('window', {location: {pathname: '/faq'}})
  vi.stubGlobal('document', {getElementById: () => null})
  vi.resetModules()
  ;({isStale, staleWhileRevalidate} = await import('./stale-while-revalidate'))
})
afterEach(() => vi.unstubAllGlobals())

const page = (load: () => Promise<string>) =>
  staleWhileRevalidate(
    () => Promise.resolve(null),
    load,
    (built) => `${built}, outdated`,
  )

function run(
  clientLoader: ReturnType<typeof page>,
  path = '/faq',
  serverLoader: () => Promise<unknown> = () => Promise.reject(new Error('never built')),
) {
  const abort = new AbortController()
  const request = new Request(`http://127.0.0.1${path}`, {signal: abort.signal})
  const result = clientLoader({
    request,
    params: {},
    url: new URL(request.url),
    pattern: path,
    context: {} as Parameters<typeof clientLoader>[0]['context'],
    serverLoader: serverLoader as () => Promise<never>,
  })
  return {abort, result}
}

test('the page that was opened is stale until its data has been fetched', async () => {
  const clientLoader = page(() => Promise.resolve('fresh'))
  expect(isStale('/faq', 'built')).toBe(true)
  expect(isStale('/about', 'built')).toBe(false)
  await expect(run(clientLoader).result).resolves.toBe('fresh')
  expect(isStale('/faq', 'fresh')).toBe(false)
})

test('nothing is stale when no public page was opened', () => {
  expect(isStale('/faq', 'built')).toBe(false)
})

test('an interrupted revalidation leaves the page stale', async () => {
  const clientLoader = page(() => new Promise(() => {}))
  const {abort} = run(clientLoader)
  expect(isStale('/faq', 'built')).toBe(false)
  abort.abort()
  expect(isStale('/faq', 'built')).toBe(true)
})

test('after a navigation to another page nothing is stale', async () => {
  page(() => Promise.resolve('fresh'))
  const another = page(() => Promise.resolve('another'))
  await run(another, '/about').result
  expect(isStale('/faq', 'built')).toBe(false)
})

test('when the content API does not answer, the shown data is kept, without another request', async () => {
  const clientLoader = page(() => Promise.reject(new Error('unreachable')))
  expect(isStale('/faq', 'built')).toBe(true)
  await expect(run(clientLoader).result).resolves.toBe('built, outdated')
})

test('a page that is not shown yet falls back to its prerendered data, or fails with the error', async () => {
  const clientLoader = page(() => Promise.reject(new Error('unreachable')))
  const built = () => Promise.resolve('built')
  await expect(run(clientLoader, '/help', built).result).resolves.toBe('built, outdated')
  await expect(run(clientLoader, '/help').result).rejects.toThrow('unreachable')
})

test('a revalidation that was interrupted before it began leaves the page stale', async () => {
  const clientLoader = page(() => Promise.resolve('fresh'))
  const request = new Request('http://127.0.0.1/faq', {signal: AbortSignal.abort()})
  const interrupted = clientLoader({
    request,
    params: {},
    url: new URL(request.url),
    pattern: '/faq',
    context: {} as Parameters<typeof clientLoader>[0]['context'],
    serverLoader: () => Promise.reject(new Error('never built')),
  })
  await expect(interrupted).rejects.toThrow('abort')
  expect(isStale('/faq', 'built')).toBe(true)
})
