import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {courseCardFields, coursesOnSale, outlineFields} from '../courses/queries'

const courseHomeFields = /* groq */ `
  ${courseCardFields},
  archivedAt,
  inOrder,
  ${outlineFields}
`

/** The outline and price of one course, by slug, by built-in sample number, or by document id. */
export const courseHomeQuery =
  defineQuery(`*[_type == "course" && defined(slug.current) && ${isPublicNow} && (slug.current == $id || $id in formerSlugs || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {${courseHomeFields}}`)

/** The same fields of every course on sale: the build's single query for all pages. */
export const courseHomesQuery = defineQuery(`*[${coursesOnSale}] {${courseHomeFields}, number}`)
