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
    : await sharp(Buffer.from(drawing)).png({palette: true, quality: 90, effort: 10}).toBuffer()
  await writeFile(join(site, file), bytes)
  console.log(`${file}  ${Math.round(bytes.byteLength / 1024)} kB`)
}
