import type {OutlineLesson} from '@lectern/domain/learning/outline'
import type {Course, Trailer} from './model'
import {imageSources, type ContentImage} from '~/lib/sanity/image'
import {absolute, shopJsonLd} from '~/lib/router/page-meta'

/** A lesson as `hasPart` of its course, with a URL when it is free. */
function lessonPart({slug}: Course, lesson: OutlineLesson): object {
  return {
    '@type': 'LearningResource',
    name: lesson.title,
    isAccessibleForFree: lesson.free,
    ...(lesson.free ? {url: absolute(`/learn/${slug}/${lesson.slug}`)} : {}),
    ...(lesson.minutes > 0 ? {timeRequired: `PT${lesson.minutes}M`} : {}),
  }
}

/** A trailer as the `video` of its course. */
function trailerJsonLd({video, uploadedAt}: Trailer, thumbnail: ContentImage, description: string): object {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description,
    uploadDate: uploadedAt,
    thumbnailUrl: imageSources(thumbnail, [1280], 16 / 9).src,
    ...(video.source.kind === 'file' ? {contentUrl: video.source.url} : {}),
  }
}

/** A course as a schema.org Course. */
export function courseJsonLd(course: Course, description: string): object {
  const address = absolute(`/course/${course.slug}`)
  const lessons = course.curriculum.flatMap((section) =>
    section.lessons.map((lesson) => lessonPart(course, lesson)),
  )
  // Search engines take no video without a picture.
  const thumbnail = course.trailer?.poster ?? course.image
  return {
    '@type': 'Course',
    name: course.title,
    description,
    url: address,
    provider: shopJsonLd(),
    ...(course.image ? {image: imageSources(course.image, [1200]).src} : {}),
    ...(course.trailer && thumbnail ? {video: trailerJsonLd(course.trailer, thumbnail, description)} : {}),
    ...(course.teacher
      ? {
          instructor: {
            '@type': 'Person',
            name: course.teacher.name,
            ...(course.teacher.slug ? {url: absolute(`/instructor/${course.teacher.slug}`)} : {}),
          },
        }
      : {}),
    // Only what learners have given: an editor's figure is nobody's rating.
    ...(course.reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating,
            reviewCount: course.reviews,
          },
        }
      : {}),
    educationalLevel: course.level,
    isAccessibleForFree: false,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: (course.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      ...(course.offerEndsAt && {priceValidUntil: course.offerEndsAt}),
      availability: `https://schema.org/${course.archived ? 'Discontinued' : 'InStock'}`,
      url: address,
    },
    ...(lessons.length > 0 ? {hasPart: lessons} : {}),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.durationMinutes}M`,
    },
  }
}
