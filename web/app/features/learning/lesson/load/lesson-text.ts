import {lessonBody, type LessonBody} from '@lectern/domain/learning/lesson-body'

/** Placeholder for a video that needs a signed URL, which builds and previews don't have. */
const VIDEO_COMES = 'The video is loaded in the shop, once the lesson is open.'

/**
 * Maps a lesson's body from query results to the shape the functions return. Incomplete blocks are dropped. The
 * schema has no field for correct quiz answers, so none can pass through.
 */
export function toLessonBody(blocks: readonly unknown[] | null | undefined): LessonBody {
  return (blocks ?? []).flatMap((block) => {
    const parsed = lessonBody.safeParse([isOnMux(block) ? videoToCome(block) : block])
    return parsed.success ? parsed.data : []
  })
}

/** Whether the body is complete without the function: Mux videos need a signed URL from it. */
export function isWhole(blocks: readonly unknown[] | null | undefined): boolean {
  return !(blocks ?? []).some(isOnMux)
}

function isOnMux(block: unknown): block is {_key: string; title: string | null} {
  return typeof block === 'object' && block !== null && 'isOnMux' in block && block.isOnMux === true
}

function videoToCome({_key, title}: {_key: string; title: string | null}) {
  const span = {_type: 'span', _key: `${_key}-words`, text: VIDEO_COMES, marks: []}
  const text = {_type: 'block', _key: `${_key}-text`, style: 'normal', markDefs: [], children: [span]}
  return {_type: 'callout', _key, tone: 'note', title, text: [text]}
}
