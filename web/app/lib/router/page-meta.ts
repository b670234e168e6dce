import {
  metaDescription,
  pageTitle,
  SHARED_PICTURE,
  SHOP,
  SHOP_PICTURE,
  type SharedPicture,
} from '@lectern/domain/metadata'
import type {MetaDescriptor} from 'react-router-dom'
import {siteUrl} from '~/lib/sanity/environment'
import {sharedImageUrl, type ContentImage} from '~/lib/sanity/image'
import {isContentFailure, NOT_LOADED} from '~/lib/sanity/content-failure'

interface PageMeta {
  /** without the shop's name, which is added where there is room */
  title: string
  description?: string
  /** the page's canonical path: `/course/brand-strategy` */
  path?: string
  type?: 'website' | 'article' | 'profile'
  image?: ContentImage | null
  /** a picture of this site, for pages without an image */
  picture?: SharedPicture
  /** schema.org data, each in its own script */
  jsonLd?: readonly object[]
  /** for pages that search engines should not index */
  noindex?: boolean
}

/** The metadata of a page for browsers, search engines and link previews. */
export function pageMeta({
  title,
  description = '',
  path,
  type = 'website',
  image,
  picture,
  jsonLd = [],
  noindex = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = pageTitle(title)
  const shortDescription = metaDescription(description)
  const tags: (MetaDescriptor | false)[] = [
    {title: fullTitle},
    shortDescription !== '' && {name: 'description', content: shortDescription},
    noindex && {name: 'robots', content: 'noindex'},
    path !== undefined && {tagName: 'link', rel: 'canonical', href: absolute(path)},
    {property: 'og:site_name', content: SHOP},
    {property: 'og:title', content: fullTitle},
    shortDescription !== '' && {property: 'og:description', content: shortDescription},
    {property: 'og:type', content: type},
    path !== undefined && {property: 'og:url', content: absolute(path)},
    ...pictureTags(image ? contentPicture(image, fullTitle) : (picture ?? SHOP_PICTURE)),
    {name: 'twitter:card', content: 'summary_large_image'},
    ...jsonLd.map((data) => ({'script:ld+json': {'@context': 'https://schema.org', ...data}})),
  ]
  return tags.filter((tag) => tag !== false)
}

/** Not every service shows WebP, and some show no picture before they have loaded one whose size they do not know. */
function pictureTags({path, type, alt}: SharedPicture): MetaDescriptor[] {
  return [
    {property: 'og:image', content: path.startsWith('/') ? absolute(path) : path},
    {property: 'og:image:type', content: type},
    {property: 'og:image:width', content: String(SHARED_PICTURE.width)},
    {property: 'og:image:height', content: String(SHARED_PICTURE.height)},
    {property: 'og:image:alt', content: alt},
  ]
}

function contentPicture(image: ContentImage, title: string): SharedPicture {
  return {path: sharedImageUrl(image), type: 'image/jpeg', alt: image.alt || title}
}

/**
 * The metadata of a page without content: it is loading, could not be loaded, or does not exist.
 * @param error the argument of the route's `meta`: undefined while the page is loading
 */
export function missingMeta(error: unknown, notFound: string): MetaDescriptor[] {
  if (!error) return pageMeta({title: 'Loading...'})
  return isContentFailure(error) ? pageMeta({title: NOT_LOADED}) : pageMeta({title: notFound, noindex: true})
}

/** The absolute URL of a path of this site. */
export function absolute(path: string): string {
  return `${siteUrl}${path}`
}

/** The shop as schema.org's Organization. */
export function shopJsonLd(): object {
  return {'@type': 'Organization', name: SHOP, url: absolute('/')}
}

/** schema.org's BreadcrumbList; the last crumb is the page itself. */
export function breadcrumbJsonLd(crumbs: readonly {label: string; path: string}[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  }
}
