import {article} from './documents/article'
import {category} from './documents/category'
import {course} from './documents/course'
import {instructor} from './documents/instructor'
import {articleBody} from './objects/articleBody'
import {curriculumItem} from './objects/curriculumItem'
import {helpTopic} from './objects/helpTopic'
import {offerCourse} from './objects/offerCourse'
import {question} from './objects/question'
import {richText} from './objects/richText'
import {successStory} from './objects/successStory'
import {testimonial} from './objects/testimonial'
import {page} from './singletons/page'
import {siteSettings} from './singletons/siteSettings'

/** Everything an editor can write. */
export const schemaTypes = [
  course,
  category,
  instructor,
  article,
  page,
  siteSettings,
  articleBody,
  curriculumItem,
  helpTopic,
  offerCourse,
  question,
  richText,
  successStory,
  testimonial,
]
