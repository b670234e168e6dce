import jsqr from 'jsqr'
import {expect, test} from 'vitest'
import {qrCode, type QrCode} from './qr-code'

const PIXELS = 4

/** The code as a camera would see it: dark modules black, all else white. */
function drawn({size, path}: QrCode) {
  const side = size * PIXELS
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < PIXELS; dy += 1)
      for (let dx = 0; dx < PIXELS; dx += 1) {
        const at = ((Number(y) * PIXELS + dy) * side + Number(x) * PIXELS + dx) * 4
        pixels.fill(0, at, at + 3)
      }
  return {pixels, side}
}

test('a decoder reads the address in it', () => {
  const address = 'https://lectern.test/certificates/0123456789abcdef0123456789abcdef'
  const {pixels, side} = drawn(qrCode(address))
  expect(jsqr(pixels, side, side)?.data).toBe(address)
})
