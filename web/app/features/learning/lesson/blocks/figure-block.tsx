import type {Block} from '@lectern/domain/learning/lesson-body'
import {imageSources, toImage} from '~/lib/sanity/image'
import {hideBrokenImage} from '~/lib/sanity/picture'

const WIDTHS = [480, 800, 1200, 1600]

/** An uncropped image with its caption. */
export function FigureBlock({block: {image: raw, caption}}: {block: Block<'figure'>}) {
  const image = toImage(raw)
  if (!image) return null
  const sources = imageSources(image, WIDTHS)
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
