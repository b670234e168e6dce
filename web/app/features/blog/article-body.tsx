import {memo, Suspense} from 'react'
import type {Article} from './model'
import {Figure} from '~/lib/sanity/picture'
import {RichText} from '~/lib/sanity/rich-text'
import {Prose} from '~/ui/content/prose'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'

const ArticleBlock = lazyPart(() => import('./article-block'), PartNotLoaded)

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
          <Figure key={part.key} image={part.figure.image} caption={part.figure.caption} />
        ) : (
          <Suspense key={part.key}>
            <ArticleBlock block={part.block} articleId={article.id} />
          </Suspense>
        ),
      )}
    </Prose>
  )
})
