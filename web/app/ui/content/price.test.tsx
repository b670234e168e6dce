import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, expect, test, vi} from 'vitest'
import {Price, priceWords} from './price'

afterEach(() => vi.unstubAllEnvs())

const textOf = (size: 'md' | 'lg') =>
  renderToStaticMarkup(<Price cents={4_900} size={size} />).replaceAll(/<[^>]*>/g, '')

test('a price is named with what comes on top of it where somebody is about to pay', () => {
  vi.stubEnv('VITE_TAX_BEHAVIOR', 'exclusive')
  expect(priceWords(4_900)).toBe('$49.00 plus tax')
  expect(textOf('lg')).toBe('$49.00 plus tax')
  expect(textOf('md')).toBe('$49.00')
})

test('a price with tax is the whole of what is paid', () => {
  vi.stubEnv('VITE_TAX_BEHAVIOR', 'inclusive')
  expect(priceWords(4_900)).toBe('$49.00')
  expect(textOf('lg')).toBe('$49.00')
})
