import {expect, test, vi} from 'vitest'
import {fetchContent} from './client'

/** What is sent to the content API for a query of this many ids. */
async function sentFor(count: number) {
  const ids = Array.from({length: count}, () => crypto.randomUUID())
  const fetched = vi.fn<(address: string, options?: RequestInit & {body?: string}) => Promise<Response>>(() =>
    Promise.resolve(Response.json({result: ids.length})),
  )
  vi.stubGlobal('fetch', fetched)
  expect(await fetchContent('count(*[_id in $ids])', {ids})).toBe(count)
  const [address = '', options] = fetched.mock.calls[0] ?? []
  return {ids, address: new URL(address), options}
}

test('a query is in the address, which caches go by', async () => {
  const {ids, address, options} = await sentFor(50)
  expect(options?.method).toBeUndefined()
  expect(address.searchParams.get('query')).toBe('count(*[_id in $ids])')
  expect(address.searchParams.get('$ids')).toBe(JSON.stringify(ids))
})

test.each([250, 500])('a query of %d ids is posted, for no address may be as long', async (count) => {
  const {ids, address, options} = await sentFor(count)
  expect(options?.method).toBe('POST')
  expect(address.search).toBe('?perspective=published')
  expect(JSON.parse(options?.body ?? '')).toEqual({query: 'count(*[_id in $ids])', params: {ids}})
  expect(new Headers(options?.headers).get('content-type')).toBe('application/json')
})
