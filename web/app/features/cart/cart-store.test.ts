import type {CartItem} from '@lectern/domain/cart'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createCartStore} from './cart-store'

const item = (id: string): CartItem => ({
  id,
  slug: id,
  title: id,
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents: 100,
})

/** Local storage shared by two tabs: a write in one triggers a storage event in the other. */
function tabs() {
  const kept = new Map<string, string>()
  const windows: Array<(event: {key: string | null}) => void> = []
  const open = () => {
    const index = windows.length
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: (event: {key: string | null}) => void) => {
        windows[index] = listener
      },
      removeEventListener: () => {},
    })
    const store = createCartStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value)
        windows.forEach((listener, other) => other !== index && listener({key}))
      },
    }))
    const seen = vi.fn<() => void>()
    store.subscribe(seen)
    return {store, seen}
  }
  return {kept, open}
}

describe('the cart of this browser', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test(
    'is saved on every change and read again on the next page',
    {tags: ['S3.04.06', 'S4.01.01', 'S4.01.03']},
    () => {
      const browser = tabs()
      browser.open().store.set([item('a')])
      expect(JSON.parse(browser.kept.get('cart')!)).toEqual([item('a')])
      expect(browser.open().store.get()).toEqual([item('a')])
    },
  )

  test('follows the other tab', () => {
    const browser = tabs()
    const first = browser.open()
    const second = browser.open()
    expect(second.store.get()).toEqual([])
    first.store.set([item('a')])
    expect(second.seen).toHaveBeenCalledOnce()
    expect(second.store.get()).toEqual([item('a')])
  })

  test('gives the same list until it changes, as React asks', () => {
    const {store} = tabs().open()
    expect(store.get()).toBe(store.get())
  })

  test('logs damage and keeps the good items', {tags: ['S4.01.02']}, () => {
    const browser = tabs()
    browser.kept.set('cart', JSON.stringify([item('a'), {id: 'broken'}]))
    expect(browser.open().store.get()).toEqual([item('a')])
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('is kept for this page where the browser refuses storage', () => {
    const store = createCartStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(store.get()).toEqual([])
    store.set([item('a')])
    expect(store.get()).toEqual([item('a')])
  })
})
