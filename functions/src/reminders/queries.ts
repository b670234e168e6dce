import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {outlineFields} from '../learning/stored-outline.ts'

/** What the mail about a course that was begun needs: its title and outline, which are public. Also of one that is archived. */
export const begunCourseQuery = defineQuery(`*[_type == "course" && _id == $courseId && ${isPublicNow}][0]{
  title,
  "slug": slug.current,
  ${outlineFields}
}`)
