import {beforeAll, expect, test} from 'vitest'
import {certificatePicture} from './certificate-picture.ts'

const certificate = {name: 'Ada Fenn', courseTitle: 'SEO That Lasts', issuedAt: Date.UTC(2026, 10, 24)}

/** Width and height of a PNG file, as its header says. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset)
  expect(view.getUint32(0)).toBe(0x89504e47)
  return [view.getUint32(16), view.getUint32(20)]
}

const pictureOf = (rest: Partial<typeof certificate>) => certificatePicture({...certificate, ...rest})

// The renderer is compiled at its first picture.
beforeAll(() => pictureOf({}), 30_000)

test('is a PNG file of the size that services ask for', async () => {
  expect(sizeOf(await pictureOf({}))).toEqual([1200, 630])
})

test.each([
  'Brzęczyszczykiewiczówna',
  'Дмитрий Константинович Рождественский',
  'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad',
  'x'.repeat(200),
  'Ada <b>&"Fenn"',
])('has the name %s on it', async (name) => {
  expect(await pictureOf({name})).not.toEqual(await pictureOf({name: 'Somebody Else'}))
})

test('leaves out a name that the font cannot write, and says the rest', async () => {
  expect(await pictureOf({name: '王小明'})).toEqual(await pictureOf({name: '陳美玲'}))
  expect(await pictureOf({name: '王小明'})).not.toEqual(
    await pictureOf({name: '王小明', courseTitle: 'Other'}),
  )
})
