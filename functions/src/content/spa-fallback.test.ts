import type {Request} from 'firebase-functions/v2/https'
import {beforeEach, expect, test, vi} from 'vitest'
import {builtPage} from '../services/built-page.ts'
import {sanity} from '../services/sanity.ts'
import {spaFallback} from './spa-fallback.ts'

vi.mock('../services/built-page.ts', async (original) => ({
  ...(await original<typeof import('../services/built-page.ts')>()),
  builtPage: vi.fn(),
}))
vi.mock('../services/sanity.ts', async (original) => ({
  ...(await original<typeof import('../services/sanity.ts')>()),
  sanity: vi.fn(),
}))

const fetchDocument = vi.fn()

beforeEach(() => {
  fetchDocument.mockReset().mockResolvedValue(null)
  vi.mocked(builtPage).mockReset().mockResolvedValue('<html>')
  vi.mocked(sanity).mockResolvedValue({fetch: fetchDocument} as unknown as Awaited<ReturnType<typeof sanity>>)
})

/** Asks the function for an address, and returns the status and where it leads. */
async function ask(address: string) {
  const answer: {status?: number; to?: string} = {}
  const response = {
    on: () => response,
    set: () => response,
    type: () => response,
    status: (status: number) => Object.assign(response, (answer.status = status) && {}),
    send: () => response,
    redirect: (status: number, to: string) => void Object.assign(answer, {status, to}),
  }
  const request = {path: address.split('?')[0], originalUrl: address, get: () => undefined}
  await spaFallback(request as unknown as Request, response as unknown as Parameters<typeof spaFallback>[1])
  return answer
}

test('a former address leads to the one of today, with what follows it', async () => {
  fetchDocument.mockResolvedValue({slug: 'new', hasMoved: true, lesson: 'first one'})
  expect(await ask('/course/old?utm_source=mail')).toEqual({
    status: 301,
    to: '/course/new?utm_source=mail',
  })
  expect(await ask('/blog/old/')).toEqual({status: 301, to: '/blog/new'})
  expect(await ask('/learn/old/first%20one')).toEqual({status: 301, to: '/learn/new/first%20one'})
  expect(await ask('/former-page')).toEqual({status: 301, to: '/new'})
})

test('a former address of a lesson leads to the one of today, in whichever course it is asked for', async () => {
  fetchDocument.mockResolvedValue({slug: 'type', hasMoved: false, lesson: 'second'})
  expect(await ask('/learn/type/first')).toEqual({status: 301, to: '/learn/type/second'})
  expect(await ask('/learn/type/second')).toEqual({status: 200})
})

test('other ids of a document show its page, and what is not there is a 404', async () => {
  fetchDocument.mockResolvedValue({slug: 'new', hasMoved: false, lesson: null})
  expect(await ask('/course/3')).toEqual({status: 200})
  expect(fetchDocument).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.objectContaining({type: 'course', number: 3, slug: '3', id: '3'}),
  )
  expect(await ask('/learn/new/none')).toEqual({status: 404})
  fetchDocument.mockResolvedValue(null)
  expect(await ask('/course/none')).toEqual({status: 404})
})

test('a path that no document can have asks nothing', async () => {
  for (const path of ['/cart', '/404', '/a/b/c', '/course/%']) expect(await ask(path)).toEqual({status: 404})
  expect(fetchDocument).not.toHaveBeenCalled()
})
