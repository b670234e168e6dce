// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest'
import {firstPaintScript} from './first-paint'

afterEach(() => vi.unstubAllGlobals())

test('a page that comes back from the browser’s cache looks again at what is stored', () => {
  vi.stubGlobal('matchMedia', () => ({matches: false, addEventListener: () => {}}))
  window.eval(firstPaintScript)
  const heard = vi.fn<(event: StorageEvent) => void>()
  window.addEventListener('storage', heard)
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}))
  shown(false)
  expect(heard).not.toHaveBeenCalled()

  localStorage.setItem('theme', 'dark')
  shown(true)
  expect(heard.mock.calls.map(([{key}]) => key)).toEqual([null])
  expect(document.documentElement.dataset['theme']).toBe('dark')
  window.removeEventListener('storage', heard)
  localStorage.clear()
})
