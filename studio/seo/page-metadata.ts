import {SCREENS, type Screen} from '@lectern/domain/screens/all-screens'
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
  claims?: {access?: string}
  seo?: StoredSeo
  screens?: {[Name in Screen]?: StoredSeo}
}

interface StoredSeo {
  title?: string
  description?: string
  image?: ImageValue
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
    case 'course':
    case 'bundle': {
      const description = Array.isArray(document.description) ? textOf(document.description) : undefined
      return {path: `${CONTENT_PATHS[type]}/${slug}`, title, description, image}
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

/** What a screen says by itself, likewise. The number of courses, which ends the catalogue's description, is not known here. */
function screenMetadata({brand, claims}: PageDocument, screen: Screen): Own {
  if (screen !== 'courses') return SCREENS[screen]
  return {
    ...SCREENS.courses,
    description: [brand?.tagline, claims?.access].filter(Boolean).join('. '),
  }
}

/**
 * The metadata of a document's page: what editors set for it, otherwise what the page says by itself.
 * @param screen the metadata of this one, of which the document, the site settings, has the fields
 */
export function pageMetadata(document: PageDocument, screen?: Screen): PageMetadata {
  const own = screen ? screenMetadata(document, screen) : ownMetadata(document)
  const {title, description, image} = (screen ? document.screens?.[screen] : document.seo) ?? {}
  return {
    path: own.path,
    title: pageTitle(title?.trim() || own.title?.trim() || 'Untitled'),
    description: metaDescription(description?.trim() || own.description?.trim() || ''),
    image: image?.asset ? image : own.image?.asset ? own.image : undefined,
  }
}
