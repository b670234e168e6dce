import type {Block} from '@lectern/domain/learning/lesson-body'
import {RichText} from '~/lib/sanity/rich-text'

/** A block quote with its source. */
export function QuotationBlock({block: {text, source}}: {block: Block<'quotation'>}) {
  return (
    <figure>
      <blockquote className="my-0!">
        <RichText value={text} />
      </blockquote>
      {source && <figcaption className="pl-[1.4em]">{source}</figcaption>}
    </figure>
  )
}
