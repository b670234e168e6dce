import {dataset, imageOrigin, projectId} from './environment'

/** An image of the content, as queries give it. */
export interface RawImage {
  alt: string | null
  ref: string | null
  color?: string | null
  hotspot?: {x: number | null; y: number | null} | null
  crop?: {top: number | null; bottom: number | null; left: number | null; right: number | null} | null
}

/** An image that exists. */
export interface ContentImage {
  alt: string
  /** the asset's id: `image-<hash>-<width>x<height>-<format>` */
  ref: string
  /** a colour to stand in its place until it is there: `#rrggbb` */
  color: string | null
  /** the point that must stay in view, in fractions of the whole image */
  focus: {x: number; y: number} | null
  /** what editors cut off, in fractions of each side */
  crop: {top: number; bottom: number; left: number; right: number} | null
}

const assetId = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/

/** The image, or null when it is missing or its asset is gone. */
export function toImage(raw: RawImage | null | undefined): ContentImage | null {
  if (!raw?.ref || !assetId.test(raw.ref)) return null
  const {hotspot, crop} = raw
  const cut = {
    top: crop?.top ?? 0,
    bottom: crop?.bottom ?? 0,
    left: crop?.left ?? 0,
    right: crop?.right ?? 0,
  }
  return {
    alt: raw.alt ?? '',
    ref: raw.ref,
    color: raw.color && /^#[0-9a-f]{6}$/i.test(raw.color) ? raw.color : null,
    focus:
      typeof hotspot?.x === 'number' && typeof hotspot.y === 'number' ? {x: hotspot.x, y: hotspot.y} : null,
    crop: Object.values(cut).some((side) => side > 0) ? cut : null,
  }
}

export interface ImageSources {
  src: string
  srcSet: string
  width: number
  height: number
}

/**
 * The addresses of an image cut to an aspect (width / height; its own when left out), in the given widths in pixels. Never
 * wider than what editors uploaded, so that nothing is blown up.
 */
export function imageSources(image: ContentImage, widths: readonly number[], aspect?: number): ImageSources {
  const [, hash = '', w = '0', h = '0', format = ''] = assetId.exec(image.ref) ?? []
  const cut = cutOut(image, Number(w), Number(h), aspect)
  const ratio = cut.width / cut.height
  const largest = widths.filter((width) => width <= cut.width)
  const kept = largest.length > 0 ? largest : [cut.width]

  const base = `${imageOrigin}/images/${projectId}/${dataset}/${hash}-${w}x${h}.${format}`
  const rect = cut.whole ? '' : `rect=${cut.left},${cut.top},${cut.width},${cut.height}&`
  const address = (width: number) =>
    `${base}?${rect}w=${width}&h=${Math.round(width / ratio)}&fit=crop&auto=format&q=75`

  const last = kept.at(-1) ?? cut.width
  return {
    src: address(last),
    srcSet: kept.map((width) => `${address(width)} ${width}w`).join(', '),
    width: last,
    height: Math.round(last / ratio),
  }
}

/** The largest rectangle of the aspect inside what editors left of the image, around their hotspot. In whole pixels. */
function cutOut(image: ContentImage, width: number, height: number, aspect: number | undefined) {
  const crop = image.crop ?? {top: 0, bottom: 0, left: 0, right: 0}
  const left = Math.round(crop.left * width)
  const top = Math.round(crop.top * height)
  // Each edge is rounded by itself: rounding the lengths could reach over the image's far edges.
  const innerWidth = Math.max(1, Math.round(width * (1 - crop.right)) - left)
  const innerHeight = Math.max(1, Math.round(height * (1 - crop.bottom)) - top)
  const ratio = aspect ?? innerWidth / innerHeight
  const cutWidth = Math.min(innerWidth, Math.round(innerHeight * ratio))
  const cutHeight = Math.min(innerHeight, Math.round(innerWidth / ratio))
  const focus = image.focus ?? {x: (left + innerWidth / 2) / width, y: (top + innerHeight / 2) / height}
  return {
    left: clamp(Math.round(focus.x * width - cutWidth / 2), left, left + innerWidth - cutWidth),
    top: clamp(Math.round(focus.y * height - cutHeight / 2), top, top + innerHeight - cutHeight),
    width: cutWidth,
    height: cutHeight,
    whole: cutWidth === width && cutHeight === height,
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
