import type {Article, Figure} from '~/content/article'
import {imageSources} from '~/content/image'
import {giveWay} from '~/content/picture'
import {RichText} from '~/content/rich-text'
import {Prose} from '~/ui/prose'

const WIDTHS = [480, 800, 1200, 1600]

/** The text of an article, its pictures between the paragraphs. */
export function ArticleBody({article}: {article: Article}) {
  return (
    <Prose className="text-lg">
      {article.body.map((part) =>
        'text' in part ? (
          <RichText key={part.key} value={part.text} />
        ) : (
          <BodyFigure key={part.key} figure={part.figure} />
        ),
      )}
    </Prose>
  )
}

function BodyFigure({figure: {image, caption}}: {figure: Figure}) {
  const sources = imageSources(image, WIDTHS)
  return (
    <figure>
      <img
        key={sources.src}
        ref={giveWay}
        onError={(event) => giveWay(event.currentTarget)}
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
