import {SHARED_PICTURE} from '@lectern/domain/metadata'
import {createImageUrlBuilder} from '@sanity/image-url'
import {dataset, imageOrigin, projectId} from './environment'

/** An image field in the result of a query. */
export interface RawImage {
  alt: string | null
  ref: string | null
  color?: string | null
  hotspot?: {x: number | null; y: number | null} | null
  crop?: {top: number | null; bottom: number | null; left: number | null; right: number | null} | null
}

/** An image with an existing asset. */
export interface ContentImage {
  alt: string
  /** the asset's id: `image-<hash>-<width>x<height>-<format>` */
  ref: string
  /** a placeholder colour while it is loading: `#rrggbb` */
  color: string | null
  /** the point that must stay visible, in fractions of the whole image */
  hotspot: {x: number; y: number} | null
  /** what editors cut off, in fractions of each side */
  crop: {top: number; bottom: number; left: number; right: number} | null
}

const assetId = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/

/** The image, or null when it or its asset is missing. */
export function toImage(raw: RawImage | null | undefined): ContentImage | null {
  if (!raw?.ref || !assetId.test(raw.ref)) return null
  const {hotspot, crop} = raw
  const sides = {
    top: crop?.top ?? 0,
    bottom: crop?.bottom ?? 0,
    left: crop?.left ?? 0,
    right: crop?.right ?? 0,
  }
  return {
    alt: raw.alt ?? '',
    ref: raw.ref,
    color: raw.color && /^#[0-9a-f]{6}$/i.test(raw.color) ? raw.color : null,
    hotspot:
      typeof hotspot?.x === 'number' && typeof hotspot.y === 'number' ? {x: hotspot.x, y: hotspot.y} : null,
    crop: Object.values(sides).some((side) => side > 0) ? sides : null,
  }
}

export interface ImageSources {
  src: string
  srcSet: string
  width: number
  height: number
}

const builder = createImageUrlBuilder({projectId, dataset, baseUrl: imageOrigin})

/**
 * The URLs of an image cropped to an aspect ratio (width / height; its own by default), in the given widths in pixels. Never
 * wider than the original, so that it is not upscaled.
 */
export function imageSources(image: ContentImage, widths: readonly number[], aspect?: number): ImageSources {
  const visible = visibleSize(image)
  const ratio = aspect ?? visible.width / visible.height
  const widest = Math.floor(Math.min(visible.width, visible.height * ratio))
  const sharp = widths.filter((width) => width <= widest)
  const kept = sharp.length > 0 ? sharp : [widest]
  const address = (width: number) =>
    cropped(image, {width, height: Math.max(1, Math.round(width / ratio))})
      .auto('format')
      .quality(75)
      .url()

  const last = kept.at(-1) ?? widest
  return {
    src: address(last),
    srcSet: kept.map((width) => `${address(width)} ${width}w`).join(', '),
    width: last,
    height: Math.round(last / ratio),
  }
}

/** The absolute URL of an image as the picture of a shared link: a JPEG file of exactly that size, upscaled if need be. */
export function sharedImageUrl(image: ContentImage): string {
  return cropped(image, SHARED_PICTURE).format('jpg').quality(80).url()
}

/** An image in exactly the given size, in pixels, with its hotspot in sight. */
function cropped(image: ContentImage, {width, height}: {width: number; height: number}) {
  return builder
    .image({
      asset: {_ref: image.ref},
      ...(image.crop && {crop: image.crop}),
      // The builder uses only the centre of the hotspot.
      ...(image.hotspot && {hotspot: {...image.hotspot, width: 0, height: 0}}),
    })
    .size(width, height)
    .fit('crop')
}

/** The size of the image after the editors' crop, in pixels. */
function visibleSize({ref, crop}: ContentImage): {width: number; height: number} {
  const [, , width = '1', height = '1'] = assetId.exec(ref) ?? []
  return {
    width: Math.max(1, Math.round(Number(width) * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)))),
    height: Math.max(1, Math.round(Number(height) * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0)))),
  }
}
