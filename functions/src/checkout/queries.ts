import {defineQuery} from 'groq'

/** What a checkout needs of the courses in a cart. */
export const cartCoursesQuery = defineQuery(`*[_type == "course" && _id in $ids]{_id, title, price}`)
