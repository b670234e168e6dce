import {readdir, readFile, stat} from 'node:fs/promises'
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

test('the icon that browsers ask for unseen holds a PNG picture', async () => {
  const icon = await readFile(fileURLToPath(new URL('../../../web/public/favicon.ico', import.meta.url)))
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 1])
  const picture = icon.subarray(icon.readUInt32LE(18))
  expect(picture.byteLength).toBe(icon.readUInt32LE(14))
  expect(await sharp(picture).metadata()).toMatchObject({format: 'png', width: 32, height: 32})
})
