import sharp, {type Color, type Sharp} from 'sharp'
import type {ImageParameters} from './image-parameters.ts'
import {MAX_PIXELS} from './image-metadata.ts'
import {MAX_SIDE} from './image-parameters.ts'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

export interface RenderedImage {
  bytes: Buffer
  mimeType: string
}

interface Size {
  width: number
  height: number
}

const MIME: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** The output format: the requested one, else with `auto=format` the best the browser accepts, else the original's. */
export function outputFormat(parameters: ImageParameters, accept: string, original: string): OutputFormat {
  if (parameters.fm) return parameters.fm
  if (parameters.auto === 'format' && original !== 'gif' && accept.includes('image/webp')) return 'webp'
  switch (original) {
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
      return original
    case 'svg':
      return 'png'
    default:
      return 'jpg'
  }
}

/** Renders a stored image with the given transformations. */
export async function drawImage(
  path: string,
  parameters: ImageParameters,
  format: OutputFormat,
): Promise<RenderedImage> {
  const animated =
    (format === 'gif' || format === 'webp') && parameters.frame === undefined && /\.(gif|webp)$/.test(path)
  const open = () => sharp(path, {limitInputPixels: MAX_PIXELS, animated})
  const found = await open().metadata()
  const source = {width: found.autoOrient.width, height: found.pageHeight ?? found.autoOrient.height}
  // sharp can render all frames or extract a region, but not both.
  let image = (
    animated && parameters.rect ? sharp(path, {limitInputPixels: MAX_PIXELS}) : open()
  ).autoOrient()

  const area = extractedArea(parameters, source)
  if (area) image = image.extract(area)
  image = resize(image, parameters, area ?? source)
  image = adjust(image, parameters)
  return {bytes: await encode(image, parameters, format).toBuffer(), mimeType: MIME[format]}
}

function extractedArea(
  {rect}: ImageParameters,
  source: Size,
): (Size & {left: number; top: number}) | undefined {
  if (!rect) return undefined
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(rect.width, source.width - left)),
    height: Math.max(1, Math.min(rect.height, source.height - top)),
  }
}

function resize(image: Sharp, parameters: ImageParameters, source: Size): Sharp {
  const {fit} = parameters
  const wanted = requestedSize(parameters, source)
  if (!wanted) return image
  const {width, height} = wanted
  const background = parameters.bg ?? {r: 255, g: 255, b: 255, alpha: 0}
  if (width === undefined || height === undefined) {
    return image.resize({
      width,
      height,
      withoutEnlargement: fit === 'max' || fit === 'min' || fit === 'fillmax',
    })
  }
  switch (fit) {
    case 'clip':
      return image.resize(width, height, {fit: 'inside'})
    case 'max':
      return image.resize(width, height, {fit: 'inside', withoutEnlargement: true})
    case 'scale':
      return image.resize(width, height, {fit: 'fill'})
    case 'fill':
      return image.resize(width, height, {fit: 'contain', background})
    case 'fillmax':
      return fillWithoutEnlarging(image, {width, height}, source, background)
    case 'crop':
      return coverAndCrop(image, {width, height}, parameters, source)
    case 'min':
      return coverAndCrop(image, fitWithin({width, height}, source), parameters, source)
  }
}

/** The requested size, times the pixel ratio, within the requested bounds. Undefined when no size is requested. */
function requestedSize(
  parameters: ImageParameters,
  source: Size,
): {width?: number; height?: number} | undefined {
  const {dpr} = parameters
  let width = parameters.w
  let height = parameters.h
  const ratio = source.width / source.height
  const bounded =
    parameters['max-w'] !== undefined ||
    parameters['max-h'] !== undefined ||
    parameters['min-w'] !== undefined ||
    parameters['min-h'] !== undefined
  if (width === undefined && height === undefined) {
    if (!bounded && dpr === 1) return undefined
    width = source.width
    height = source.height
  }
  if (bounded) {
    width ??= (height ?? source.height) * ratio
    height ??= width / ratio
    const shrink = Math.min(
      1,
      (parameters['max-w'] ?? Infinity) / width,
      (parameters['max-h'] ?? Infinity) / height,
    )
    const grow = Math.max(1, (parameters['min-w'] ?? 0) / width, (parameters['min-h'] ?? 0) / height)
    const scale = shrink < 1 ? shrink : grow
    width *= scale
    height *= scale
  }
  return {
    ...(width !== undefined && {width: pixels(width * dpr)}),
    ...(height !== undefined && {height: pixels(height * dpr)}),
  }
}

function pixels(length: number): number {
  return Math.max(1, Math.min(MAX_SIDE, Math.round(length)))
}

/** The largest size of the wanted aspect ratio that needs no upscaling. */
function fitWithin(wanted: Size, source: Size): Size {
  const scale = Math.min(1, source.width / wanted.width, source.height / wanted.height)
  return {width: pixels(wanted.width * scale), height: pixels(wanted.height * scale)}
}

function fillWithoutEnlarging(image: Sharp, wanted: Size, source: Size, background: Color): Sharp {
  const scale = Math.min(1, wanted.width / source.width, wanted.height / source.height)
  const inner = {width: pixels(source.width * scale), height: pixels(source.height * scale)}
  const left = Math.floor((wanted.width - inner.width) / 2)
  const top = Math.floor((wanted.height - inner.height) / 2)
  return image.resize(inner.width, inner.height, {fit: 'fill'}).extend({
    left,
    right: wanted.width - inner.width - left,
    top,
    bottom: wanted.height - inner.height - top,
    background,
  })
}

/** Scales the image to cover the wanted size and crops the rest, with the focal point as near to the middle as possible. */
function coverAndCrop(image: Sharp, wanted: Size, parameters: ImageParameters, source: Size): Sharp {
  const hasFocus = parameters['fp-x'] !== undefined || parameters['fp-y'] !== undefined
  const crop = parameters.crop ?? (hasFocus ? 'focalpoint' : 'center')
  if (crop === 'entropy')
    return image.resize(wanted.width, wanted.height, {fit: 'cover', position: 'entropy'})
  if (crop !== 'focalpoint') return image.resize(wanted.width, wanted.height, {fit: 'cover', position: crop})
  const scale = Math.max(wanted.width / source.width, wanted.height / source.height)
  const width = Math.max(wanted.width, Math.round(source.width * scale))
  const height = Math.max(wanted.height, Math.round(source.height * scale))
  const left = Math.round((parameters['fp-x'] ?? 0.5) * width - wanted.width / 2)
  const top = Math.round((parameters['fp-y'] ?? 0.5) * height - wanted.height / 2)
  return image.resize(width, height, {fit: 'fill'}).extract({
    left: Math.max(0, Math.min(left, width - wanted.width)),
    top: Math.max(0, Math.min(top, height - wanted.height)),
    ...wanted,
  })
}

function adjust(image: Sharp, parameters: ImageParameters): Sharp {
  let result = image
  const {flip, or, blur, sharp: sharpness, sat, pad, bg} = parameters
  if (flip?.includes('h')) result = result.flop()
  if (flip?.includes('v')) result = result.flip()
  if (or !== undefined && or !== '0') result = result.rotate(Number(or))
  if (sat !== undefined) result = result.modulate({saturation: 1 + sat / 100})
  if (parameters.invert === 'true') result = result.negate({alpha: false})
  if (blur !== undefined) result = result.blur(Math.max(0.3, blur / 10))
  if (sharpness !== undefined && sharpness > 0) result = result.sharpen({sigma: 0.5 + sharpness / 50})
  if (pad !== undefined && pad > 0) {
    result = result.extend({
      top: pad,
      bottom: pad,
      left: pad,
      right: pad,
      background: bg ?? {r: 255, g: 255, b: 255, alpha: 0},
    })
  }
  return bg === undefined ? result : result.flatten({background: bg})
}

function encode(image: Sharp, {q, bg}: ImageParameters, format: OutputFormat): Sharp {
  const quality = Math.max(1, q ?? 75)
  switch (format) {
    case 'jpg':
    case 'pjpg':
      // JPEG has no transparency: without a background colour, transparent pixels become white.
      return image
        .flatten({background: bg ?? '#fff'})
        .jpeg({quality, progressive: format === 'pjpg', mozjpeg: false})
    case 'png':
      return image.png({compressionLevel: 6, ...(q !== undefined && q < 100 && {quality, palette: true})})
    case 'webp':
      return image.webp({quality})
    case 'avif':
      return image.avif({quality, effort: 2})
    case 'gif':
      return image.gif()
  }
}
