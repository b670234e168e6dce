import {ARTICLE_CATEGORIES, newer, newestFirst, type BlogArticle} from './article.ts'
import {choice, search} from './lists/filter-kinds.ts'
import {defineFilters, type FiltersOf} from './lists/filters.ts'
import {paginate, type Page} from './lists/listing.ts'

export const ARTICLES_PER_PAGE = 12
export const MAX_FEATURED = 2
export const MAX_POPULAR_TAGS = 12

export interface BlogContext {
  /** all existing categories and tags */
  categories: readonly {name: string}[]
  tags: readonly {name: string}[]
  /** plain texts of the articles, by id; missing until they are loaded */
  contents?: ReadonlyMap<string, string> | undefined
}

const byName = ({name}: {name: string}) => ({value: name, label: name})

/** The blog's filters; its screen shows category and tag as buttons with counts. */
export const blogFilters = defineFilters<BlogArticle, BlogContext>()({
  filters: {
    search: search({
      text: ({id, title, excerpt}, {contents}) => [title, excerpt, contents?.get(id) ?? ''].join('\n'),
    }),
    category: choice({
      param: 'category',
      options: ({categories}) => categories.map(byName),
      test: (article, category) => article.category === category,
      field: null,
    }),
    tag: choice({
      param: 'tag',
      options: ({tags}) => tags.map(byName),
      test: (article, tag) => article.tags.includes(tag),
      field: null,
    }),
  },
  sorts: {
    newest: {label: 'Newest', compare: newer},
  },
  pageSize: ARTICLES_PER_PAGE,
})

export type BlogFilters = FiltersOf<typeof blogFilters>

export interface Blog<A> {
  /** shown large above the list */
  featured: A[]
  list: Page<A>
}

/**
 * The blog's view: articles that pass the filters, newest first, paginated. While no filter is active, the featured
 * ones are separate, on the first page only, and not in the list.
 */
export function browseArticles<A extends BlogArticle>(
  articles: readonly A[],
  filters: BlogFilters,
  context: BlogContext,
): Blog<A> {
  const found = newestFirst(blogFilters.filter(articles, filters, context))
  const featured = blogFilters.isActive(filters)
    ? []
    : found.filter((article) => article.featured).slice(0, MAX_FEATURED)
  const list = paginate(
    found.filter((article) => !featured.includes(article)),
    filters.page,
    ARTICLES_PER_PAGE,
  )
  return {featured: list.page === 1 ? featured : [], list}
}

export interface Counted {
  name: string
  count: number
}

/** Number of articles per category: known categories in their order, then any others; empty ones are omitted. */
export function countCategories(articles: readonly BlogArticle[]): Counted[] {
  const counts = new Map<string, number>(ARTICLE_CATEGORIES.map((name) => [name, 0]))
  for (const {category} of articles) if (category) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({name, count})).filter(({count}) => count > 0)
}

/** Tags by number of articles, most used first, then alphabetically; a tag counts once per article. */
export function popularTags(articles: readonly BlogArticle[], most = MAX_POPULAR_TAGS): Counted[] {
  const counts = new Map<string, number>()
  for (const {tags} of articles) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most)
}
