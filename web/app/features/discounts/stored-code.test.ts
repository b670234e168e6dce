import {beforeEach, expect, test, vi} from 'vitest'
import {forgetCode, storeCode, storedCode, takeCodeOf} from './stored-code'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a link brings its code, and loses it', () => {
  const url = takeCodeOf('https://lectern.example/courses?sort=rating&code=%20spring-20')
  expect(storedCode()).toBe('SPRING-20')
  expect(url?.href).toBe('https://lectern.example/courses?sort=rating')
  expect(takeCodeOf('https://lectern.example/courses')).toBeNull()
  takeCodeOf('https://lectern.example/cart?code=')
  expect(storedCode()).toBe('SPRING-20')
})

test('a code is kept until it was used', () => {
  storeCode('SPRING')
  forgetCode('SUMMER')
  expect(storedCode()).toBe('SPRING')
  forgetCode('SPRING')
  expect(storedCode()).toBeNull()
})

test('a long text is not kept whole', () => {
  storeCode('x'.repeat(10_000))
  expect(storedCode()).toHaveLength(40)
})

test('without storage nothing breaks', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('localStorage', undefined)
  storeCode('SPRING')
  expect(storedCode()).toBeNull()
})
