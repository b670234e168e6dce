import {replace} from 'react-router'
import {toCourse, type Course} from './course'
import {courseQuery} from './course-queries'
import {sampleNumber} from './sample-number'
import {fetchContent} from './sanity'

/**
 * The course with that slug. Another name of it (a sample's number, a document's id) leads to the slug; nothing by that name
 * is a 404.
 */
export async function loadCourse(id: string, url: URL, signal?: AbortSignal): Promise<Course> {
  const course = toCourse(await fetchContent(courseQuery, {id, number: sampleNumber(id)}, signal))
  if (!course) throw new Response(null, {status: 404})
  if (course.slug !== id) throw replace(`/course/${course.slug}${url.search}`)
  return course
}
