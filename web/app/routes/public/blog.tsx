import {
  blogFilters,
  browseArticles,
  countCategories,
  popularTags,
  type BlogFilters as Filters,
} from '@lectern/domain/blog'
import {blogScreen} from '@lectern/domain/screens/blog'
import {useMemo} from 'react'
import {ArticleList, ArticleListSkeleton} from '~/features/blog/article-list'
import {BlogFilters} from '~/features/blog/blog-filters'
import {FeaturedArticles} from '~/features/blog/featured-articles'
import {useArticleContents} from '~/features/blog/use-article-contents'
import {loadArticles} from '~/features/blog/load-articles'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {useFilters} from '~/lib/router/use-filters'
import {SearchBox} from '~/ui/form/search-box'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {Button} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {PageHeader} from '~/ui/layout/page-header'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {Pagination} from '~/ui/navigation/pagination'
import type {Route} from './+types/blog'

export const loader = () => loadArticles()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/blog/load-articles'),
  ({loadArticles}, {signal}) => loadArticles(signal),
)
export const shouldRevalidate = skipRevalidationOnSearchChange

export const meta: Route.MetaFunction = ({loaderData}) =>
  pageMeta({
    ...blogScreen,
    ...loaderData?.seo,
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Blog', path: '/blog'},
      ]),
    ],
  })

const RESULTS = 'articles-found'

/** The article list with search, categories and tags. */
export default function Blog({loaderData: {articles}}: Route.ComponentProps) {
  const known = useMemo(
    () => ({categories: countCategories(articles), tags: popularTags(articles, Infinity)}),
    [articles],
  )
  const {filters, untilKnown, to, change, clear} = useFilters(blogFilters, known)
  const searching = filters.search.trim() !== ''
  const {contents, failed, retry} = useArticleContents(searching)
  const context = useMemo(() => ({...known, contents}), [known, contents])
  const {featured, list} = browseArticles(articles, filters, context)
  const filtered = blogFilters.isActive(filters)
  const tags = popularTags(articles)
  const chosenTag = tags.some(({name}) => name === filters.tag)
    ? undefined
    : known.tags.find(({name}) => name === filters.tag)

  const none = list.items.length === 0 && featured.length === 0
  const waiting = none && searching && !contents && !failed

  return (
    <>
      <PageHeader title="Blog" crumbs={[{label: 'Home', to: '/'}, {label: 'Blog'}]} className="lg:pb-10">
        <SearchBox
          label="Search articles..."
          value={filters.search}
          onChange={(search) => change({search}, {live: true})}
          controls={RESULTS}
          className="w-full sm:max-w-88"
        />
      </PageHeader>
      <Container className="grid gap-10 pb-section lg:gap-14">
        <BlogFilters
          filters={filters}
          categories={known.categories}
          tags={chosenTag ? [chosenTag, ...tags] : tags}
          onChange={change}
        />

        <div id={RESULTS} tabIndex={-1} className={classNames('grid gap-14 lg:gap-20', untilKnown)}>
          <FeaturedArticles articles={featured} />
          <section aria-label={filtered ? 'Articles found' : 'Articles'} className="grid gap-8">
            <div
              className={classNames(
                'flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2',
                !filtered && 'sr-only',
              )}
            >
              <output className="font-display text-sm text-ink-soft">
                {filtered && !waiting && found(list.total, filters)}
                {searching && failed && ' Only titles and excerpts could be searched.'}
              </output>
              <div className="flex flex-wrap gap-2">
                {searching && failed && (
                  <Button variant="quiet" size="sm" onClick={retry}>
                    Try again
                  </Button>
                )}
                {filtered && !none && (
                  <ClearFilters controls={RESULTS} onClear={clear} size="sm">
                    Clear all
                  </ClearFilters>
                )}
              </div>
            </div>
            {!none && <ArticleList articles={list.items} />}
            {waiting && <ArticleListSkeleton />}
            {none && !waiting && (
              <EmptyState
                title="No articles found"
                action={
                  filtered && (
                    <ClearFilters controls={RESULTS} onClear={clear}>
                      Clear all
                    </ClearFilters>
                  )
                }
              >
                {filtered && 'Try another word, or take one of the filters away.'}
              </EmptyState>
            )}
          </section>
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            to={(page) => to({page})}
            label="Articles"
          />
        </div>
      </Container>
    </>
  )
}

/** The number of results as a sentence: `2 articles in Study Tips, tagged memory`. */
function found(total: number, {category, tag, search}: Filters): string {
  const parts = [
    category !== null && `in ${category}`,
    tag !== null && `tagged ${tag}`,
    search.trim() !== '' && `with “${search.trim()}”`,
  ].filter((part) => part !== false)
  return `${pluralize(total, 'article')} ${parts.join(', ')}.`
}
