import type {Block} from '@lectern/domain/learning/lesson-body'
import {toImage} from '~/lib/sanity/image'
import {Figure} from '~/lib/sanity/picture'

/** An image with its caption; nothing where there is none. */
export function FigureBlock({block: {image: raw, caption}}: {block: Block<'figure'>}) {
  const image = toImage(raw)
  return image && <Figure image={image} caption={caption} />
}
