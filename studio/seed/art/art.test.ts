import {readdir, stat} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import sharp from 'sharp'
import {describe, expect, test} from 'vitest'
import {brandFiles} from './brand.ts'
import {pictures} from './pictures.ts'

const images = fileURLToPath(new URL('../images/', import.meta.url))

describe.each(pictures)('$file', ({file, width, height, svg}) => {
  test('is the same drawing every time', () => {
    expect(svg()).toBe(svg())
  })

  test('draws only numbers', () => {
    expect(svg()).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('is committed at its size', async () => {
    const found = await sharp(images + file).metadata()
    expect({width: found.width, height: found.height, format: found.format}).toEqual({
      width,
      height,
      format: 'webp',
    })
  })
})

test('every committed picture has a drawing, and no two share a name', async () => {
  const committed = (await readdir(images)).filter((name) => name.endsWith('.webp')).toSorted()
  expect(pictures.map(({file}) => file).toSorted()).toEqual(committed)
})

test('the folder stays under six megabytes', async () => {
  const sizes = await Promise.all(pictures.map(async ({file}) => (await stat(images + file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
})

test.each(brandFiles)('$file is the same drawing every time', ({svg}) => {
  expect(svg()).toBe(svg())
})
