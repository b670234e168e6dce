import type {Course} from '~/features/courses/model'
import {imageSources} from '~/lib/sanity/image'
import {absolute, shopJsonLd} from '~/lib/router/page-meta'

/** A course as schema.org's Course. */
export function courseJsonLd(course: Course, description: string): object {
  const address = absolute(`/course/${course.slug}`)
  return {
    '@type': 'Course',
    name: course.title,
    description,
    url: address,
    provider: shopJsonLd(),
    ...(course.image ? {image: imageSources(course.image, [1200]).src} : {}),
    ...(course.teacher
      ? {
          instructor: {
            '@type': 'Person',
            name: course.teacher.name,
            ...(course.teacher.slug ? {url: absolute(`/instructor/${course.teacher.slug}`)} : {}),
          },
        }
      : {}),
    educationalLevel: course.level,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: (course.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: address,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.durationMinutes}M`,
    },
  }
}
