import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'

/** What the mail about a course that was begun needs: its title and outline, which are public. Also of one that is archived. */
export const begunCourseQuery = defineQuery(`*[_type == "course" && _id == $courseId && ${isPublicNow}][0]{
  title,
  "slug": slug.current,
  "inOrder": inOrder == true,
  "sections": curriculum[]{
    _key, title, free,
    "lessons": lessons[]{_key, title, "slug": slug.current, minutes, ownWork, kind, free}
  }
}`)

/** Those of courses and bundles that can be bought. */
export const soldQuery = defineQuery(`*[
  _id in $ids && _type in ["course", "bundle"] && !defined(archivedAt) && ${isPublicNow} &&
  (!defined(until) || until > now())
]._id`)
