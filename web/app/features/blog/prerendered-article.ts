import {relatedArticles} from '@lectern/domain/article'
import {toArticle, toArticleCard} from './model'
import {allArticlesQuery} from './queries'
import {loadArticle, type ArticlePage} from './load-articles'
import {bySlugOrNumber} from '~/lib/sanity/ids/by-slug-or-number'
import {memoize} from '~/lib/sanity/memoize'
import {withoutNulls} from '~/lib/sanity/parse'
import {fetchContent} from '~/lib/sanity/client'

const everything = memoize(async () => {
  const raw = await fetchContent(allArticlesQuery)
  return {byId: bySlugOrNumber(raw), cards: withoutNulls(raw.map(toArticleCard))}
})

/** Build only: the article with that slug or number and related ones, from one query shared by all articles. */
export async function prerenderArticle(id: string, url: URL): Promise<ArticlePage> {
  // The dev server also requests other ids of an article (its document id, a former slug), which only the API resolves.
  if (import.meta.env.DEV) return loadArticle(id, url)
  const {byId, cards} = await everything()
  const article = toArticle(byId.get(id))
  if (!article) throw new Response(null, {status: 404})
  return {article, related: relatedArticles(article, cards)}
}
