import {defineQuery} from 'groq'

/** What the build makes pages of: only what can be shown, for a page without its name is a 404 and stops the build. */
export const pagesQuery = defineQuery(`{
  "courses": *[_type == "course" && defined(slug.current) && length(title) > 0 && price > 0] {"slug": slug.current, _updatedAt},
  "instructors": *[_type == "instructor" && defined(slug.current) && length(name) > 0] {"slug": slug.current, _updatedAt},
  "articles": *[_type == "article" && defined(slug.current) && length(title) > 0] | order(date desc) {
    "slug": slug.current, _updatedAt, title, excerpt, date, category
  }
}`)
