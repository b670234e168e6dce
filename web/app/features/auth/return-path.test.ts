import fc from 'fast-check'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {rememberReturnPath, returnPath, safePath, takeReturnPath} from './return-path'

describe('the path to return to', () => {
  test.for([
    ['/order-history', '/order-history'],
    ['/account/returns/new?orderId=abc', '/account/returns/new?orderId=abc'],
    ['/courses?page=2#grid', '/courses?page=2#grid'],
    ['/', '/'],
  ])('%s stays as it is', ([path, expected]) => {
    expect(safePath(path)).toBe(expected)
  })

  test.for([
    ['another origin', 'https://evil.example/'],
    ['a path without its scheme', '//evil.example/x'],
    ['a backslash, which browsers read as a slash', '/\\evil.example'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a newline between the slashes', '/\n/evil.example'],
    ['a path that resolves to two slashes', '/.//evil.example'],
    ['a path that climbs to two slashes', '/a/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'cart'],
    ['nothing', ''],
    ['null', null],
    ['the sign-in page itself', '/auth'],
    ['the sign-in page with a query', '/auth?x=1'],
    ['the callback', '/auth-callback?mode=verifyEmail&oobCode=1'],
    ['the reset page', '/reset-password'],
  ])('%s becomes the home page', ([, path]) => {
    expect(safePath(path)).toBe('/')
  })

  test('never leads to another origin, for any text', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', 'a', 'é', '%', '2', 'f', '?', '#'),
    })
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (path) => {
        const origin = 'https://lectern.example'
        expect(new URL(safePath(path), origin).origin).toBe(origin)
      }),
    )
    // Takes three seconds on an idle computer.
  }, 30_000)
})

describe('the remembered path', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })

  test('is returned once, then the home page', {tags: ['S2.02.02', 'S4.07.03', 'S4.07.04']}, () => {
    rememberReturnPath('/settings')
    expect(returnPath()).toBe('/settings')
    expect(takeReturnPath()).toBe('/settings')
    expect(takeReturnPath()).toBe('/')
  })

  test('is validated when it is read', () => {
    sessionStorage.setItem('redirectAfterAuth', 'https://evil.example')
    expect(takeReturnPath()).toBe('/')
  })
})
