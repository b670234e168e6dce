import {metaDescription, pageTitle} from '@lectern/domain/metadata'
import {CONTENT_PATHS} from '@lectern/domain/page-addresses'
import {textOf} from '../schema/lesson/plain-text'

/** An image field's value. */
export interface ImageValue {
  asset?: {_ref?: string}
  crop?: {top: number; bottom: number; left: number; right: number}
  hotspot?: {x: number; y: number}
  alt?: string
}

/** The parts of a document in the form from which its page's metadata is made. */
export interface PageDocument {
  _type: string
  slug?: {current?: string}
  name?: string
  title?: string
  description?: unknown
  lead?: string
  excerpt?: string
  bio?: string
  image?: ImageValue
  coverImage?: ImageValue
  hero?: {text?: string}
  brand?: {tagline?: string}
  seo?: {title?: string; description?: string; image?: ImageValue}
}

/** What search engines and link previews show of a page. */
export interface PageMetadata {
  path: string
  title: string
  description: string
  /** undefined for the shop's own picture */
  image: ImageValue | undefined
}

interface Own {
  path: string
  title?: string | undefined
  description?: string | undefined
  image?: ImageValue | undefined
}

/** What the page says by itself, as the `meta` of its route in the storefront does. */
function ownMetadata(document: PageDocument): Own {
  const {_type: type, name, title, lead, excerpt, bio, image, coverImage, hero, brand} = document
  const slug = document.slug?.current ?? '…'
  switch (type) {
    case 'course': {
      const description = Array.isArray(document.description) ? textOf(document.description) : undefined
      return {path: `${CONTENT_PATHS.course}/${slug}`, title, description, image}
    }
    case 'category':
      return {
        path: `${CONTENT_PATHS.category}/${slug}`,
        title: `${name ?? ''} Courses`,
        description: typeof document.description === 'string' ? document.description : undefined,
      }
    case 'instructor':
      return {
        path: `${CONTENT_PATHS.instructor}/${slug}`,
        title: [name, title].filter(Boolean).join(', '),
        description: bio,
        image: coverImage?.asset ? coverImage : image,
      }
    case 'article':
      return {path: `${CONTENT_PATHS.article}/${slug}`, title, description: excerpt, image}
    case 'siteSettings':
      return {
        path: '/',
        title: ['Lectern', brand?.tagline].filter(Boolean).join(': '),
        description: hero?.text,
      }
    case 'faqPage':
      return {path: '/faq', title, description: lead}
    case 'helpPage':
      return {path: '/help', title, description: lead}
    default:
      return {path: `${CONTENT_PATHS.page}/${slug}`, title, description: lead}
  }
}

/** The metadata of a document's page: what editors set for it, otherwise what the page says by itself. */
export function pageMetadata(document: PageDocument): PageMetadata {
  const own = ownMetadata(document)
  const {title, description, image} = document.seo ?? {}
  return {
    path: own.path,
    title: pageTitle(title?.trim() || own.title?.trim() || 'Untitled'),
    description: metaDescription(description?.trim() || own.description?.trim() || ''),
    image: image?.asset ? image : own.image?.asset ? own.image : undefined,
  }
}
