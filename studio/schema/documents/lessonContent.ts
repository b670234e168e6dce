import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineField, defineType, getPublishedId} from 'sanity'
import {LessonPlaceInput} from '../../learning/lesson-place-input'
import {isLessonContentId} from '../../learning/lesson-content-id'
import {lessonOfText} from '../lesson/outline-rules'

/**
 * The body of a lesson. Its id is `lesson.<uuid>`: Sanity returns documents whose id contains a dot only to requests
 * with a token, which keeps paid lessons private.
 */
export const lessonContent = defineType({
  name: 'lessonContent',
  title: 'Lesson text',
  type: 'document',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'course',
      title: 'Course',
      type: 'reference',
      weak: true,
      to: [{type: 'course'}],
      readOnly: true,
      hidden: true,
    }),
    defineField({
      name: 'lessonKey',
      title: 'Lesson',
      type: 'string',
      readOnly: true,
      components: {input: LessonPlaceInput},
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'lessonBody',
      validation: (rule) => rule.required().min(1).error('Write the lesson.'),
    }),
  ],
  validation: (rule) =>
    rule.custom((document) =>
      !document || isLessonContentId(getPublishedId(document._id))
        ? true
        : 'Everybody could read this text. Write lessons from their course’s outline.',
    ),
  preview: {
    select: {id: '_id', lessonKey: 'lessonKey', course: 'course.title', curriculum: 'course.curriculum'},
    prepare: ({id, lessonKey, course, curriculum}) => ({
      title:
        lessonOfText(curriculum, lessonKey, getPublishedId(String(id)))?.title ??
        'A lesson that is in no outline',
      subtitle: course,
      media: DocumentTextIcon,
    }),
  },
})
