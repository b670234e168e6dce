import type {Block} from '@lectern/domain/learning/lesson-body'
import {imageSources, toImage} from '~/lib/sanity/image'

/** A video of a lesson or an article; that of a lesson has questions as well. */
export type Video = Omit<Block<'video'>, 'stops'>

/** The URL of the poster image shown before playback. */
export function posterOf({poster}: Video): string | undefined {
  const image = toImage(poster)
  return image ? imageSources(image, [1280], 16 / 9).src : undefined
}
