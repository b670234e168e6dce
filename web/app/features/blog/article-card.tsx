import {Link, useLocation, useNavigation, useViewTransitionState} from 'react-router-dom'
import type {ArticleCard as Article} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {ArticleMeta} from './article-meta'

interface ArticleCardProps {
  article: Article
  /** set for cards above the fold, whose images load eagerly */
  first?: boolean
  /** heading level */
  level?: 2 | 3
  /** set on an article's page, whose cover already has a view transition: the card gets one only when clicked */
  related?: boolean
}

/** An article in a list with a 4:3 image. The whole card links to it. */
export function ArticleCard({article, first = false, level = 3, related = false}: ArticleCardProps) {
  const to = `/blog/${article.slug}`
  const moving = useViewTransitionState(to)
  const {location} = useNavigation()
  const here = useLocation()
  const leaving = moving && (!related || location?.pathname === to)
  const Heading = `h${level}` as const
  return (
    <article className="group relative grid gap-5" {...editable('article', article.id, 'title')}>
      <div className={leaving ? 'view-transition-cover' : 'card-cover'}>
        <Picture
          image={article.image}
          aspect="cover"
          sizes="(width >= 80rem) 25rem, (width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw"
          first={first}
          decorative
        />
      </div>
      <div className="grid content-start gap-2.5">
        {article.category !== '' && (
          <p className="font-display text-sm font-medium text-accent-ink">{article.category}</p>
        )}
        <Heading className="text-xl">
          {/* The filters of the blog, with which Back to Blog leads there again. */}
          <Link to={to} state={related ? here.state : here.search} viewTransition className="card-link">
            {article.title}
          </Link>
        </Heading>
        {article.excerpt !== '' && <p className="text-ink-soft">{article.excerpt}</p>}
        <ArticleMeta article={article} className="pt-1" />
      </div>
    </article>
  )
}
