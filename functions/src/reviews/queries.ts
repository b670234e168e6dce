import {defineQuery} from 'groq'

/** The ids of the courses of an instructor, the newest first: as many as Firestore looks for in one query. */
export const taughtCourseIdsQuery = defineQuery(
  `*[_type == "course" && instructor._ref == $instructorId] | order(publishedAt desc)[0...30]._id`,
)
