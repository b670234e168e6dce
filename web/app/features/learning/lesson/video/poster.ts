import type {Block} from '@lectern/domain/learning/lesson-body'
import {imageSources, toImage} from '~/lib/sanity/image'

/** The URL of the poster image shown before playback. */
export function posterOf({poster}: Block<'video'>): string | undefined {
  const image = toImage(poster)
  return image ? imageSources(image, [1280], 16 / 9).src : undefined
}
