import {lessonBody, type LessonBody} from '@lectern/domain/learning/lesson-body'

/** What stands where a video is that can only be played with a signed address, which neither a build nor a preview has. */
const VIDEO_COMES = 'The video stands here once the lesson has been opened in the shop.'

/**
 * A lesson's text as queries give it, in the shape in which learners get it. A block that lacks what it needs is left out. The
 * schema has no field for what is right in a quiz, so nothing of it can pass.
 */
export function toLessonBody(blocks: readonly unknown[] | null | undefined): LessonBody {
  return (blocks ?? []).flatMap((block) => {
    const parsed = lessonBody.safeParse([isOnMux(block) ? videoToCome(block) : block])
    return parsed.success ? parsed.data : []
  })
}

/** Whether the text has all that the lesson has: a video of Mux has to be asked for with the lesson. */
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
