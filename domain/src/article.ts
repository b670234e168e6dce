import {byId} from './lists/listing.ts'

export const MAX_RELATED = 3
const WORDS_PER_MINUTE = 220

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

/** The order of articles: newer days first. */
export const newer = (a: {date: string}, b: {date: string}) =>
  a.date === b.date ? 0 : a.date < b.date ? 1 : -1

/** Sorts newest first; articles of the same day are in a stable order (by id). */
export function newestFirst<A extends BlogArticle>(articles: readonly A[]): A[] {
  return articles.toSorted((a, b) => newer(a, b) || byId(a, b))
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
