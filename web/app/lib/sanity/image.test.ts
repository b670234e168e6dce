import fc from 'fast-check'
import {expect, test} from 'vitest'
import {imageSources, sharedImageUrl, toImage, type ContentImage} from './image'

const ref = 'image-abc123-1600x900-webp'
const image = (rest: Partial<ContentImage> = {}): ContentImage => ({
  alt: '',
  ref,
  color: null,
  hotspot: null,
  crop: null,
  ...rest,
})
const rectOf = (src: string) => /rect=([\d,]+)/.exec(src)?.[1]?.split(',').map(Number)

test('an image without an asset, or with an invalid reference, is null', () => {
  expect(toImage(null)).toBeNull()
  expect(toImage({alt: 'x', ref: null})).toBeNull()
  expect(toImage({alt: 'x', ref: 'image-"><script>'})).toBeNull()
})

test('missing parts have defaults, and an invalid colour is left out', () => {
  expect(toImage({alt: null, ref, color: 'red; } body {', hotspot: {x: null, y: 1}})).toEqual(image())
  expect(toImage({alt: 'A', ref, color: '#a1B2c3'})?.color).toBe('#a1B2c3')
})

test('without an aspect the whole image is shown', () => {
  const {src, width, height} = imageSources(image(), [800])
  expect(src).not.toContain('rect=')
  expect([width, height]).toEqual([800, 450])
})

test('a narrower aspect ratio crops the sides evenly, or around the hotspot', () => {
  expect(rectOf(imageSources(image(), [300], 1).src)).toEqual([350, 0, 900, 900])
  expect(rectOf(imageSources(image({hotspot: {x: 0.9, y: 0.5}}), [300], 1).src)).toEqual([700, 0, 900, 900])
})

test('the area that editors cropped is never shown', () => {
  const cropped = image({crop: {top: 0.5, bottom: 0, left: 0.25, right: 0.25}, hotspot: {x: 0, y: 0}})
  expect(rectOf(imageSources(cropped, [300], 1).src)).toEqual([400, 450, 450, 450])
})

test('no width is larger than the image; a small image keeps its own', () => {
  expect(imageSources(image(), [800, 1600, 3200]).srcSet).not.toContain('3200w')
  expect(imageSources(image({ref: 'image-a-90x90-png'}), [320]).width).toBe(90)
})

test(
  'for any crop and hotspot, the result is inside the image and has the requested aspect ratio',
  {tags: ['S9.11.05', 'S9.11.06']},
  () => {
    const share = fc.double({min: 0, max: 0.45, noNaN: true})
    fc.assert(
      fc.property(
        fc.integer({min: 50, max: 4000}),
        fc.integer({min: 50, max: 4000}),
        fc.record({top: share, bottom: share, left: share, right: share}),
        fc.record({x: fc.double({min: 0, max: 1, noNaN: true}), y: fc.double({min: 0, max: 1, noNaN: true})}),
        fc.constantFrom(1, 4 / 3, 16 / 9, 8 / 3),
        (width, height, crop, hotspot, aspect) => {
          const source = image({ref: `image-a-${width}x${height}-png`, crop, hotspot})
          const {src} = imageSources(source, [160, 720], aspect)
          const [left = 0, top = 0, w = width, h = height] = rectOf(src) ?? []
          expect(left).toBeGreaterThanOrEqual(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(left + w).toBeLessThanOrEqual(width)
          expect(top + h).toBeLessThanOrEqual(height)
          const asked = new URL(src).searchParams
          const shape = Number(asked.get('w')) / Number(asked.get('h'))
          expect(Math.abs(w - h * shape)).toBeLessThanOrEqual(shape + 1)
        },
      ),
    )
  },
)

test.each([
  ['wide', 16 / 9],
  ['cover', 4 / 3],
  ['square', 1],
  ['band', 8 / 3],
])('a large picture comes in exactly the %s shape', (_, aspect) => {
  for (const width of [160, 320, 480, 720, 960, 1280, 1600]) {
    const {height} = imageSources(image({ref: 'image-a-4000x4000-png'}), [width], aspect)
    expect(Math.abs(height - width / aspect)).toBeLessThan(0.01)
  }
})

test('the picture of a shared link keeps the hotspot in sight, and what was cropped out of it', () => {
  const address = (rest: Partial<ContentImage>) =>
    sharedImageUrl(image({ref: 'image-a-1260x1260-jpg', ...rest}))
  expect(rectOf(address({hotspot: {x: 0.5, y: 1}}))).toEqual([0, 598, 1260, 662])
  expect(
    rectOf(address({crop: {top: 0.5, bottom: 0, left: 0, right: 0}, hotspot: {x: 0.5, y: 0}}))?.[1],
  ).toBe(630)
})
