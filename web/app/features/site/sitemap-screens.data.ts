import {pages} from '../../pages.ts'

/** The screens that /sitemap lists: all that are linked somewhere, but for those of staff and teachers. */
export const sitemapScreens = pages.flatMap((page) =>
  'links' in page && page.links && page.links.group !== 'staff' && page.links.group !== 'teach'
    ? [{to: page.path, label: page.links.title, group: page.links.group, order: page.links.order}]
    : [],
)
