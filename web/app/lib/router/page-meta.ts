import {metaDescription, metaTitle} from '@lectern/domain/metadata'
import type {MetaDescriptor} from 'react-router-dom'
import {siteUrl} from '~/lib/sanity/environment'
import {imageSources, type ContentImage} from '~/lib/sanity/image'
import {isContentFailure, NOT_LOADED} from '~/lib/sanity/content-failure'

interface PageMeta {
  /** without the shop's name, which is added where there is room */
  title: string
  description?: string
  /** the page's canonical path: `/course/brand-strategy` */
  path?: string
  type?: 'website' | 'article' | 'profile'
  image?: ContentImage | null
  /** schema.org data, each a script of its own */
  jsonLd?: readonly object[]
  /** for pages that search engines should leave out */
  noindex?: boolean
}

/** The shop's name as search engines know it; what stands on the pages is the editors'. */
export const SHOP = 'Lectern'

/** What a page says about itself to browsers, search engines and those who link to it. */
export function pageMeta({
  title,
  description = '',
  path,
  type = 'website',
  image,
  jsonLd = [],
  noindex = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = metaTitle(title.includes(SHOP) ? title : `${title} | ${SHOP}`)
  const shortDescription = metaDescription(description)
  const picture = image ? imageSources(image, [1200], 1200 / 630) : null
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
    {property: 'og:image', content: picture?.src ?? absolute('/og-default.png')},
    image ? {property: 'og:image:alt', content: image.alt} : false,
    {name: 'twitter:card', content: 'summary_large_image'},
    ...jsonLd.map((data) => ({'script:ld+json': {'@context': 'https://schema.org', ...data}})),
  ]
  return tags.filter((tag) => tag !== false)
}

/**
 * What a page that has no content says about itself: that it is on its way, that it could not be had, or that there is no such
 * thing.
 * @param error as the route's `meta` is given it: none while the page is on its way
 */
export function missingMeta(error: unknown, notFound: string): MetaDescriptor[] {
  if (!error) return pageMeta({title: 'Loading...'})
  return isContentFailure(error) ? pageMeta({title: NOT_LOADED}) : pageMeta({title: notFound, noindex: true})
}

/** The full address of one of our own paths. */
export function absolute(path: string): string {
  return `${siteUrl}${path}`
}

/** The shop itself, as schema.org's Organization. */
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
