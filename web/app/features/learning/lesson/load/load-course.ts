import {fetchContent} from '~/lib/sanity/client'
import {previewed} from '~/lib/sanity/preview'
import {sampleNumber} from '~/lib/sanity/sample-number'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {lessonCourseQuery} from '~/features/learning/lesson-queries'
import {toLessonCourse} from './lesson-course'

/** For so long the outline is not asked for again on the way from lesson to lesson, in ms. */
const KEPT_MS = 60_000

const kept = new Map<string, {course: LessonCourse; at: number}>()

/**
 * The course by the name in its address; null where there is none. Its outline is public; where the course has been taken out of
 * the content, its owners are given it by a function (`isSignedIn`).
 * @throws ContentError when the content cannot be reached, and the course has not been asked for before in this visit
 */
export async function loadLessonCourse(
  id: string,
  isSignedIn: boolean,
  signal?: AbortSignal,
): Promise<LessonCourse | null> {
  const known = kept.get(id)
  const params = {id, number: sampleNumber(id)}
  const isPreview = (await previewed(lessonCourseQuery, params)) !== undefined
  if (known && !isPreview && Date.now() - known.at < KEPT_MS) return known.course
  try {
    const published = toLessonCourse(await fetchContent(lessonCourseQuery, params, signal))
    const course = published ?? (isSignedIn ? await ownedCourse(id) : null)
    if (course) kept.set(id, {course, at: Date.now()})
    return course
  } catch (error) {
    if (known && !signal?.aborted) return known.course
    throw error
  }
}

/** A course that is not published, as its owners are given it. */
async function ownedCourse(courseId: string): Promise<LessonCourse | null> {
  const {loadUnpublishedHome} = await import('~/features/learning/course-home/own-course')
  const home = await loadUnpublishedHome(courseId)
  if (!home) return null
  const {id, slug, title, inOrder, outline, image} = home
  return {id, slug, title, inOrder, outline, image, priceCents: null}
}
