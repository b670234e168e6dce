import {defineQuery} from 'groq'
import {courseCardFields, coursesOnSale} from '../courses/queries'
import {imageFields} from '../../lib/sanity/image-query'

/** What a card of the directory shows, and all that searching and sorting need. */
const instructorCardFields = /* groq */ `
  _id,
  name,
  "slug": slug.current,
  title,
  location,
  bio,
  rating,
  studentsCount,
  "coursesCount": count(*[${coursesOnSale} && instructor._ref == ^._id && price > 0]),
  "image": image${imageFields}
`

const instructorProfileFields = /* groq */ `
  ${instructorCardFields},
  number,
  "cover": coverImage${imageFields},
  longBio,
  experience,
  education,
  teachingMethodology,
  goals,
  values,
  interests,
  socialLinks{linkedin, twitter, website},
  testimonials[]{_key, name, role, company, content, "avatar": avatar${imageFields}},
  "courses": *[${coursesOnSale} && instructor._ref == ^._id]
    | order(studentsCount desc, _id asc) {${courseCardFields}}
`

/** Everyone in the directory, as cards. */
export const instructorsQuery = defineQuery(
  `*[_type == "instructor" && defined(slug.current)] | order(name asc, _id asc) {${instructorCardFields}}`,
)

/** One instructor, asked for by slug, by the number of a built-in sample, or by document id. */
export const instructorQuery =
  defineQuery(`*[_type == "instructor" && defined(slug.current) && (slug.current == $id || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {${instructorProfileFields}}`)

/** Every instructor with all that a profile shows: what the build asks once for all of them. */
export const allInstructorsQuery = defineQuery(
  `*[_type == "instructor" && defined(slug.current)] {${instructorProfileFields}}`,
)
