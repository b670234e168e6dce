import {choice, search} from './filter-kinds.ts'
import {defineFilters, type FiltersOf} from './filters.ts'
import {paginate, type Page} from './listing.ts'

/** The blog's categories. */
export const ARTICLE_CATEGORIES = [
  'Study Tips',
  'EdTech',
  'Career Development',
  'Course Selection',
  'Language Learning',
] as const

/** The fields of an article needed for filters, counts and related articles. */
export interface BlogArticle {
  id: string
  title: string
  excerpt: string
  category: string
  tags: readonly string[]
  /** ISO date */
  date: string
  featured: boolean
}

export const ARTICLES_PER_PAGE = 12
export const MAX_FEATURED = 2
export const MAX_RELATED = 3
export const MAX_POPULAR_TAGS = 12
const WORDS_PER_MINUTE = 220

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
    newest: {label: 'Newest', compare: (a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)},
  },
  pageSize: ARTICLES_PER_PAGE,
})

export type BlogFilters = FiltersOf<typeof blogFilters>

/** Sorts newest first; articles of the same day are in a stable order (by id). */
export function newestFirst<A extends BlogArticle>(articles: readonly A[]): A[] {
  return blogFilters.sort(articles, 'newest')
}

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

/** At most three other articles with the same category or a shared tag: most in common first, then newest. */
export function relatedArticles<A extends BlogArticle>(
  article: Pick<BlogArticle, 'id' | 'category' | 'tags'>,
  others: readonly A[],
  most = MAX_RELATED,
): A[] {
  const common = (other: A) =>
    new Set(other.tags.filter((tag) => article.tags.includes(tag))).size +
    (article.category !== '' && other.category === article.category ? 1 : 0)
  return newestFirst(others)
    .filter((other) => other.id !== article.id && common(other) > 0)
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, most)
}

/** Reading time of a number of words in whole minutes; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
