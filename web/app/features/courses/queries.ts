import {defineQuery} from 'groq'
import {imageFields} from '../../lib/sanity/image-query'

/** What a card shows, and all that filtering and sorting need. */
export const courseCardFields = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  level,
  rating,
  studentsCount,
  lessons,
  duration,
  price,
  originalPrice,
  publishedAt,
  "instructor": instructor->{name, "slug": slug.current},
  "category": category->{name, "slug": slug.current},
  "image": image${imageFields}
`

const courseDetailFields = /* groq */ `
  ${courseCardFields},
  listing,
  description,
  outcomes,
  curriculum[]{_key, title, duration, free},
  "teacher": instructor->{
    name, "slug": slug.current, title, bio, rating, studentsCount, "image": image${imageFields}
  }
`

/** The catalogue in one question: its courses as cards, its categories in their editors' order, and why to learn here. */
export const catalogueQuery = defineQuery(`{
  "courses": *[_type == "course" && listing != "offer" && defined(slug.current)]
    | order(studentsCount desc, _id asc) {${courseCardFields}},
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc, name asc) {
    name, "slug": slug.current, description
  },
  "whyLearn": *[_id == "siteSettings"][0].whyLearn[]{_key, title, text, icon}
}`)

/** One course, asked for by its slug, by the number of a built-in sample, or by its document id. */
export const courseQuery =
  defineQuery(`*[_type == "course" && defined(slug.current) && (slug.current == $id || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {
    ${courseDetailFields},
    "related": *[_type == "course" && listing != "offer" && defined(slug.current) && _id != ^._id]
      | order(select(category._ref == ^.category._ref => 0, 1) asc, studentsCount desc, _id asc)[0...4] {${courseCardFields}}
  }`)

/** Every course with all that its page shows: what the build asks once for all of them. */
export const allCoursesQuery = defineQuery(
  `*[_type == "course" && defined(slug.current)] {${courseDetailFields}}`,
)
