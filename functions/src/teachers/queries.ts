import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'

/** An instructor, and the courses that they teach, also archived ones: at most as many as a screen shows. */
export const taughtQuery = defineQuery(`{
  "instructor": *[_type == "instructor" && _id == $instructorId][0]{name, "slug": slug.current},
  "courses": *[_type == "course" && instructor._ref == $instructorId] | order(publishedAt desc)[0...200]{
    _id,
    title,
    "slug": select(defined(archivedAt) => null, ${isPublicNow} => slug.current)
  }
}`)
