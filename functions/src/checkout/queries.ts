import {defineQuery} from 'groq'

/** What a checkout needs of the courses in a cart; those that are archived are not sold any more. */
export const cartCoursesQuery = defineQuery(
  `*[_type == "course" && _id in $ids && !defined(archivedAt)]{_id, title, price}`,
)
