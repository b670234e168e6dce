import type {Request} from 'firebase-functions/v2/https'
import {beforeEach, expect, test, vi} from 'vitest'
import {builtPage, FALLBACK, NOT_FOUND} from './built-page.ts'

const hosting = vi.fn<typeof fetch>()
const request = {get: () => undefined} as unknown as Request

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://lectern.example')
  vi.stubGlobal('fetch', hosting.mockReset())
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

test('after a deployment nobody gets the page of the build before, whose scripts are gone', async () => {
  hosting.mockResolvedValueOnce(new Response('<script src="/assets/old.js">'))
  expect(await builtPage(request, FALLBACK)).toContain('old.js')
  hosting.mockResolvedValueOnce(new Response('<script src="/assets/new.js">'))
  expect(await builtPage(request, FALLBACK)).toContain('new.js')
})

test('the page for 404 may come as one, and no other page as an error', async () => {
  hosting.mockImplementation(async () => new Response('Not here', {status: 404}))
  expect(await builtPage(request, NOT_FOUND)).toBe('Not here')
  await expect(builtPage(request, FALLBACK)).rejects.toThrow(`https://lectern.example${FALLBACK} answers 404`)
})
