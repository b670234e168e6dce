import {defineQuery} from 'groq'

/** The titles of courses, by their ids. */
export const bestCourseTitlesQuery = defineQuery(`*[_type == "course" && _id in $ids] {_id, title}`)
