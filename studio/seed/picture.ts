import {join} from 'node:path'
import {pathToFileURL} from 'node:url'

/** An image as `@sanity/import` takes it: the file is uploaded and the marker replaced by a reference. */
export interface SeedImage {
  _type: 'image'
  alt: string
  _sanityAsset: string
}

/** Where the drawn pictures are. */
const imageFolder = join(import.meta.dirname, 'images')

/** The picture of that name (without its ending), described by `alt`. */
export function picture(name: string, alt: string): SeedImage {
  const file = pathToFileURL(join(imageFolder, `${name}.webp`))
  return {_type: 'image', alt, _sanityAsset: `image@${file.href}`}
}
