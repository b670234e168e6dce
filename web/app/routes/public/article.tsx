import {isRouteErrorResponse, Link, useLocation, useNavigation} from 'react-router-dom'
import {ArticleBody} from '~/features/blog/article-body'
import {ArticleCard} from '~/features/blog/article-card'
import {ArticleHeader} from '~/features/blog/article-header'
import {articleJsonLd} from '~/features/blog/article-json-ld'
import {ArticleNotFound} from '~/features/blog/article-not-found'
import {ArticleWriter} from '~/features/blog/article-writer'
import {prerenderArticle} from '~/features/blog/prerendered-article'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {BrowseInstead} from '~/layout/browse-instead/browse-instead'
import {ErrorScreen} from '~/layout/error-screen'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {Container} from '~/ui/layout/container'
import {ChevronLeftIcon} from '~/ui/icons'
import {Section} from '~/ui/layout/section'
import {useHydrated} from '~/ui/use-hydrated'
import type {Route} from './+types/article'

export const loader = ({params, url}: Route.LoaderArgs) => prerenderArticle(params.id, url)
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/blog/load-articles'),
  ({loadArticle}, {params, url, signal}) => loadArticle(params.id ?? '', url, signal),
)
export const shouldRevalidate = skipRevalidationOnSearchChange

export function meta({loaderData, error}: Route.MetaArgs) {
  if (!loaderData) return missingMeta(error, 'Post not found')
  const {article} = loaderData
  const path = `/blog/${article.slug}`
  return pageMeta({
    title: article.title,
    description: article.excerpt,
    path,
    type: 'article',
    image: article.image,
    ...article.seo,
    jsonLd: [
      articleJsonLd(article),
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Blog', path: '/blog'},
        {label: article.title, path},
      ]),
    ],
  })
}

/** An article with its tags and related articles. */
export default function Article({loaderData: {article, related}}: Route.ComponentProps) {
  const {location} = useNavigation()
  const {state}: {state: unknown} = useLocation()
  // The browser keeps the state over a reload, where the first render has to be the prerendered one.
  const search = useHydrated() && typeof state === 'string' ? state : ''
  // When navigating to another article, the view transition belongs to that article's card.
  const leaving = location?.pathname.startsWith('/blog/') ?? false
  return (
    <>
      <Container className="no-print pt-4 lg:pt-6">
        <Link
          to={{pathname: '/blog', search}}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-2 font-display text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        >
          <ChevronLeftIcon className="size-4" />
          Back to Blog
        </Link>
      </Container>
      <article className="grid">
        <ArticleHeader article={article} />
        {article.image && (
          <Container>
            <div
              className={leaving ? undefined : 'view-transition-cover'}
              {...editable('article', article.id, 'image')}
            >
              <Picture image={article.image} aspect="wide" sizes="(width >= 80rem) 80rem, 92vw" first />
            </div>
          </Container>
        )}
        <Container narrow className="grid gap-12 pt-12 pb-section lg:pt-20">
          <div {...editable('article', article.id, 'body')}>
            <ArticleBody article={article} />
          </div>
          {article.tags.length > 0 && (
            <ul aria-label="Tags" className="no-print flex flex-wrap gap-2">
              {article.tags.map((tag) => (
                <li key={tag}>
                  <Link
                    to={`/blog?tag=${encodeURIComponent(tag)}`}
                    className="inline-flex min-h-11 items-center rounded border border-border-strong px-4 font-display text-sm font-medium transition-colors hover:border-ink"
                  >
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {article.writer && <ArticleWriter writer={article.writer} />}
        </Container>
      </article>
      {related.length > 0 && (
        <Section heading="Read next" tone="sunken" className="no-print">
          <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} related />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <>
      <ArticleNotFound />
      <BrowseInstead />
    </>
  )
}
