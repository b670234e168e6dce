import {movedTo, notFoundResponse} from '~/lib/router/responses'
import {fetchContent} from '~/lib/sanity/client'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import {toCourseHome, type CourseHome} from './model'
import {courseHomeQuery} from '~/features/learning/queries'

/** Loads the course at `/learn/{slug}`. Any other id of the course redirects to its slug; an unknown one is a 404. */
export async function loadCourseHome(id: string, url: URL, signal?: AbortSignal): Promise<CourseHome> {
  const home = toCourseHome(await fetchContent(courseHomeQuery, {id, number: sampleNumber(id)}, signal))
  if (!home) throw notFoundResponse(id, '/learn', url)
  if (home.slug !== id) throw movedTo(`/learn/${home.slug}`, url)
  return home
}
