import {lazy, memo, Suspense} from 'react'
import type {Article, Figure} from './model'
import {imageSources} from '~/lib/sanity/image'
import {hideBrokenImage} from '~/lib/sanity/picture'
import {RichText} from '~/lib/sanity/rich-text'
import {Prose} from '~/ui/content/prose'

const ArticleBlock = lazy(() => import('./article-block'))

const WIDTHS = [480, 800, 1200, 1600]

/**
 * The text of an article with its images and other blocks. It renders again only for another article: a render before the
 * script of the blocks has arrived would remove those of the HTML.
 */
export const ArticleBody = memo(function ArticleBody({article}: {article: Article}) {
  return (
    <Prose className="text-lg">
      {article.body.map((part) =>
        'text' in part ? (
          <RichText key={part.key} value={part.text} />
        ) : 'figure' in part ? (
          <BodyFigure key={part.key} figure={part.figure} />
        ) : (
          <Suspense key={part.key}>
            <ArticleBlock block={part.block} articleId={article.id} />
          </Suspense>
        ),
      )}
    </Prose>
  )
})

function BodyFigure({figure: {image, caption}}: {figure: Figure}) {
  const sources = imageSources(image, WIDTHS)
  return (
    <figure>
      <img
        key={sources.src}
        ref={hideBrokenImage}
        onError={(event) => hideBrokenImage(event.currentTarget)}
        {...sources}
        sizes="(width >= 64rem) 700px, 92vw"
        alt={image.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded bg-surface-sunken"
      />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
