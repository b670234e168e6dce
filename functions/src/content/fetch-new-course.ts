import * as z from 'zod/mini'
import {parseResult, sanity} from '../services/sanity.ts'
import {newCourseQuery} from './queries.ts'

const courseSchema = z.nullable(
  z.object({
    _id: z.string(),
    title: z.string(),
    slug: z.nullable(z.string()),
    instructor: z.nullable(z.string()),
    summary: z.nullable(z.string()),
    level: z.nullable(z.string()),
    duration: z.nullable(z.number()),
    price: z.number(),
    originalPrice: z.nullable(z.number()),
    offerEndsAt: z.nullable(z.string()),
    image: z.nullable(z.string()),
  }),
)

/**
 * A course as its announcement shows it, or null when it is not published or its date has not come.
 * @throws ZodError when the course has no title or no price
 */
export async function fetchNewCourse(id: string): Promise<z.infer<typeof courseSchema>> {
  const client = await sanity()
  return parseResult(courseSchema, await client.fetch(newCourseQuery, {id}))
}
