import {mark} from './mark.ts'
import {inks} from './palette.ts'
import {openGraph} from './opengraph.ts'

/** The files a browser or a social network asks the site for by name; they live in web/public. */
export const brandFiles: readonly {file: string; svg: () => string}[] = [
  {file: 'favicon.svg', svg: () => icon(64, 64, 14)},
  {file: 'favicon.ico', svg: () => icon(64, 64, 14)},
  {file: 'apple-touch-icon.png', svg: () => icon(180, 128, 0)},
  {file: 'icon-512.png', svg: () => icon(512, 340, 0)},
  {file: 'og-default.png', svg: openGraph},
]

/** The mark in vermilion on paper. Phones round the corners themselves; the favicon brings its own. */
function icon(size: number, of: number, radius: number): string {
  const inset = radius ? 5 : (size - of) / 2
  const drawn = radius ? size - 10 : of
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}"${radius ? ` rx="${radius}"` : ''} fill="${inks.paper}"/>` +
    `${mark('vermilion', inset, inset, drawn)}</svg>`
  )
}
