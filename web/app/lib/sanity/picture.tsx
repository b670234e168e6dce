import {classNames} from '~/ui/class-names'
import {imageSources, type ContentImage} from './image'

const aspects = {wide: 16 / 9, cover: 4 / 3, square: 1, band: 8 / 3} as const
const aspectClasses = {
  wide: 'aspect-wide',
  cover: 'aspect-cover',
  square: 'aspect-square',
  band: 'aspect-8/3',
} as const

/** Widths a picture comes in, in pixels; the browser picks by `sizes`. */
const WIDTHS = [160, 320, 480, 720, 960, 1280, 1600]

interface PictureProps {
  image: ContentImage | null
  aspect: keyof typeof aspects
  /** how wide it is shown, as the attribute of the same name says it */
  sizes: string
  /** for the one picture that is seen first: fetched at once and before others */
  first?: boolean
  /** when the words beside it say the same: empty the alternative text */
  decorative?: boolean
  className?: string
}

/**
 * An image of the content in its frame: cut around its hotspot, in the width that is needed, with its own colour in its place
 * until it has come. Where there is no image a quiet stand-in keeps the frame.
 */
export function Picture({image, aspect, sizes, first = false, decorative = false, className}: PictureProps) {
  const frame = classNames(
    'relative block overflow-hidden bg-surface-sunken',
    aspectClasses[aspect],
    className ?? 'rounded',
  )
  if (!image) return <span className={frame}>{<Missing />}</span>
  const sources = imageSources(image, WIDTHS, aspects[aspect])
  return (
    <span className={frame}>
      {image.color && (
        <svg aria-hidden className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={image.color} />
        </svg>
      )}
      <img
        key={sources.src}
        ref={hideBrokenImage}
        onError={(event) => hideBrokenImage(event.currentTarget)}
        {...sources}
        sizes={sizes}
        alt={decorative ? '' : image.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  )
}

/** A picture that could not be had, perhaps before this code ran, leaves its place to the colour behind it; its words stay. */
export function hideBrokenImage(picture: HTMLImageElement | null) {
  if (picture?.complete && picture.naturalWidth === 0) picture.style.opacity = '0'
}

/** The shop's mark where a picture is missing. */
function Missing() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden
      className="absolute inset-0 m-auto size-1/4 fill-border-strong opacity-50"
    >
      <path d="M4 13C14 9.5 23 11 30.2 16.4V41.4C23 36 14 34.5 4 38Z" />
      <path d="M60 13C50 9.5 41 11 33.8 16.4V41.4C41 36 50 34.5 60 38Z" />
    </svg>
  )
}
