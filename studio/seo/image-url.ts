import type {ImageValue} from './page-metadata'

/**
 * The address of an image as a shared link shows it, 1200 × 630 after the editors' crop, around their hotspot.
 * @param url the address of the image's asset
 */
export function sharedImageUrl(url: string, {asset, crop, hotspot}: ImageValue): string {
  const [, width = '', height = ''] = /-(\d+)x(\d+)-\w+$/.exec(asset?._ref ?? '') ?? []
  const [wide, high] = [Number(width), Number(height)]
  const {top = 0, bottom = 0, left = 0, right = 0} = crop ?? {}
  const visible = [left * wide, top * high, (1 - left - right) * wide, (1 - top - bottom) * high]
  const params = new URLSearchParams({
    ...(wide > 0 && {rect: visible.map(Math.round).join(',')}),
    w: '1200',
    h: '630',
    fit: 'crop',
    ...(hotspot && {
      crop: 'focalpoint',
      'fp-x': String(within(hotspot.x, left, right)),
      'fp-y': String(within(hotspot.y, top, bottom)),
    }),
  })
  return `${url}?${params.toString()}`
}

/** A fraction of the whole image as a fraction of what the crop leaves of it. */
function within(point: number, before: number, after: number): number {
  return Math.min(1, Math.max(0, (point - before) / (1 - before - after)))
}
