import {fetchContent} from '~/lib/sanity/client'
import {previewed} from '~/lib/sanity/preview'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {lessonCourseQuery} from '~/features/learning/lesson-queries'
import {toLessonCourse} from './lesson-course'

/** How long a fetched outline is reused while navigating between lessons, in ms. */
const KEPT_MS = 60_000

const kept = new Map<string, {course: LessonCourse; at: number}>()

/**
 * Loads the course by its slug or id; null when there is none. Its outline is public; an unpublished course is
 * fetched from a function, for its owners only (`isSignedIn`).
 * @throws ContentError when the request fails and the course isn't cached
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

/** Fetches an unpublished course from the function that serves its owners. */
async function ownedCourse(courseId: string): Promise<LessonCourse | null> {
  const {loadUnpublishedHome} = await import('~/features/learning/course-home/own-course')
  const home = await loadUnpublishedHome(courseId)
  if (!home) return null
  const {id, slug, title, inOrder, outline, image} = home
  return {id, slug, title, inOrder, outline, image, price: null}
}
