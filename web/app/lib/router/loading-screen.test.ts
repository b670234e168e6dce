import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {staleWhileRevalidate} from './stale-while-revalidate'
import {minimumLoadingScreenTime} from './loading-screen'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stand({loading}: {loading: boolean}) {
  vi.stubGlobal('document', {readyState: 'complete', getElementById: () => (loading ? {} : null)})
}

/** Loads a page, and returns its state so far. */
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
  'a page that loads at once waits until the loading screen has been shown for half a second',
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

test('without a loading screen there is no wait', async () => {
  stand({loading: false})
  const seen = ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['the page'])
  await minimumLoadingScreenTime()
})
