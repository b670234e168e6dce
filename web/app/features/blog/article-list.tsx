import type {ArticleCard as Article} from './model'
import {classNames} from '~/ui/class-names'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {ArticleCard} from './article-card'

/** Three columns on wide screens; four for four articles, so that none is alone in a row. */
function grid(count: number): string {
  return classNames(
    'grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:gap-y-20',
    count === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3 lg:gap-x-12',
  )
}

export function ArticleList({articles}: {articles: readonly Article[]}) {
  return (
    <ul className={grid(articles.length)}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} level={2} />
        </li>
      ))}
    </ul>
  )
}

/** Shown while the article texts are fetched for a search. */
export function ArticleListSkeleton() {
  return (
    <Loading label="Searching the articles" className={grid(3)}>
      {['one', 'two', 'three'].map((card) => (
        <div key={card} className="grid content-start gap-4">
          <Skeleton className="aspect-cover" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-7 w-5/6" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </Loading>
  )
}
