import {classNames} from '~/ui/class-names'
import {imageSources, type ContentImage} from './image'

const aspects = {wide: 16 / 9, cover: 4 / 3, square: 1, band: 8 / 3} as const
const aspectClasses = {
  wide: 'aspect-wide',
  cover: 'aspect-cover',
  square: 'aspect-square',
  band: 'aspect-8/3',
} as const

/** Widths of the `srcset`, in pixels. */
const WIDTHS = [160, 320, 480, 720, 960, 1280, 1600]
/** The same of images in a text. */
const TEXT_WIDTHS = [480, 800, 1200, 1600]

interface PictureProps {
  image: ContentImage | null
  aspect: keyof typeof aspects
  /** the attribute `sizes` of the image */
  sizes: string
  /** for the largest image above the fold: loaded eagerly with high priority */
  first?: boolean
  /** when the text beside it says the same: the alternative text is empty */
  decorative?: boolean
  className?: string
}

/**
 * A content image with a fixed aspect ratio: cropped around its hotspot, in the needed width, with its dominant colour as
 * placeholder while it is loading. A missing image is replaced by the logo in a muted colour.
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

/** An uncropped image in a text, as wide as the text, with its caption if it has one. */
export function Figure({image, caption}: {image: ContentImage; caption?: string | null | undefined}) {
  const sources = imageSources(image, TEXT_WIDTHS)
  return (
    <figure>
      <img
        key={sources.src}
        ref={hideBrokenImage}
        onError={(event) => hideBrokenImage(event.currentTarget)}
        {...sources}
        sizes="(width >= 64rem) 700px, 92vw"
        alt={image.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded bg-surface-sunken"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Hides an image that failed to load, perhaps before hydration, so that the colour behind it shows; its alternative text stays. */
function hideBrokenImage(picture: HTMLImageElement | null) {
  if (picture?.complete && picture.naturalWidth === 0) picture.style.opacity = '0'
}

/** The shop's logo in place of a missing image. */
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
