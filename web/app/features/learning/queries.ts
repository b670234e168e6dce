import {defineQuery} from 'groq'
import {courseCardFields, coursesOnSale, outlineFields} from '../courses/queries'

const courseHomeFields = /* groq */ `
  ${courseCardFields},
  archivedAt,
  inOrder,
  ${outlineFields}
`

/** The outline of one course and what it costs, by its slug, the number of a built-in sample, or its document id. */
export const courseHomeQuery =
  defineQuery(`*[_type == "course" && defined(slug.current) && (slug.current == $id || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {${courseHomeFields}}`)

/** The same of every course that is sold: what the build asks once for all of them. */
export const courseHomesQuery = defineQuery(`*[${coursesOnSale}] {${courseHomeFields}}`)
