import * as z from 'zod/mini'
import {sanity} from '../services/sanity.ts'
import {NEW_COURSE} from './queries.ts'

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
    image: z.nullable(z.string()),
  }),
)
export type NewCourse = NonNullable<z.infer<typeof courseSchema>>

/** A published course as its announcement shows it, or null when it is not published. */
export async function fetchNewCourse(id: string): Promise<NewCourse | null> {
  return courseSchema.parse(await (await sanity()).fetch<unknown>(NEW_COURSE, {id}))
}
