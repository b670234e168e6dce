import {toBundleCard, type BundleCard} from './bundles/model'
import {toCourse, type Course} from './detail/model'
import {toCourseCard, type CourseCard} from './model'
import {courseQuery} from './detail/queries'
import {movedTo, notFoundResponse} from '~/lib/router/responses'
import {withoutNulls} from '~/lib/sanity/parse'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import {fetchContent} from '~/lib/sanity/client'

/** A course, the bundles with it that are sold, and its related courses. */
export interface CoursePage {
  course: Course
  bundles: BundleCard[]
  related: CourseCard[]
}

/**
 * Loads the course with that slug. Any other id of it (a sample's number, the document id, the slug in capitals)
 * redirects to the slug; an unknown one is a 404.
 */
export async function loadCourse(id: string, url: URL, signal?: AbortSignal): Promise<CoursePage> {
  const raw = await fetchContent(courseQuery, {id, number: sampleNumber(id)}, signal)
  const course = toCourse(raw)
  if (!raw || !course) throw notFoundResponse(id, '/course', url)
  if (course.slug !== id) throw movedTo(`/course/${course.slug}`, url)
  return {
    course,
    bundles: withoutNulls(withoutNulls(raw.bundles).map(toBundleCard)),
    related: withoutNulls(raw.related.map(toCourseCard)),
  }
}
