import {defineQuery} from 'groq'

/** The name of an instructor. */
export const instructorNameQuery = defineQuery(`*[_type == "instructor" && _id == $id][0].name`)
