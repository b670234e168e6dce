import {relatedArticles} from '@lectern/domain/blog'
import {toArticle, toArticleCard} from './model'
import {allArticlesQuery} from './queries'
import {loadArticle, type ArticlePage} from './load-articles'
import {memoize} from '~/lib/sanity/memoize'
import {present} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

const allArticles = memoize(() => fetchContent(allArticlesQuery))

/** For the build: the article with that slug and what is related to it, out of one question for all of them. */
export async function builtArticle(slug: string, url: URL): Promise<ArticlePage> {
  // While developing every address comes here, also the other names of a thing: the API knows them all.
  if (import.meta.env.DEV) return loadArticle(slug, url)
  const all = await allArticles()
  const article = toArticle(all.find((raw) => raw.slug === slug))
  if (!article) throw new Response(null, {status: 404})
  return {article, related: relatedArticles(article, present(all.map(toArticleCard)))}
}
