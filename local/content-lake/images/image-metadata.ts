import sharp from 'sharp'

export interface ImageFacts {
  width: number
  height: number
  /** File extension of the format detected in the bytes, not the one the client named. */
  extension: string
  mimeType: string
  metadata: Record<string, unknown>
}

const FORMATS: Record<string, {extension: string; mimeType: string}> = {
  jpeg: {extension: 'jpg', mimeType: 'image/jpeg'},
  png: {extension: 'png', mimeType: 'image/png'},
  webp: {extension: 'webp', mimeType: 'image/webp'},
  gif: {extension: 'gif', mimeType: 'image/gif'},
  svg: {extension: 'svg', mimeType: 'image/svg+xml'},
  tiff: {extension: 'tiff', mimeType: 'image/tiff'},
  avif: {extension: 'avif', mimeType: 'image/avif'},
}

/** The most pixels of an image: a small file can decode to a very large image. */
export const MAX_PIXELS = 256_000_000

/** Reads what Sanity stores about an image. Undefined when the bytes are not a supported image. */
export async function readImage(path: string): Promise<ImageFacts | undefined> {
  try {
    const image = sharp(path, {limitInputPixels: MAX_PIXELS})
    const found = await image.metadata()
    const format = FORMATS[found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format]
    if (!format) return undefined
    const {width, height} = found.autoOrient
    return {width, height, ...format, metadata: await describe(path, width, height, found.hasAlpha)}
  } catch {
    return undefined
  }
}

async function describe(
  path: string,
  width: number,
  height: number,
  hasAlpha: boolean,
): Promise<Record<string, unknown>> {
  const source = () => sharp(path, {limitInputPixels: MAX_PIXELS}).autoOrient().toColorspace('srgb')
  const isOpaque = hasAlpha ? (await source().stats()).isOpaque : true
  const preview = source().resize(20, 20, {fit: 'inside'})
  const lqip = isOpaque ? preview.jpeg({quality: 60}) : preview.png()
  const pixels = await source()
    .resize(64, 64, {fit: 'inside'})
    .flatten({background: '#fff'})
    .removeAlpha()
    .raw()
    .toBuffer()
  return {
    _type: 'sanity.imageMetadata',
    dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
    hasAlpha,
    isOpaque,
    lqip: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${(await lqip.toBuffer()).toString('base64')}`,
    palette: paletteOf(pixels),
  }
}

interface Swatch {
  red: number
  green: number
  blue: number
  count: number
}

/** Target saturation and lightness of each of Sanity's swatches, from 0 to 1. */
const SWATCHES = {
  vibrant: {saturation: 1, lightness: 0.5},
  lightVibrant: {saturation: 1, lightness: 0.74},
  darkVibrant: {saturation: 1, lightness: 0.26},
  muted: {saturation: 0.3, lightness: 0.5},
  lightMuted: {saturation: 0.3, lightness: 0.74},
  darkMuted: {saturation: 0.3, lightness: 0.26},
}

/** Sorts pixels (three bytes each) into coarse bins and picks the bin nearest to each swatch. */
function paletteOf(pixels: Buffer): Record<string, unknown> {
  const bins = new Map<number, Swatch>()
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3)
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key)
    if (bin) {
      bin.red += red
      bin.green += green
      bin.blue += blue
      bin.count++
    } else bins.set(key, {red, green, blue, count: 1})
  }
  const total = pixels.length / 3
  const colors = Array.from(bins.values(), ({red, green, blue, count}) => ({
    ...hsl(red / count, green / count, blue / count),
    hex: `#${[red, green, blue]
      .map((sum) =>
        Math.round(sum / count)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`,
    population: count / total,
  }))
  const palette: Record<string, unknown> = {_type: 'sanity.imagePalette'}
  for (const [name, target] of Object.entries(SWATCHES)) {
    const nearest = colors.toSorted((a, b) => distance(a, target) - distance(b, target))[0]
    if (nearest) palette[name] = swatch(nearest)
  }
  const dominant = colors.toSorted((a, b) => b.population - a.population)[0]
  if (dominant) palette['dominant'] = swatch(dominant)
  return palette
}

interface Color {
  hex: string
  saturation: number
  lightness: number
  population: number
}

function distance(color: Color, target: {saturation: number; lightness: number}): number {
  const away =
    Math.abs(color.saturation - target.saturation) * 3 + Math.abs(color.lightness - target.lightness) * 6
  return away - Math.min(color.population, 0.2)
}

function swatch({hex, lightness, population}: Color): Record<string, unknown> {
  const text = lightness > 0.6 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: hex,
    foreground: text,
    title: text,
    population: Math.round(population * 10_000) / 100,
  }
}

function hsl(red: number, green: number, blue: number): {saturation: number; lightness: number} {
  const max = Math.max(red, green, blue) / 255
  const min = Math.min(red, green, blue) / 255
  const lightness = (max + min) / 2
  const range = max - min
  return {lightness, saturation: range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))}
}
