import {expect, test, vi} from 'vitest'
import {formatLength, play} from './video'

test('a length is minutes and seconds, and hours where it has any', () => {
  expect([0, 65.2, 599.6, 3725].map(formatLength)).toEqual(['0:00', '1:05', '10:00', '1:02:05'])
})

test('what a browser does not play, or stops playing at once, is no error of the page', async () => {
  let asked = 0
  // Not a mock, which handles the promises that it returns.
  const refused = () => {
    asked += 1
    return Promise.reject(new DOMException('The play() request was interrupted.', 'AbortError'))
  }
  const unhandled = vi.fn<() => void>()
  process.on('unhandledRejection', unhandled)
  try {
    play({play: refused} as Partial<HTMLMediaElement> as HTMLMediaElement)
    await new Promise(setImmediate)
    expect(asked).toBe(1)
    expect(unhandled).not.toHaveBeenCalled()
  } finally {
    process.off('unhandledRejection', unhandled)
  }
})
