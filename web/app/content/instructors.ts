import {replace} from 'react-router'
import {toInstructor, toInstructorCard, type Instructor, type InstructorCard} from './instructor'
import {instructorQuery, instructorsQuery} from './instructor-queries'
import {nothingCalled} from './nothing-called'
import {present} from './parse'
import {sampleNumber} from './sample-number'
import {fetchContent} from './sanity'

/** Everyone in the directory, by name. */
export async function loadInstructors(signal?: AbortSignal): Promise<InstructorCard[]> {
  return present((await fetchContent(instructorsQuery, {}, signal)).map(toInstructorCard))
}

/**
 * The instructor with that slug. Another name of theirs (a sample's number, a document's id, its slug in capitals) leads to the slug; nobody by it
 * is a 404.
 */
export async function loadInstructor(id: string, url: URL, signal?: AbortSignal): Promise<Instructor> {
  const found = toInstructor(await fetchContent(instructorQuery, {id, number: sampleNumber(id)}, signal))
  if (!found) throw nothingCalled(id, '/instructor', url)
  if (found.slug !== id) throw replace(`/instructor/${found.slug}${url.search}`)
  return found
}
