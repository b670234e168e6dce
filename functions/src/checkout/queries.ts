import {isPublicNow} from '@lectern/domain/content/public-content'
import {offerEndField} from '@lectern/domain/content/course-price'
import {defineQuery} from 'groq'

/** What a checkout needs of the courses in a cart; those that are archived are not sold any more, those with a date to come not yet. */
export const cartCoursesQuery = defineQuery(
  `*[_type == "course" && _id in $ids && !defined(archivedAt) && ${isPublicNow}]{
    _id, title, price, originalPrice, ${offerEndField}
  }`,
)
