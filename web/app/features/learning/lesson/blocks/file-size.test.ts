import {expect, test} from 'vitest'
import {fileSize} from './file-size'

test.each([
  [0, '0 bytes'],
  [640, '640 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [12_400, '12 kB'],
  [999_600, '1.0 MB'],
  [1_440_000, '1.4 MB'],
  [12_000_000, '12 MB'],
  [3_200_000_000, '3.2 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
