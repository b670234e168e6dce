import {lessonBlock, richText, type LessonBlock, type LessonBody} from '@lectern/domain/learning/lesson-body'
import * as z from 'zod/mini'
import {log} from '../services/log.ts'
import {isMuxConfigured, signPlayback} from './mux.ts'
import type {StoredBlock} from './fetch-course.ts'

const storedVideo = z.looseObject({
  _key: z.string(),
  title: z.nullable(z.string()),
  file: z.nullable(z.object({url: z.nullable(z.string()), mimeType: z.nullable(z.string())})),
  muxPlaybackId: z.nullable(z.string()),
  transcript: richText,
})
type StoredVideo = z.infer<typeof storedVideo>

/**
 * A lesson's text as learners get it: parsing each block drops every field that is not for them, such as which answers are
 * right. A block that is not complete is left out, and logged.
 */
export async function toServedBody(blocks: readonly StoredBlock[]): Promise<LessonBody> {
  const served = await Promise.all(blocks.map(toServedBlock))
  return served.flatMap((block) => block ?? [])
}

async function toServedBlock(block: StoredBlock): Promise<LessonBlock | null> {
  const parsed = lessonBlock.safeParse(await shape(block))
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? null
  log('lesson-block-left-out', {blockKey: block._key, type: block._type, field})
  return null
}

async function shape(block: StoredBlock): Promise<unknown> {
  if (block._type === 'captionedTable') return {...block, _type: 'table'}
  if (block._type !== 'video') return block
  const video = storedVideo.safeParse(block)
  if (!video.success) return block
  const source = await sourceOf(video.data)
  return source ? {...video.data, source} : inWords(video.data)
}

async function sourceOf({file, muxPlaybackId}: StoredVideo): Promise<object | null> {
  if (file?.url) return {kind: 'file', url: file.url, mimeType: file.mimeType ?? 'video/mp4'}
  if (!muxPlaybackId || !isMuxConfigured()) return null
  return {kind: 'mux', playbackId: muxPlaybackId, token: await signPlayback(muxPlaybackId)}
}

/** A video that cannot be played: what is said in it can still be read. */
function inWords({_key, title, transcript}: StoredVideo): object {
  const words =
    transcript.length === 0
      ? 'This video cannot be played at the moment.'
      : 'This video cannot be played at the moment. This is what is said in it:'
  return {
    _type: 'callout',
    _key,
    tone: 'note',
    title,
    text: [
      {
        _type: 'block',
        _key: `${_key}-words`,
        style: 'normal',
        markDefs: [],
        children: [{_type: 'span', _key: 'words', text: words, marks: []}],
      },
      ...transcript,
    ],
  }
}
