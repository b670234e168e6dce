import {defineQuery} from 'groq'
import {instructorCardFields} from './queries'
import {screensMetadata, seoParts} from '../../lib/sanity/seo/seo-query'

/** All instructors, as cards, and the metadata of their list. */
export const instructorsQuery = defineQuery(`{
  "instructors": *[_type == "instructor" && defined(slug.current)] | order(name asc, _id asc) {${instructorCardFields}},
  "seo": ${screensMetadata}.instructors${seoParts}
}`)
