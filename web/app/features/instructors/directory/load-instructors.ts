import {toInstructorCard, type InstructorCard} from '../model'
import {instructorsQuery} from '../directory-queries'
import {fetchContent} from '~/lib/sanity/client'
import {withoutNulls} from '~/lib/sanity/parse'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'

/** The directory of instructors. */
export interface Directory {
  /** by name */
  instructors: InstructorCard[]
  seo: Seo
}

/** All instructors, and the metadata of their list. */
export async function loadInstructors(signal?: AbortSignal): Promise<Directory> {
  const {instructors, seo} = await fetchContent(instructorsQuery, {}, signal)
  return {instructors: withoutNulls(instructors.map(toInstructorCard)), seo: toSeo(seo)}
}
