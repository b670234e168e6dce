import {toGroupedLinks} from './grouped-links'
import {footerLinks, type LinkList, type PageLink} from './page-links'
import {menus} from './screens.data'
import {text} from '~/lib/sanity/parse'
import {bannerText} from './banner-text'
import type {SiteQueryResult} from '~/lib/sanity/types.generated'

/** The data of every page: the site settings and the footer links. */
export interface Site {
  name: string
  tagline: string
  guarantee: string
  access: string
  /** the accepted payment methods */
  payment: string
  newsletter: {heading: string; text: string}
  /** the text of the banner over the home page and the catalogue; empty when it is disabled, or the offer has ended */
  banner: string
  /** whether the offer has an end, and it has passed */
  offerEnded?: boolean
  email: string
  menus: Record<'header' | 'mobile' | 'account', PageLink[]>
  /** links to screens and content pages, by group */
  footer: LinkList[]
}

/** Maps the site settings to the site; without them it has the default name. */
export function toSite(content: SiteQueryResult | null, nowMs = Date.now()): Site {
  const raw = content?.settings
  return {
    name: text(raw?.brand?.name) || 'Lectern',
    tagline: text(raw?.brand?.tagline),
    guarantee: text(raw?.claims?.guarantee),
    access: text(raw?.claims?.access),
    payment: text(raw?.claims?.payment),
    newsletter: {heading: text(raw?.newsletter?.heading), text: text(raw?.newsletter?.text)},
    banner:
      raw?.banner?.enabled === false ? '' : bannerText(text(raw?.banner?.text), raw?.offerEndsAt, nowMs),
    offerEnded: Date.parse(raw?.offerEndsAt ?? '') <= nowMs,
    email: text(raw?.email),
    menus,
    footer: footerLinks(toGroupedLinks(content?.pages)),
  }
}
