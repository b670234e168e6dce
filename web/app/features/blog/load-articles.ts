import {relatedArticles} from '@lectern/domain/article'
import {toArticle, toArticleCard, type Article, type ArticleCard} from './model'
import {articleContentsQuery, articleQuery, articlesQuery} from './queries'
import {movedTo, notFoundResponse} from '~/lib/router/responses'
import {withoutNulls} from '~/lib/sanity/parse'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import {fetchContent} from '~/lib/sanity/client'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'

/** An article and related ones. */
export interface ArticlePage {
  article: Article
  related: ArticleCard[]
}

/** The list of articles. */
export interface Blog {
  /** the newest first */
  articles: ArticleCard[]
  seo: Seo
}

/** Every article, and the metadata of their list. */
export async function loadArticles(signal?: AbortSignal): Promise<Blog> {
  const {articles, seo} = await fetchContent(articlesQuery, {}, signal)
  return {articles: withoutNulls(articles.map(toArticleCard)), seo: toSeo(seo)}
}

/** Fetches the plain text of every article, by id, for the search, which otherwise covers only titles and excerpts. */
export async function loadArticleContents(signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const contents = await fetchContent(articleContentsQuery, {}, signal)
  return new Map(contents.map(({_id, text}) => [_id, text]))
}

/**
 * The article with that slug. Its other ids (a sample's number, the document's id, its slug in capitals) redirect to the slug;
 * without such an article it throws a 404.
 */
export async function loadArticle(id: string, url: URL, signal?: AbortSignal): Promise<ArticlePage> {
  const raw = await fetchContent(articleQuery, {id, number: sampleNumber(id)}, signal)
  const article = toArticle(raw)
  if (!raw || !article) throw notFoundResponse(id, '/blog', url)
  if (article.slug !== id) throw movedTo(`/blog/${article.slug}`, url)
  return {article, related: relatedArticles(article, withoutNulls(raw.others.map(toArticleCard)))}
}
