import {byId, pageIn, paginate, searchIn, type Page} from './listing.ts'
import {foldText, matchesWords, searchWords} from './text-search.ts'

/** What the blog is sorted into. */
export const ARTICLE_CATEGORIES = [
  'Study Tips',
  'EdTech',
  'Career Development',
  'Course Selection',
  'Language Learning',
] as const

/** What filtering, counting and relating need of an article. */
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

export interface BlogFilters {
  search: string
  category: string | null
  tag: string | null
  /** from 1 */
  page: number
}

export const DEFAULT_BLOG_FILTERS: BlogFilters = {search: '', category: null, tag: null, page: 1}

/** The newest first; those of one day keep a fixed order (by id). */
export function newestFirst<A extends BlogArticle>(articles: readonly A[]): A[] {
  return articles.toSorted((a, b) => (a.date === b.date ? byId(a, b) : a.date < b.date ? 1 : -1))
}

/**
 * The articles that pass every filter, in their given order. The search looks at title, excerpt and content; `contents`
 * gives the plain text by id, and may be missing while it is not there yet.
 */
export function filterArticles<A extends BlogArticle>(
  articles: readonly A[],
  filters: BlogFilters,
  contents?: ReadonlyMap<string, string>,
): A[] {
  const words = searchWords(filters.search)
  return articles.filter(
    ({id, title, excerpt, category, tags}) =>
      (filters.category === null || category === filters.category) &&
      (filters.tag === null || tags.includes(filters.tag)) &&
      matchesWords([title, excerpt, contents?.get(id) ?? ''], words),
  )
}

export interface Blog<A> {
  /** shown large above the list */
  featured: A[]
  list: Page<A>
}

/**
 * What the blog shows: the articles that pass the filters, newest first, page by page. While nothing is filtered the featured
 * ones stand apart, on the first page, and are not in the list.
 */
export function browseArticles<A extends BlogArticle>(
  articles: readonly A[],
  filters: BlogFilters,
  contents?: ReadonlyMap<string, string>,
): Blog<A> {
  const found = newestFirst(filterArticles(articles, filters, contents))
  const featured = hasActiveBlogFilters(filters)
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

/** How many articles each category has: the known categories in their order, then any other; empty ones are left out. */
export function countCategories(articles: readonly BlogArticle[]): Counted[] {
  const counts = new Map<string, number>(ARTICLE_CATEGORIES.map((name) => [name, 0]))
  for (const {category} of articles) if (category) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({name, count})).filter(({count}) => count > 0)
}

/** The tags by number of articles, most used first and then by the alphabet; each article counts a tag once. */
export function popularTags(articles: readonly BlogArticle[], most = MAX_POPULAR_TAGS): Counted[] {
  const counts = new Map<string, number>()
  for (const {tags} of articles) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most)
}

/**
 * At most three other articles that share the category or a tag: those with most in common first, then the newest.
 */
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

/** Whole minutes that so many words take to read; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

/** Changes filters: anything but the page itself goes back to page 1. */
export function changeBlogFilters(filters: BlogFilters, change: Partial<BlogFilters>): BlogFilters {
  return {...filters, page: 1, ...change}
}

/** Presses a chip: the chosen value is cleared when it is chosen already. */
export function toggleBlogFilter(filters: BlogFilters, name: 'category' | 'tag', value: string): BlogFilters {
  return changeBlogFilters(filters, {[name]: filters[name] === value ? null : value})
}

/** Whether anything narrows the list (the page does not). */
export function hasActiveBlogFilters(filters: BlogFilters): boolean {
  return filters.search.trim() !== '' || filters.category !== null || filters.tag !== null
}

/** The known name that is meant, in any case. */
function knownName(names: readonly string[], asked: string | null): string | null {
  if (asked === null) return null
  return (
    names.find((name) => name === asked) ?? names.find((name) => foldText(name) === foldText(asked)) ?? null
  )
}

/**
 * Reads the filters from an address. Whatever makes no sense is left at its default: an address never fails. `categories`
 * and `tags` are those that exist.
 */
export function parseBlogFilters(
  params: URLSearchParams,
  known: {categories: readonly string[]; tags: readonly string[]},
): BlogFilters {
  return {
    search: searchIn(params),
    category: knownName(known.categories, params.get('category')),
    tag: knownName(known.tags, params.get('tag')),
    page: pageIn(params),
  }
}

/** Writes the filters to an address; defaults are left out, so that the plain list is plain `/blog`. */
export function serializeBlogFilters(filters: BlogFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.search.trim() !== '') params.set('q', filters.search)
  if (filters.category !== null) params.set('category', filters.category)
  if (filters.tag !== null) params.set('tag', filters.tag)
  if (filters.page !== 1) params.set('page', String(filters.page))
  return params
}
