/**
 * Draws every picture of the seed: `node studio/seed/draw.ts`, or only those whose file name
 * contains a word: `node studio/seed/draw.ts article-`. The same pictures come out every time.
 */
import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import sharp from 'sharp'
import {brandFiles} from './art/brand.ts'
import {pictures} from './art/pictures.ts'

const images = fileURLToPath(new URL('images/', import.meta.url))
const site = fileURLToPath(new URL('../../web/public/', import.meta.url))
const wanted = process.argv[2] ?? ''

await mkdir(images, {recursive: true})
await mkdir(site, {recursive: true})

for (const picture of pictures.filter(({file}) => file.includes(wanted))) {
  const webp = await sharp(Buffer.from(picture.svg()))
    .resize(picture.width, picture.height)
    .webp({quality: 82, effort: 6})
    .toBuffer()
  await writeFile(join(images, picture.file), webp)
  console.log(`${picture.file}  ${Math.round(webp.byteLength / 1024)} kB`)
}

for (const {file, svg} of brandFiles.filter((brand) => brand.file.includes(wanted))) {
  const drawing = svg()
  const bytes = file.endsWith('.svg')
    ? Buffer.from(`${drawing}\n`)
    : file.endsWith('.ico')
      ? await drawIco(drawing)
      : await sharp(Buffer.from(drawing)).png({palette: true, quality: 90, effort: 10}).toBuffer()
  await writeFile(join(site, file), bytes)
  console.log(`${file}  ${Math.round(bytes.byteLength / 1024)} kB`)
}

/** A drawing as an ICO file with one picture of 32 pixels, for those who ask for /favicon.ico unseen. */
async function drawIco(drawing: string): Promise<Buffer> {
  const size = 32
  const png = await sharp(Buffer.from(drawing)).resize(size, size).png({effort: 10}).toBuffer()
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return Buffer.concat([header, png])
}
