import {toGroupedLinks, type GroupedLink} from '~/features/site/grouped-links'
import type {LinkList, PageLink} from '~/features/site/page-links'
import {withoutNulls, text} from '~/lib/sanity/parse'
import type {SitemapQueryResult} from '~/lib/sanity/types.generated'

/** Links to all documents with a page: courses by category, bundles, instructors, articles, pages. */
export interface SiteContents {
  /** more courses than these are on sale: the others are in the catalogue */
  hasMoreCourses: boolean
  categories: LinkList[]
  /** sold outside the catalogue: listed as home page offer, whether or not one runs */
  offer: PageLink[]
  bundles: PageLink[]
  instructors: PageLink[]
  articles: PageLink[]
  pages: GroupedLink[]
}

function link(folder: string, label: string | null, slug: string | null): PageLink | null {
  return text(label) !== '' && text(slug) !== '' ? {to: `${folder}/${text(slug)}`, label: text(label)} : null
}

/** The links, with courses by category in the order in which they come, and those of the offer separate. */
export function toSiteContents({
  total,
  courses,
  bundles,
  instructors,
  articles,
  pages,
}: SitemapQueryResult): SiteContents {
  const categories = new Map<string, {to?: string; links: PageLink[]}>()
  const offer: PageLink[] = []
  for (const course of courses) {
    const entry = link('/course', course.title, course.slug)
    if (!entry) continue
    if (course.listing === 'offer') {
      offer.push(entry)
      continue
    }
    const name = text(course.category?.name) || 'More courses'
    const slug = text(course.category?.slug)
    const category = categories.get(name) ?? {
      ...(slug !== '' && {to: `/courses/${slug}`}),
      links: [],
    }
    category.links.push(entry)
    categories.set(name, category)
  }
  return {
    hasMoreCourses: total > courses.length,
    categories: [...categories].map(([heading, {to, links}]) => ({heading, ...(to && {to}), links})),
    offer,
    bundles: withoutNulls(bundles.map(({title, slug}) => link('/bundles', title, slug))),
    instructors: withoutNulls(instructors.map(({name, slug}) => link('/instructor', name, slug))),
    pages: toGroupedLinks(pages),
    articles: withoutNulls(articles.map(({title, slug}) => link('/blog', title, slug))),
  }
}
