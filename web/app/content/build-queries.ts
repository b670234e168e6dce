import {defineQuery} from 'groq'

/** What the build makes pages of. */
export const pagesQuery = defineQuery(`{
  "courses": *[_type == "course" && defined(slug.current)] {"slug": slug.current, _updatedAt},
  "instructors": *[_type == "instructor" && defined(slug.current)] {"slug": slug.current, _updatedAt},
  "articles": *[_type == "article" && defined(slug.current)] | order(date desc) {
    "slug": slug.current, _updatedAt, title, excerpt, date, category
  }
}`)
