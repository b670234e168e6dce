import {toGroupedLinks, type GroupedLink} from './grouped-links'
import {text} from '~/lib/sanity/parse'
import type {SiteQueryResult} from '~/lib/sanity/types.generated'

/** Site settings that every page shows. */
export interface Site {
  name: string
  tagline: string
  guarantee: string
  access: string
  /** how one pays */
  payment: string
  newsletter: {heading: string; text: string}
  /** the strip over the pages of the shop; empty when editors took it down */
  banner: string
  email: string
  /** the pages that editors put in the footer */
  footer: GroupedLink[]
}

/** The site by its settings; the shop keeps its name when they are missing. */
export function toSite(content: SiteQueryResult | null): Site {
  const raw = content?.settings
  return {
    name: text(raw?.brand?.name) || 'Lectern',
    tagline: text(raw?.brand?.tagline),
    guarantee: text(raw?.claims?.guarantee),
    access: text(raw?.claims?.access),
    payment: text(raw?.claims?.payment),
    newsletter: {heading: text(raw?.newsletter?.heading), text: text(raw?.newsletter?.text)},
    banner: raw?.banner?.enabled === false ? '' : text(raw?.banner?.text),
    email: text(raw?.email),
    footer: toGroupedLinks(content?.pages),
  }
}
