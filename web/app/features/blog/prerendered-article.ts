import {relatedArticles} from '@lectern/domain/blog'
import {toArticle, toArticleCard} from './model'
import {allArticlesQuery} from './queries'
import {loadArticle, type ArticlePage} from './load-articles'
import {memoize} from '~/lib/sanity/memoize'
import {withoutNulls} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

const allArticles = memoize(() => fetchContent(allArticlesQuery))

/** Build only: the article with that slug and related ones, from one query shared by all articles. */
export async function prerenderArticle(slug: string, url: URL): Promise<ArticlePage> {
  // The dev server also requests other ids of an article (its number, its document id), which only the API resolves.
  if (import.meta.env.DEV) return loadArticle(slug, url)
  const all = await allArticles()
  const article = toArticle(all.find((raw) => raw.slug === slug))
  if (!article) throw new Response(null, {status: 404})
  return {article, related: relatedArticles(article, withoutNulls(all.map(toArticleCard)))}
}
