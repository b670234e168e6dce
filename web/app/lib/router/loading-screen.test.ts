import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {staleWhileRevalidate} from './stale-while-revalidate'
import {loadingScreenTime} from './loading-screen'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stand({loading}: {loading: boolean}) {
  vi.stubGlobal('document', {readyState: 'complete', getElementById: () => (loading ? {} : null)})
}

/** Asks for a page, and tells what has come of it so far. */
function ask() {
  const load = staleWhileRevalidate(
    () => Promise.resolve(null),
    () => Promise.resolve('the page'),
  )
  const seen: unknown[] = []
  const request = new Request('http://127.0.0.1/course/2')
  void load({
    request,
    params: {},
    url: new URL(request.url),
    pattern: '/course/:id',
    context: {} as Parameters<typeof load>[0]['context'],
    serverLoader: () => Promise.reject(new Error('never built')),
  }).then((page) => seen.push(page))
  return seen
}

test(
  'a page that comes at once waits until the loading screen has been up for half a second',
  {tags: ['S2.06.01', 'S9.04.01']},
  async () => {
    stand({loading: true})
    const seen = ask()
    await vi.advanceTimersByTimeAsync(499)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual(['the page'])
  },
)

test('where no loading screen is up nothing waits', async () => {
  stand({loading: false})
  const seen = ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['the page'])
  await loadingScreenTime()
})
