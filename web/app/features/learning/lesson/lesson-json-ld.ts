import type {OutlineLesson} from '@lectern/domain/learning/outline'
import {absolute, shopJsonLd} from '~/lib/router/page-meta'
import {kindNames} from '~/features/courses/lesson-facts'
import {lessonPath, type LessonCourse} from './model'

/** A free lesson as a schema.org LearningResource. */
export function lessonJsonLd(course: LessonCourse, lesson: OutlineLesson, description: string): object {
  return {
    '@type': 'LearningResource',
    name: lesson.title,
    description,
    url: absolute(lessonPath(course, lesson)),
    learningResourceType: kindNames[lesson.kind],
    timeRequired: `PT${lesson.minutes}M`,
    inLanguage: 'en',
    isAccessibleForFree: true,
    provider: shopJsonLd(),
    isPartOf: {'@type': 'Course', name: course.title, url: absolute(`/course/${course.slug}`)},
  }
}
