import {toImage, type ContentImage, type RawImage} from '../image'
import {text} from '../parse'

/** What editors wrote for search engines and shared links, in place of what the page itself says; only what is there. */
export interface Seo {
  title?: string
  description?: string
  image?: ContentImage
}

interface RawSeo {
  title: string | null
  description: string | null
  image: RawImage | null
}

/** Maps the field `seo` of a document; the page's metadata is overridden by spreading it. */
export function toSeo(raw: RawSeo | null | undefined): Seo {
  const title = text(raw?.title)
  const description = text(raw?.description)
  const image = toImage(raw?.image)
  return {...(title && {title}), ...(description && {description}), ...(image && {image})}
}
