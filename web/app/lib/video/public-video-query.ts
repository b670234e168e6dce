import {linkedText} from '@lectern/domain/content/linked-text'
import {imageFields} from '../sanity/image-query'

/** The fields of a video that everybody can watch, for `toVideo`. */
export const publicVideoFields = /* groq */ `
  title,
  "file": file.asset->{url, mimeType},
  "poster": poster${imageFields},
  "captionsUrl": captions.asset->url,
  "transcript": transcript[]${linkedText}
`
