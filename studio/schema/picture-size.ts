/** The part of an image field's value that tells its size. */
interface ImageValue {
  asset?: {_ref?: string}
  crop?: {top?: number; bottom?: number; left?: number; right?: number}
}

/** The size in pixels of what the editors' crop leaves of an image; undefined before its upload, and for vector images. */
function visibleSize(image: unknown): {width: number; height: number} | undefined {
  const {asset, crop = {}} = (image ?? {}) as ImageValue
  const [, width, height, format] = /^image-\w+-(\d+)x(\d+)-(\w+)$/.exec(asset?._ref ?? '') ?? []
  if (width === undefined || height === undefined || format === 'svg') return undefined
  return {
    width: Math.round(Number(width) * (1 - (crop.left ?? 0) - (crop.right ?? 0))),
    height: Math.round(Number(height) * (1 - (crop.top ?? 0) - (crop.bottom ?? 0))),
  }
}

/** Validation advice: says when an image is smaller than its place.  */
export function largeEnough(width: number, height: number): (image: unknown) => true | string {
  return (image) => {
    const size = visibleSize(image)
    return (
      !size ||
      (size.width >= width && size.height >= height) ||
      `${size.width} × ${size.height} pixels are too few for its place: it looks blurred below ${width} × ${height}. Choose a larger picture, or cut off less.`
    )
  }
}

/** Refuses drawings (SVG): they are not cut to the shapes of cards, and shared links do not show them. */
export function noDrawing(image: unknown): true | string {
  const reference = ((image ?? {}) as ImageValue).asset?._ref
  return (
    !reference?.endsWith('-svg') ||
    'An SVG cannot be cut to the shapes it is shown in: choose the picture as PNG, JPEG or WebP.'
  )
}
