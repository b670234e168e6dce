import {text, withoutNulls} from '~/lib/sanity/parse'
import type {CourseQueryResult} from '~/lib/sanity/types.generated'
import type {Video} from './video'

type RawVideo = Omit<NonNullable<NonNullable<CourseQueryResult>['trailer']>, 'uploadedAt'>

/** Maps a stored video that everybody can watch; null without a file that is one. */
export function toVideo(raw: RawVideo, _key: string): Video | null {
  const url = text(raw.file?.url)
  const mimeType = text(raw.file?.mimeType)
  if (url === '' || !mimeType.startsWith('video/')) return null
  return {
    _type: 'video',
    _key,
    title: text(raw.title) || 'Video',
    source: {kind: 'file', url, mimeType},
    poster: raw.poster,
    captionsUrl: raw.captionsUrl,
    transcript: withoutNulls(raw.transcript),
  }
}
