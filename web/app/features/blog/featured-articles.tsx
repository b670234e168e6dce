import {Link, useViewTransitionState} from 'react-router-dom'
import type {ArticleCard} from './model'
import {Picture} from '~/lib/sanity/picture'
import {classNames} from '~/ui/class-names'
import {ArticleMeta} from './article-meta'

/** Two featured articles, the first of them large. */
export function FeaturedArticles({articles}: {articles: readonly ArticleCard[]}) {
  if (articles.length === 0) return null
  return (
    <section aria-label="Featured" className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
      {articles.map((article, index) => (
        <FeaturedCard key={article.id} article={article} lead={index === 0} alone={articles.length === 1} />
      ))}
    </section>
  )
}

function FeaturedCard({article, lead, alone}: {article: ArticleCard; lead: boolean; alone: boolean}) {
  const to = `/blog/${article.slug}`
  const leaving = useViewTransitionState(to)
  return (
    <article
      className={classNames(
        'group relative grid content-start gap-6',
        alone ? 'lg:col-span-12 lg:grid-cols-[7fr_5fr] lg:gap-12' : lead ? 'lg:col-span-7' : 'lg:col-span-5',
      )}
    >
      <div className={leaving ? 'view-transition-cover' : 'card-cover'}>
        <Picture
          image={article.image}
          aspect="wide"
          sizes={
            lead
              ? '(width >= 80rem) 45rem, (width >= 64rem) 55vw, 92vw'
              : '(width >= 80rem) 32rem, (width >= 64rem) 40vw, 92vw'
          }
          first={lead}
          decorative
        />
      </div>
      <div className="grid content-start gap-3">
        {article.category !== '' && (
          <p className="font-display text-sm font-medium text-accent-ink">{article.category}</p>
        )}
        <h2 className={lead ? 'text-3xl' : 'text-2xl'}>
          <Link to={to} viewTransition className="card-link">
            {article.title}
          </Link>
        </h2>
        <p className={classNames('measure text-ink-soft', lead && 'text-lg')}>{article.excerpt}</p>
        <ArticleMeta article={article} className="pt-1" />
      </div>
    </article>
  )
}
