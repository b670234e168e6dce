import type {Block} from '@lectern/domain/learning/lesson-body'
import {useRef} from 'react'
import {CalloutBlock} from '~/lib/sanity/blocks/callout-block'
import {CodeBlock} from '~/lib/sanity/blocks/code-block'
import {QuotationBlock} from '~/lib/sanity/blocks/quotation-block'
import {TableBlock} from '~/lib/sanity/blocks/table-block'
import {editable} from '~/lib/sanity/preview'
import type {Video} from '~/lib/video/video'
import {VideoFigure} from '~/lib/video/video-figure'
import {useNear} from '~/ui/use-near'

/** A part of an article that is neither text nor a picture; lessons have the same. */
export type ArticleBlock = Block<'callout' | 'code' | 'quotation' | 'table'> | Video

const fetchPlayer = () => import('~/lib/video/player')

/**
 * Renders a block by its type, in the preview with a link to its field. A module of its own, because few articles have any: its
 * script is fetched only by those.
 */
export default function ArticleBlockView({block, articleId}: {block: ArticleBlock; articleId: string}) {
  const field = editable('article', articleId, `body[_key=="${block._key}"]`)
  const view = <BlockOfType block={block} />
  return field['data-sanity'] ? (
    <div {...field} data-block={block._key}>
      {view}
    </div>
  ) : (
    view
  )
}

function BlockOfType({block}: {block: ArticleBlock}) {
  switch (block._type) {
    case 'callout':
      return <CalloutBlock block={block} />
    case 'code':
      return <CodeBlock block={block} />
    case 'quotation':
      return <QuotationBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'video':
      return <ArticleVideo video={block} />
  }
}

/** A video, whose player is fetched when the reader comes near: it weighs as much as the rest of the article. */
function ArticleVideo({video}: {video: Video}) {
  const figure = useRef<HTMLElement>(null)
  const isNear = useNear(figure)
  return <VideoFigure ref={figure} video={video} fetchPlayer={isNear ? fetchPlayer : undefined} />
}
