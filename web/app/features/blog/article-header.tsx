import {Link} from 'react-router-dom'
import type {Article} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {absolute} from '~/lib/router/page-meta'
import {Container} from '~/ui/layout/container'
import {ArticleMeta} from './article-meta'
import {ShareButton} from './share-button'

/** The header of an article: category, title, excerpt, author and a share button. */
export function ArticleHeader({article}: {article: Article}) {
  const {id, slug, title, excerpt, category, author, writer} = article
  return (
    <header>
      <Container className="grid gap-5 pt-6 pb-10 sm:justify-items-center sm:gap-6 sm:pt-10 sm:text-center lg:pt-14 lg:pb-14">
        {category !== '' && (
          <Link
            to={`/blog?category=${encodeURIComponent(category)}`}
            className="target font-display text-sm font-medium text-accent-ink underline-offset-4 hover:underline"
          >
            {category}
          </Link>
        )}
        <h1
          className="max-w-[22ch] text-4xl tracking-tighter lg:text-6xl"
          {...editable('article', id, 'title')}
        >
          {title}
        </h1>
        {excerpt !== '' && (
          <p
            className="max-w-[52ch] text-lg text-balance text-ink-soft lg:text-xl"
            {...editable('article', id, 'excerpt')}
          >
            {excerpt}
          </p>
        )}
        <div className="flex items-center justify-between gap-x-4 gap-y-3 pt-2 text-left font-display text-sm max-[22.5rem]:flex-wrap">
          <div className="flex items-center gap-3">
            {writer && (
              <span className="block size-11 shrink-0">
                <Picture
                  image={writer.image}
                  aspect="square"
                  sizes="44px"
                  decorative
                  className="rounded-full"
                />
              </span>
            )}
            <div className="grid">
              {writer ? (
                <Link
                  to={`/instructor/${writer.slug}`}
                  className="target justify-self-start font-semibold text-ink underline-offset-4 hover:underline"
                >
                  {author}
                </Link>
              ) : (
                <span className="font-semibold">{author}</span>
              )}
              <ArticleMeta article={article} withoutAuthor />
            </div>
          </div>
          <ShareButton title={title} url={absolute(`/blog/${slug}`)} className="no-print" />
        </div>
      </Container>
    </header>
  )
}
