import type {SanityDocument} from 'sanity'
import {lessonsOfOutline} from '../schema/lesson/outline-rules'

/** A lesson of a draft that is published under another key. */
interface MovedLesson {
  /** where it stands in the draft */
  sectionKey: string
  lessonKey: string
  publishedKey: string
}

/**
 * The lessons of a draft that stood elsewhere in the published outline. The Studio can drag a lesson within its section only: it is
 * copied into another and removed where it was, which gives it a new key. What learners did is stored by the key, so the
 * lesson with the text of one that is gone is that lesson.
 */
function movedLessons(published: SanityDocument | null, draft: SanityDocument | null): MovedLesson[] {
  const before = lessonsOfOutline(published?.['curriculum'])
  const after = lessonsOfOutline(draft?.['curriculum'])
  const knownKeys = new Set(before.map(({lesson}) => lesson._key))
  const taken = new Set(after.map(({lesson}) => lesson._key))
  return after.flatMap(({section, lesson}) => {
    const text = lesson.content?._ref
    if (text === undefined || knownKeys.has(lesson._key)) return []
    const publishedKey = before.find(
      (former) => former.lesson.content?._ref === text && !taken.has(former.lesson._key),
    )?.lesson._key
    if (publishedKey === undefined || section._key === undefined || lesson._key === undefined) return []
    taken.add(publishedKey)
    return [{sectionKey: section._key, lessonKey: lesson._key, publishedKey}]
  })
}

/** A draft in which lessons that were moved have their published keys, and what sets them, by the path of the field. */
export function withKeptLessonKeys(
  published: SanityDocument,
  draft: SanityDocument,
): {draft: SanityDocument; keys: Record<string, string>} {
  const moved = movedLessons(published, draft)
  if (moved.length === 0) return {draft, keys: {}}
  const keys = Object.fromEntries(
    moved.map(({sectionKey, lessonKey, publishedKey}) => [
      `curriculum[_key=="${sectionKey}"].lessons[_key=="${lessonKey}"]._key`,
      publishedKey,
    ]),
  )
  const keyOf = new Map(moved.map(({lessonKey, publishedKey}) => [lessonKey, publishedKey]))
  const curriculum = (draft['curriculum'] as {lessons?: {_key: string}[]}[]).map((section) =>
    section.lessons
      ? {
          ...section,
          lessons: section.lessons.map((lesson) => ({
            ...lesson,
            _key: keyOf.get(lesson._key) ?? lesson._key,
          })),
        }
      : section,
  )
  return {draft: {...draft, curriculum}, keys}
}
