import {expect, test, vi} from 'vitest'
import {hasSound} from './has-sound'
import {formatLength} from './video'

const stream =
  (audio: number, stop = () => {}) =>
  () => ({
    getAudioTracks: () => Array.from({length: audio}),
    getTracks: () => [{stop}],
  })

test.each([
  ['Firefox', {mozHasAudio: true}, {mozHasAudio: false}],
  ['Safari', {audioTracks: {length: 1}}, {audioTracks: {length: 0}}],
  ['Chromium', {captureStream: stream(1)}, {captureStream: stream(0)}],
])('%s tells whether a video has sound', (_, heard, silent) => {
  expect(hasSound(heard as unknown as HTMLVideoElement)).toBe(true)
  expect(hasSound(silent as unknown as HTMLVideoElement)).toBe(false)
})

test('a browser that does not tell may have sound, and what is captured to ask is let go', () => {
  expect(hasSound({} as HTMLVideoElement)).toBe(true)
  const stop = vi.fn()
  hasSound({captureStream: stream(1, stop)} as unknown as HTMLVideoElement)
  expect(stop).toHaveBeenCalledOnce()
})

test.each([
  [71, '1:11'],
  [5.4, '0:05'],
  [3725, '1:02:05'],
])('the length of a video of %s seconds is %s', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words)
})
