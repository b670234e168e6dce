import {defineQuery} from 'groq'
import {knownSaved} from '~/features/saved/known-saved'
import {fetchContent} from '~/lib/sanity/client'
import {withoutNulls} from '~/lib/sanity/parse'
import {toCourseCard, type CourseCard} from './model'
import {courseCardFields, coursesOnSale} from './queries'

const savedCoursesQuery = defineQuery(`*[${coursesOnSale} && _id in $ids] {${courseCardFields}}`)

/**
 * The courses that are saved for later on this device, or by the account that is signed in, newest first; those no longer sold are
 * left out. Throws ContentError, and SessionUnavailableError.
 */
export async function loadSaved(signal: AbortSignal): Promise<CourseCard[]> {
  const ids = await knownSaved()
  if (ids.length === 0) return []
  const raw = await fetchContent(savedCoursesQuery, {ids: [...ids]}, signal)
  const courses = withoutNulls(raw.map(toCourseCard))
  return courses.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
