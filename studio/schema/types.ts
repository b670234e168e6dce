import {article} from './documents/article'
import {bundle} from './documents/bundle'
import {category} from './documents/category'
import {course} from './documents/course'
import {courseOwners} from './documents/courseOwners'
import {courseStats} from './documents/courseStats'
import {instructor} from './documents/instructor'
import {lessonContent} from './documents/lessonContent'
import {page} from './documents/page'
import {callout} from './lesson/callout'
import {captionedTable} from './lesson/captionedTable'
import {download} from './lesson/download'
import {exercise} from './lesson/exercise'
import {figure} from './lesson/figure'
import {lesson} from './lesson/lesson'
import {lessonBody} from './lesson/lessonBody'
import {quiz, quizText} from './lesson/quiz'
import {quotation} from './lesson/quotation'
import {video} from './lesson/video'
import {articleBody} from './objects/articleBody'
import {articleVideo} from './objects/articleVideo'
import {curriculumItem} from './objects/curriculumItem'
import {helpTopic} from './objects/helpTopic'
import {offerCourse} from './objects/offerCourse'
import {question} from './objects/question'
import {richText} from './objects/richText'
import {seo} from './objects/seo'
import {successStory} from './objects/successStory'
import {testimonial} from './objects/testimonial'
import {buttonsSection} from './sections/buttonsSection'
import {peopleSection} from './sections/peopleSection'
import {pictureSection} from './sections/pictureSection'
import {pointsSection} from './sections/pointsSection'
import {statementSection} from './sections/statementSection'
import {textSection} from './sections/textSection'
import {faqPage} from './singletons/faqPage'
import {helpPage} from './singletons/helpPage'
import {siteSettings} from './singletons/siteSettings'

/** All schema types of the Studio. */
export const schemaTypes = [
  course,
  courseOwners,
  courseStats,
  bundle,
  category,
  instructor,
  article,
  page,
  lessonContent,
  faqPage,
  helpPage,
  siteSettings,
  textSection,
  pictureSection,
  statementSection,
  pointsSection,
  peopleSection,
  buttonsSection,
  articleBody,
  articleVideo,
  curriculumItem,
  helpTopic,
  offerCourse,
  question,
  richText,
  seo,
  successStory,
  testimonial,
  lesson,
  lessonBody,
  figure,
  callout,
  quotation,
  captionedTable,
  download,
  video,
  quiz,
  quizText,
  exercise,
]
