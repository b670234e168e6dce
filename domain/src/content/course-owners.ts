/**
 * The id of the document in the content that says how many learners own a course. What has a dot in its id is private: how many
 * own a course is nobody's but the editors'.
 */
export function courseOwnersId(courseId: string): string {
  return `owners.${courseId}`
}
