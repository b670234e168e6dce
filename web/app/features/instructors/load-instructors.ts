import {replace} from 'react-router-dom'
import {toInstructor, toInstructorCard, type Instructor, type InstructorCard} from './model'
import {instructorQuery, instructorsQuery} from './queries'
import {notFoundResponse} from '~/lib/router/not-found-response'
import {withoutNulls} from '~/lib/sanity/parse'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import {fetchContent} from '~/lib/sanity/client'

/** All instructors, by name. */
export async function loadInstructors(signal?: AbortSignal): Promise<InstructorCard[]> {
  return withoutNulls((await fetchContent(instructorsQuery, {}, signal)).map(toInstructorCard))
}

/**
 * The instructor with that slug. Other ids (a sample's number, the document's id, the slug in capitals) redirect to the slug;
 * without such an instructor it throws a 404.
 */
export async function loadInstructor(id: string, url: URL, signal?: AbortSignal): Promise<Instructor> {
  const found = toInstructor(await fetchContent(instructorQuery, {id, number: sampleNumber(id)}, signal))
  if (!found) throw notFoundResponse(id, '/instructor', url)
  if (found.slug !== id) throw replace(`/instructor/${found.slug}${url.search}`)
  return found
}
