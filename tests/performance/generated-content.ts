import type {SanityClient} from '@sanity/client'
import {generateCourses} from './generated-courses.ts'

const PER_TRANSACTION = 500

/**
 * Adds generated courses to a content lake that has categories and instructors; of those that it has already, nothing is left.
 * @param patterns further fields, which the courses have in turns: pictures, instructors, texts
 */
export async function addGeneratedCourses(
  client: SanityClient,
  count: number,
  patterns: readonly Record<string, unknown>[],
): Promise<void> {
  const categories: {slug: string; id: string}[] = await client.fetch(
    '*[_type == "category"] | order(_id asc) {"slug": slug.current, "id": _id}',
  )
  const ids = new Map(categories.map(({slug, id}) => [slug, id]))
  const courses = generateCourses(count, [...ids.keys()])
  for (let from = 0; from < courses.length; from += PER_TRANSACTION) {
    const transaction = client.transaction()
    for (const [index, course] of courses.slice(from, from + PER_TRANSACTION).entries()) {
      transaction.createOrReplace({
        ...patterns[(from + index) % patterns.length],
        _id: course.id,
        _type: 'course',
        title: course.title,
        slug: {_type: 'slug', current: course.slug},
        category: {_type: 'reference', _ref: ids.get(course.category)},
        level: course.level,
        rating: course.rating,
        studentsCount: course.studentsCount,
        lessons: course.lessons,
        duration: course.durationMinutes,
        price: course.priceCents / 100,
        listing: 'catalogue',
        publishedAt: course.publishedAt,
      })
    }
    await transaction.commit({visibility: 'async'})
  }
}
