import {toInstructor, type Instructor} from './model'
import {instructorQuery} from './queries'
import {movedTo, notFoundResponse} from '~/lib/router/responses'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import {fetchContent} from '~/lib/sanity/client'

/**
 * The instructor with that slug. Other ids (a sample's number, the document's id, the slug in capitals) redirect to the slug;
 * without such an instructor it throws a 404.
 */
export async function loadInstructor(id: string, url: URL, signal?: AbortSignal): Promise<Instructor> {
  const found = toInstructor(await fetchContent(instructorQuery, {id, number: sampleNumber(id)}, signal))
  if (!found) throw notFoundResponse(id, '/instructor', url)
  if (found.slug !== id) throw movedTo(`/instructor/${found.slug}`, url)
  return found
}
